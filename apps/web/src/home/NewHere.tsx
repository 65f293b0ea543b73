import type { JSX } from 'preact';
import { useWords } from '../i18n/index.ts';
import { learned } from '../learn/index.ts';
import { change, settings } from '../settings/index.ts';
import { localTexts } from '../storage/index.ts';
import { Button, href, IconButton } from '../ui/index.ts';

/** What it is called among what has been read. */
const READ = 'new';

/** The way in for whoever has neither played nor learned anything here; it can be put away for good. */
export const NewHere = (): JSX.Element | null => {
  const { words, speak } = useWords();
  const { briefed } = settings.value;
  if (briefed.includes(READ) || learned.value.size > 0 || localTexts.read('skills')) return null;
  return (
    <section class="beside home-resume card">
      <div class="words">
        <h2 class="title">{speak(words.home.newHere)}</h2>
        <p class="small">{speak(words.home.newHereText)}</p>
      </div>
      <Button kind="primary" href={href({ page: 'learn', game: '' })}>
        {speak(words.shell.learn)}
      </Button>
      <IconButton
        icon="close"
        label={speak(words.shell.close)}
        onClick={() => change({ briefed: [...briefed, READ] })}
      />
    </section>
  );
};
