import { LANG_NAMES, LANGS } from '@threefold/words';
import type { JSX } from 'preact';
import { OptionRow, Segments, Select, Switch } from '../../shell/controls.tsx';
import { lang, useWords } from '../../state/language.ts';
import { goLang } from '../../state/route.ts';
import { change, settings } from '../../state/settings.ts';

export const LookSettings = (): JSX.Element => {
  const { words, speak } = useWords();
  const { settings: said } = words;
  const { theme, contrast, view, distinction, coordinates } = settings.value;
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
        <OptionRow name={speak(said.theme)} about={speak(said.themeAbout)} wide>
          <Segments
            label={speak(said.theme)}
            values={(['system', 'light', 'dark'] as const).map(value => ({ value, label: speak(said[value]) }))}
            value={theme}
            onChange={to => change({ theme: to })}
          />
        </OptionRow>
        <OptionRow name={speak(said.contrast)} about={speak(said.contrastAbout)}>
          <Switch label={speak(said.contrast)} on={contrast} onChange={on => change({ contrast: on })} />
        </OptionRow>
        <OptionRow name={speak(said.view)} about={speak(said.viewAbout)}>
          <Segments
            label={speak(said.view)}
            values={[
              { value: '2d', label: speak(said.flat) },
              { value: '3d', label: speak(said.solid) },
            ]}
            value={view}
            onChange={to => change({ view: to })}
          />
        </OptionRow>
        <OptionRow name={speak(said.distinction)} about={speak(said.distinctionAbout)} wide>
          <Segments
            label={speak(said.distinction)}
            values={(['normal', 'strong'] as const).map(value => ({ value, label: speak(said[value]) }))}
            value={distinction}
            onChange={to => change({ distinction: to })}
          />
        </OptionRow>
        <OptionRow name={speak(said.coordinates)} about={speak(said.coordinatesAbout)}>
          <Switch label={speak(said.coordinates)} on={coordinates} onChange={on => change({ coordinates: on })} />
        </OptionRow>
      </div>
    </section>
  );
};
