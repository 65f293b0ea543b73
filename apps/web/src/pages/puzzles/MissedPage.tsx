import type { JSX } from 'preact';
import { Page } from '../../shell/Page.tsx';

/** The puzzles that one did not find. */
export const MissedPage = (): JSX.Element => (
  <Page title="" place="learn">
    {null}
  </Page>
);
