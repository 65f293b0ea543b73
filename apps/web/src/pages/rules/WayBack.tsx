import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../shell/controls.tsx';
import { lastRefusal } from '../../state/lastRefusal.ts';
import { leftLesson } from '../../state/leftLesson.ts';
import { href } from '../../state/route.ts';
import { useLearnWords } from '../learn/learnWords.ts';
import { BackToGame } from '../lesson/BackToGame.tsx';

/** The way back for whoever came from a lesson, or from a refusal at a table. */
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
