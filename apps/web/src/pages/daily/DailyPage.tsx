import type { JSX } from 'preact';
import { Page } from '../../shell/Page.tsx';

/** The puzzles of a day. */
export const DailyPage = (props: { readonly date: string | undefined; readonly game: string | undefined }): JSX.Element => (
  <Page title="" place="learn" {...props}>
    {null}
  </Page>
);
