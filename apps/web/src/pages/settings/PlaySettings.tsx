import type { JSX } from 'preact';
import { OptionRow, Segments, Switch } from '../../shell/controls.tsx';
import { later } from '../../shell/later.tsx';
import { useWords } from '../../state/language.ts';
import { cleanName, NAME_LIMIT } from '../../state/readSettings.ts';
import { change, settings } from '../../state/settings.ts';

const AccountRow = later(async () => (await import('../account/AccountRow.tsx')).AccountRow);

export const PlaySettings = (): JSX.Element => {
  const { words, speak } = useWords();
  const { settings: said } = words;
  const { name, confirm, motion, sound } = settings.value;
  return (
    <section class="card settings-card">
      <h2>{speak(said.playing)}</h2>
      <div>
        <OptionRow name={speak(said.name)} about={speak(said.nameAbout)} wide>
          <span class="field">
            <input
              aria-label={speak(said.name)}
              value={name}
              maxLength={NAME_LIMIT}
              autocomplete="nickname"
              placeholder={speak(said.namePlaceholder)}
              onChange={event => change({ name: cleanName(event.currentTarget.value) })}
            />
          </span>
        </OptionRow>
        <OptionRow name={speak(said.confirm)} about={speak(said.confirmAbout)} wide>
          <Segments
            label={speak(said.confirm)}
            values={(['always', 'touch', 'never'] as const).map(value => ({ value, label: speak(said[value]) }))}
            value={confirm}
            onChange={to => change({ confirm: to })}
          />
        </OptionRow>
        <OptionRow name={speak(said.motion)} about={speak(said.motionAbout)} wide>
          <Segments
            label={speak(said.motion)}
            values={(['system', 'full', 'off'] as const).map(value => ({ value, label: speak(said[value]) }))}
            value={motion}
            onChange={to => change({ motion: to })}
          />
        </OptionRow>
        <OptionRow name={speak(said.sound)} about={speak(said.soundAbout)}>
          <Switch label={speak(said.sound)} on={sound} onChange={on => change({ sound: on })} />
        </OptionRow>
        <AccountRow />
      </div>
    </section>
  );
};
