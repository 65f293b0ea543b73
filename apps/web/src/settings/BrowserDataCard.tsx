import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { forgetLearned } from '../learn/index.ts';
import { exportAll, library } from '../library/index.ts';
import { forgetSkills } from '../match/index.ts';
import { forgetProgress } from '../puzzles/index.ts';
import { reviewStore } from '../review/index.ts';
import { forgetSync } from '../storage/index.ts';
import { Button, ConfirmSheet, Snack, useSnack } from '../ui/index.ts';
import { STANDARD } from './readSettings.ts';
import { change } from './settings.ts';
import { useSettingsWords } from './settingsWords.ts';

const deleteAll = async (): Promise<void> => {
  for (const { id } of await library.list()) await library.remove(id);
  for (const { id } of await library.setAside()) await library.dropAside(id);
  change(STANDARD);
  forgetSkills();
  forgetLearned();
  await reviewStore.clear();
  await forgetProgress();
  forgetSync();
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
