import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadFace, useFace } from '../../state/face.ts';
import { loadGame } from '../../state/games.ts';
import { go } from '../../state/route.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useCourse } from '../learn/useCourse.ts';
import { LessonGamePage } from './LessonGamePage.tsx';
import { LessonTable } from './LessonTable.tsx';
import '../table/cards.css';
import '../table/table.css';
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
