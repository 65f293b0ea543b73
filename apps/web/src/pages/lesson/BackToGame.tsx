import type { JSX } from 'preact';
import { Button } from '../../shell/controls.tsx';
import { useWords } from '../../state/language.ts';
import { lastRefusal, returnToTable } from '../../state/lastRefusal.ts';

/** The way back for whoever came from a refusal at a table. */
export const BackToGame = (): JSX.Element | null => {
  const { words, speak } = useWords();
  const refusal = lastRefusal.value;
  if (!refusal) return null;
  return (
    <Button icon="back" onClick={() => returnToTable(refusal)}>
      {speak(words.rules.back)}
    </Button>
  );
};
