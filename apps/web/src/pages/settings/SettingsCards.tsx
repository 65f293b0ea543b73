import { LANG_NAMES, LANGS } from '@threefold-games/speech';
import type { JSX } from 'preact';
import { ChoiceRow, OptionRow, Select, SwitchRow } from '../../shell/controls.tsx';
import { later } from '../../shell/later.tsx';
import { lang } from '../../state/language.ts';
import { cleanName, NAME_LIMIT } from '../../state/readSettings.ts';
import { goLang } from '../../state/route.ts';
import { change, settings } from '../../state/settings.ts';
import { useSettingsWords } from './settingsWords.ts';

const AccountRow = later(async () => (await import('../account/AccountRow.tsx')).AccountRow);

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

export const LookSettings = (): JSX.Element => {
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

export const PlaySettings = (): JSX.Element => {
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
