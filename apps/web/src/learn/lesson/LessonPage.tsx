import { puzzlesOf } from '@threefold-games/catalogue/load';
import type { Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadFace, loadGame, useFace } from '../../games/index.ts';
import { useGames } from '../../library/index.ts';
import { mayHelp } from '../../match/index.ts';
import { narrow } from '../../settings/index.ts';
import { confirmsTurns } from '../../table/index.ts';
import { Button, go, href, IconButton, Page, useLoaded } from '../../ui/index.ts';
import { learned, lessonKey } from '../learned.ts';
import { playLevel } from '../playLevel.ts';
import { type LoadedCourse, useCourse, useLearnWords } from '../useCourse.ts';
import { LessonCard, LessonList } from './LessonCard.tsx';
import { LessonTable } from './LessonTable.tsx';
import './lesson.css';

interface LessonPageProps {
  readonly game: string;
  readonly lesson: string;
  /** Which of its tasks, from 1; the first unless told. */
  readonly task: number | undefined;
}

/** A lesson: one thing to be told, and tasks on a real board. */
export const LessonPage = ({ game: id, lesson: wanted, task }: LessonPageProps): JSX.Element | null => {
  const loaded = useCourse(id);
  const face = useFace(id);
  const game = useLoaded(async () => (await Promise.all([loadGame(id), loadFace(id)]))[0], id);
  const index = loaded?.course.lessons.findIndex(lesson => lesson.id === wanted) ?? -1;
  const missing = loaded === null || (loaded !== undefined && index < 0);
  useEffect(() => {
    if (missing) go({ page: 'learn', game: id }, 'replace');
  }, [missing]);
  if (!loaded || !face || !game || index < 0) return null;
  const { tasks } = loaded.course.lessons[index]!;
  if (tasks.length === 0) return <LessonGamePage loaded={loaded} index={index} face={face} />;
  const at = Math.min(Math.max(task ?? 1, 1), tasks.length) - 1;
  return <LessonTable key={at} loaded={loaded} index={index} at={at} game={game} face={face} />;
};

interface LessonGamePageProps {
  readonly loaded: LoadedCourse;
  readonly index: number;
  readonly face: Face;
}

/** The lesson that is a whole game: what to mind, and the way to the table. */
const LessonGamePage = ({ loaded, index, face }: LessonGamePageProps): JSX.Element => {
  const { speak, said } = useLearnWords();
  const { lessons } = loaded.course;
  const lesson = lessons[index]!;
  const { title, advice = {} } = loaded.words.lessons[lesson.id]!;
  const { game } = lesson;
  const all = [...Object.values(advice), ...(confirmsTurns() ? [said.confirm] : [])];
  // A game in progress is resumed.
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
