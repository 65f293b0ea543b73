import type { JSX } from 'preact';
import { Page } from '../../shell/Page.tsx';

/** Puzzles by game, theme and difficulty, and those of today. */
export const PuzzlesPage = (props: { readonly query: Readonly<Record<string, string>> }): JSX.Element => (
  <Page title="" place="learn" {...props}>
    {null}
  </Page>
);
