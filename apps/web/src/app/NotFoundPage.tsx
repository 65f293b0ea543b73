import type { JSX } from 'preact';
import { useWords } from '../i18n/index.ts';
import { Button, href, Notice, Page } from '../ui/index.ts';

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
