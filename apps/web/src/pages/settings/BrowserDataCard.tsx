import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { forgetSkills } from '../../level/ownSkills.ts';
import { forgetProgress } from '../../puzzles/progressStore.ts';
import { reviewStore } from '../../review/reviewStore.ts';
import { Button, ConfirmSheet } from '../../shell/controls.tsx';
import { Snack, useSnack } from '../../shell/Snack.tsx';
import { forgetLearned } from '../../state/learned.ts';
import { exportAll, library } from '../../state/library.ts';
import { STANDARD } from '../../state/readSettings.ts';
import { change } from '../../state/settings.ts';
import { useSettingsWords } from './settingsWords.ts';

const deleteAll = async (): Promise<void> => {
  for (const { id } of await library.list()) await library.remove(id);
  for (const { id } of await library.setAside()) await library.dropAside(id);
  change(STANDARD);
  forgetSkills();
  forgetLearned();
  await reviewStore.clear();
  await forgetProgress();
};

/** What lies in this browser, and how to take it away. */
export const BrowserDataCard = (): JSX.Element => {
  const { said, speak } = useSettingsWords();
  const [asking, setAsking] = useState(false);
  const snack = useSnack();
  const confirm = async (): Promise<void> => {
    await deleteAll();
    setAsking(false);
    snack.show(speak(said.deleted));
  };
  return (
    <section class="card settings-card settings-data">
      <h2>{speak(said.data)}</h2>
      <p class="quiet">{speak(said.dataText)}</p>
      <Button icon="download" wide onClick={() => void exportAll()}>
        {speak(said.exportAll)}
      </Button>
      <Button kind="danger" icon="trash" wide onClick={() => setAsking(true)}>
        {speak(said.deleteAll)}
      </Button>
      <ConfirmSheet
        title={speak(said.deleteTitle)}
        text={speak(said.deleteText)}
        icon="trash"
        action={speak(said.deleteNow)}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      />
      <Snack snack={snack} />
    </section>
  );
};
