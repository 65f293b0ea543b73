import type { JSX } from 'preact';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../state/language.ts';

export const AnalysisPage = (_props: { readonly query: Readonly<Record<string, string>> }): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <Page title={speak(words.shell.analysis)} place="analysis">
      {null}
    </Page>
  );
};
