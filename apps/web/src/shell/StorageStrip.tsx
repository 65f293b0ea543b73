import type { JSX } from 'preact';
import { useWords } from '../state/language.ts';
import { library } from '../state/library.ts';
import { Icon } from './icons.tsx';

/** Says that games are not kept, while that is so. */
export const StorageStrip = (): JSX.Element => {
  const { words, speak } = useWords();
  const problem = library.problem.value;
  return (
    <div class="strip-place" role="status">
      {problem && (
        <p class="strip">
          <Icon name="warning" />
          <span>
            <strong>{speak(problem === 'full' ? words.shell.fullTitle : words.shell.blockedTitle)}</strong>{' '}
            {speak(problem === 'full' ? words.shell.fullText : words.shell.blockedText)}
          </span>
        </p>
      )}
    </div>
  );
};
