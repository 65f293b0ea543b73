import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { lastRefusal, returnToTable } from '../table/index.ts';
import { Button, href, type Route, route } from '../ui/index.ts';
import { useLearnWords } from './useCourse.ts';

/** The lesson that the player left to read a rule; set while the rules are open. */
export const leftLesson = signal<Route | undefined>(undefined);

/** Remembers the lesson that is open now. */
export const leaveLesson = (): void => {
  leftLesson.value = route.peek();
};

/** A link back to the table, after a refusal there. */
export const BackToGame = (): JSX.Element | null => {
  const { words, speak } = useWords();
  const refusal = lastRefusal.value;
  if (!refusal) return null;
  return (
    <Button icon="back" onClick={() => returnToTable(refusal)}>
      {speak(words.rules.back)}
    </Button>
  );
};

/** A link back to the lesson, or to the table after a refusal there. */
export const WayBack = (): JSX.Element | null => {
  const { speak, said } = useLearnWords();
  const lesson = leftLesson.value;
  useEffect(
    () => () => {
      leftLesson.value = undefined;
    },
    [],
  );
  if (!lesson && !lastRefusal.value) return null;
  return (
    <div class="rules-back">
      {lesson ? (
        <Button kind="plain" icon="back" href={href(lesson)}>
          {speak(said.toLesson)}
        </Button>
      ) : (
        <BackToGame />
      )}
    </div>
  );
};
