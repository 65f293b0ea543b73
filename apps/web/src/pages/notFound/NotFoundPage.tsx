import type { JSX } from 'preact';
import { Button, Notice } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../state/language.ts';
import { href } from '../../state/route.ts';

export const NotFoundPage = (): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <Page title={speak(words.shell.pageMissingTitle)}>
      <div class="card notice-card">
        <Notice
          level={1}
          icon="search"
          title={speak(words.shell.pageMissingTitle)}
          text={speak(words.shell.pageMissingText)}
        >
          <Button kind="primary" icon="play" href={href({ page: 'home' })}>
            {speak(words.shell.home)}
          </Button>
        </Notice>
      </div>
    </Page>
  );
};
