import type { JSX } from 'preact';
import { Button, Notice } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../state/language.ts';
import { href } from '../../state/route.ts';

/** The place of playing over the network; it says what there is instead. */
export const TogetherPage = (): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <Page title={speak(words.shell.together)} place="together">
      <div class="card notice-card">
        <Notice
          level={1}
          icon="together"
          title={speak(words.shell.togetherTitle)}
          text={speak(words.shell.togetherText)}
        >
          <Button kind="primary" icon="play" href={href({ page: 'home' })}>
            {speak(words.shell.home)}
          </Button>
        </Notice>
      </div>
    </Page>
  );
};
