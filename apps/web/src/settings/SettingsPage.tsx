import { LANG_NAMES, LANGS } from '@threefold-games/speech';
import { EMPTY_SCENE, type Scene } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { SceneView } from '../board/index.ts';
import { lang } from '../i18n/index.ts';
import { ChoiceRow, goLang, later, OptionRow, Page, PageHead, Select, SwitchRow } from '../ui/index.ts';
import { BrowserDataCard } from './BrowserDataCard.tsx';
import { cleanName, NAME_LIMIT } from './readSettings.ts';
import { change, settings } from './settings.ts';
import { useSettingsWords } from './settingsWords.ts';
import './settings.css';
import { loadAccountRow } from '../account/lazy.ts';

/** What is chosen works at once; the preview shows it. */
export const SettingsPage = (): JSX.Element => {
  const { words, said, speak } = useSettingsWords();
  const title = speak(words.shell.settings);
  return (
    <Page title={title} place="settings" back={{ page: 'home' }} actions={<span />}>
      <PageHead title={title} lead={speak(said.lead)} />
      <div class="columns settings">
        <section class="card settings-preview">
          <h2 class="desk-only">{speak(said.preview)}</h2>
          <div class="settings-pictures">
            <SceneView scene={STACKS} label="" />
            <SceneView scene={FIELDS} label="" />
          </div>
          <p class="quiet desk-only">{speak(said.previewText)}</p>
        </section>
        <div class="settings-main">
          <LookSettings />
          <PlaySettings />
        </div>
        <BrowserDataCard />
      </div>
    </Page>
  );
};

const AccountRow = later(async () => (await loadAccountRow()).AccountRow);

const CHOICES = {
  theme: ['system', 'light', 'dark'],
  distinction: ['normal', 'strong'],
  coordinates: ['always', 'needed', 'never'],
  confirm: ['always', 'touch', 'never'],
  motion: ['system', 'full', 'off'],
} as const;

/** A setting that is one of a few. */
const Choice = ({ of }: { readonly of: keyof typeof CHOICES }): JSX.Element => {
  const { said, speak } = useSettingsWords();
  return (
    <ChoiceRow
      name={speak(said[of])}
      about={speak(said[`${of}About`])}
      values={CHOICES[of].map(value => ({ value, label: speak(said[value]) }))}
      value={settings.value[of]}
      onChange={to => change({ [of]: to })}
    />
  );
};

/** A setting that is on or off. */
const Flag = ({ of }: { readonly of: 'contrast' | 'sound' }): JSX.Element => {
  const { said, speak } = useSettingsWords();
  return (
    <SwitchRow
      name={speak(said[of])}
      about={speak(said[`${of}About`])}
      on={settings.value[of]}
      onChange={on => change({ [of]: on })}
    />
  );
};

const LookSettings = (): JSX.Element => {
  const { said, speak } = useSettingsWords();
  return (
    <section class="card settings-card">
      <h2>{speak(said.look)}</h2>
      <div>
        <OptionRow name={speak(said.language)} about={speak(said.languageAbout, { lang: lang.value })}>
          <Select
            label={speak(said.language)}
            values={LANGS.map(value => ({ value, label: LANG_NAMES[value], lang: value }))}
            value={lang.value}
            onChange={to => void goLang(to)}
          />
        </OptionRow>
        <Choice of="theme" />
        <Flag of="contrast" />
        <ChoiceRow
          name={speak(said.view)}
          about={speak(said.viewAbout)}
          wide={false}
          values={[
            { value: '2d', label: speak(said.flat) },
            { value: '3d', label: speak(said.solid) },
          ]}
          value={settings.value.view}
          onChange={view => change({ view })}
        />
        <Choice of="distinction" />
        <Choice of="coordinates" />
      </div>
    </section>
  );
};

const PlaySettings = (): JSX.Element => {
  const { words, said, speak } = useSettingsWords();
  return (
    <section class="card settings-card">
      <h2>{speak(said.playing)}</h2>
      <div>
        <OptionRow name={speak(words.shell.yourName)} about={speak(said.nameAbout)} wide>
          <span class="field">
            <input
              aria-label={speak(words.shell.yourName)}
              value={settings.value.name}
              maxLength={NAME_LIMIT}
              autocomplete="nickname"
              placeholder={speak(said.namePlaceholder)}
              onChange={event => change({ name: cleanName(event.currentTarget.value) })}
            />
          </span>
        </OptionRow>
        <Choice of="confirm" />
        <Choice of="motion" />
        <Flag of="sound" />
        <AccountRow />
      </div>
    </section>
  );
};

/** Two pieces and a stack: height as layers and as a number. */
const STACKS: Scene = {
  ...EMPTY_SCENE,
  bounds: { x: -0.75, y: -0.85, width: 2.5, height: 1.7 },
  backdrop: 'clay',
  cells: [
    { id: 'a', x: 0, y: 0, outline: 'spot', level: 0 },
    { id: 'b', x: 1, y: 0, outline: 'spot', level: 0 },
  ],
  pieces: [
    { cell: 'a', shape: 'disc', tone: 'ivory', layers: 1 },
    { cell: 'b', shape: 'disc', tone: 'ebony', layers: 3, mark: 'ring' },
  ],
};

const SIDE = Math.sqrt(3);

/** Two fields: terrain as pattern and colour, level as strata and number, owners as tone and door. */
const FIELDS: Scene = {
  ...EMPTY_SCENE,
  bounds: { x: -1.25, y: -1.45, width: SIDE + 2.5, height: 3 },
  backdrop: 'sea',
  cells: [
    { id: 'a', x: 0, y: 0, outline: 'hexagon', fill: 'sand', pattern: 'dots', level: 1 },
    { id: 'b', x: SIDE, y: 0, outline: 'hexagon', fill: 'jungle', pattern: 'drops', level: 2 },
  ],
  pieces: [
    { cell: 'a', shape: 'hut', tone: 'ivory', mark: 'disc' },
    { cell: 'b', shape: 'temple', tone: 'ember', mark: 'triangle' },
  ],
  tags: [{ cell: 'b', corner: 'bottomRight', text: '2', kind: 'level' }],
};
