import type { JSX } from 'preact';
import { SceneView } from '../../board/SceneView.tsx';
import { Page } from '../../shell/Page.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { BrowserDataCard } from './BrowserDataCard.tsx';
import { FIELDS, STACKS } from './preview.ts';
import { LookSettings, PlaySettings } from './SettingsCards.tsx';
import { useSettingsWords } from './settingsWords.ts';
import './settings.css';

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
