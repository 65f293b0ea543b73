import type { ComponentType, JSX } from 'preact';
import { useWords } from '../state/language.ts';
import { Button } from './Button.tsx';
import { later } from './later.tsx';
import { Notice } from './Notice.tsx';
import { Page } from './Page.tsx';

/** What stands where a page would be that could not be loaded or has broken down; trying again loads everything anew. */
export const Failed = (): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <Page title={speak(words.shell.pageFailedTitle)}>
      <Notice
        level={1}
        icon="offline"
        title={speak(words.shell.pageFailedTitle)}
        text={speak(words.shell.pageFailedText)}
      >
        <Button kind="primary" icon="reset" onClick={() => location.reload()}>
          {speak(words.shell.tryAgain)}
        </Button>
      </Notice>
    </Page>
  );
};

/** A page whose code is loaded when it is first shown. */
export const lazy = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  later(load, Failed);
