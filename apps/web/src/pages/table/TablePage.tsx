import type { JSX } from 'preact';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../state/language.ts';

export const TablePage = (_props: { readonly id: string }): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <Page title={speak(words.shell.play)} place="play">
      {null}
    </Page>
  );
};
