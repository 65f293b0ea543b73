import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { Button } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { narrow } from '../../state/narrow.ts';
import { useLearnWords } from '../learn/learnWords.ts';
import { playLevel } from '../learn/playLevel.ts';
import type { LoadedCourse } from '../learn/useCourse.ts';
import { LessonCard, LessonList } from './LessonCard.tsx';

interface LessonGamePageProps {
  readonly loaded: LoadedCourse;
  readonly index: number;
  readonly face: Face;
}

/** The lesson that is a whole game: what to mind, and the way to the table. */
export const LessonGamePage = ({ loaded, index, face }: LessonGamePageProps): JSX.Element => {
  const { speak, said } = useLearnWords();
  const { lessons } = loaded.course;
  const lesson = lessons[index]!;
  const { title, advice = {} } = loaded.words.lessons[lesson.id]!;
  const { game } = lesson;
  const play = (
    <Button kind="primary" icon="play" wide onClick={() => void playLevel(loaded.game, game?.level ?? 1, game)}>
      {speak(said.play)}
    </Button>
  );
  return (
    <Page
      title={speak(title)}
      place="learn"
      back={{ page: 'learn', game: loaded.game }}
      head={
        <>
          {narrow.value ? <h2>{speak(title)}</h2> : <h2>{speak(said.titleOf, { game: face.title })}</h2>}
          <span>{speak(said.lessonOf, { n: index + 1, all: lessons.length })}</span>
        </>
      }
      foot={play}
      bar={null}
    >
      <div class="columns lesson-game">
        <div>
          <LessonCard loaded={loaded} index={index} face={face} />
          <ul class="card lesson-advice">
            {Object.entries(advice).map(([key, text]) => (
              <li key={key}>{speak(text)}</li>
            ))}
          </ul>
          <div class="desk-only">{play}</div>
        </div>
        <div class="desk-only">
          <LessonList loaded={loaded} index={index} />
        </div>
      </div>
    </Page>
  );
};
