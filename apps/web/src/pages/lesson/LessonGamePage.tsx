import { puzzlesOf } from '@threefold-games/catalogue/load';
import type { Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { Button, IconButton } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { mayHelp } from '../../state/isHelpOn.ts';
import { learned, lessonKey } from '../../state/learned.ts';
import { narrow } from '../../state/narrow.ts';
import { href } from '../../state/route.ts';
import { useGames } from '../../state/useGames.ts';
import { useLearnWords } from '../learn/learnWords.ts';
import { playLevel } from '../learn/playLevel.ts';
import type { LoadedCourse } from '../learn/useCourse.ts';
import { confirmsTurns } from '../table/confirmsTurns.ts';
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
  const all = [...Object.values(advice), ...(confirmsTurns() ? [said.confirm] : [])];
  // Whoever has begun it goes on with it.
  const running = useGames().games?.find(
    saved => saved.game === loaded.game && saved.status === 'running' && mayHelp(saved.seats),
  );
  const begin = (): void => void playLevel(loaded.game, game?.level ?? 1, game);
  const play = running ? (
    <div class="lesson-foot">
      <Button onClick={begin}>{speak(said.another)}</Button>
      <Button kind="primary" icon="play" href={href({ page: 'game', id: running.id })}>
        {speak(said.resume)}
      </Button>
    </div>
  ) : (
    <div class="lesson-foot">
      {learned.value.has(lessonKey(loaded.game, lesson.id)) && puzzlesOf(loaded.game) && (
        <Button icon="target" href={href({ page: 'puzzles', query: { game: loaded.game, difficulty: '1' } })}>
          {speak(said.easyPuzzles)}
        </Button>
      )}
      <Button kind="primary" icon="play" wide onClick={begin}>
        {speak(said.play)}
      </Button>
    </div>
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
      actions={
        <IconButton icon="list" label={speak(said.allLessons)} href={href({ page: 'learn', game: loaded.game })} />
      }
      foot={play}
      bar={null}
    >
      <div class="columns lesson-game">
        <div>
          <LessonCard loaded={loaded} index={index} face={face} />
          <ul class="card lesson-advice">
            {all.map((text, i) => (
              <li key={i}>{speak(text)}</li>
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
