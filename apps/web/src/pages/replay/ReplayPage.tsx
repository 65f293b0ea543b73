import type { JSX } from 'preact';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../state/language.ts';

export const ReplayPage = (_props: { readonly id: string; readonly turn?: number | undefined }): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <Page title={speak(words.shell.games)} place="games">
      {null}
    </Page>
  );
};
