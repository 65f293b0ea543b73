import type { JSX } from 'preact';
import { Page } from '../../shell/Page.tsx';

/** One puzzle. */
export const PuzzlePage = (props: { readonly id: string; readonly by: string | undefined }): JSX.Element => (
  <Page title="" place="learn" {...props}>
    {null}
  </Page>
);
