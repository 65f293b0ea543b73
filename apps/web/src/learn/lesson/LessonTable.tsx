import type { Game } from '@threefold-games/core';
import { type Lesson, TaskRun } from '@threefold-games/learn';
import type { Face, Scene } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { BoardView, useTableKeys } from '../../board/index.ts';
import { engine } from '../../engine/index.ts';
import { narrow } from '../../settings/index.ts';
import { share } from '../../storage/index.ts';
import { lastRefusal } from '../../table/index.ts';
import { Button, href, IconButton, Page, type Route, wait } from '../../ui/index.ts';
import { addLearned, lessonKey } from '../learned.ts';
import { type LoadedCourse, useLearnWords } from '../useCourse.ts';
import { BackToGame } from '../WayBack.tsx';
import { LessonBar } from './LessonBar.tsx';
import { LessonCard, LessonCounts, LessonList } from './LessonCard.tsx';
import { LessonController } from './lessonController.ts';
import { LessonSource } from './lessonSource.ts';

/** Simulations behind an answer of the engine. */
const ANSWER = 40;
/** So many misses, and what was asked for is best shown. */
const ENOUGH = 2;

interface LessonTableProps {
  readonly loaded: LoadedCourse;
  /** The place of the lesson in its course, and of the task in the lesson. */
  readonly index: number;
  readonly at: number;
  readonly game: Game;
  readonly face: Face;
}

/** One task of a lesson, on a board as at a table. */
export const LessonTable = ({ loaded, index, at, game, face }: LessonTableProps): JSX.Element => {
  const { words, speak, said } = useLearnWords();
  const { lessons } = loaded.course;
  const lesson = lessons[index]!;
  const task = lesson.tasks[at]!;
  const lessonWords = loaded.words.lessons[lesson.id]!;
  const taskWords = lessonWords.tasks[task.id]!;
  const controller = useMemo(() => openTask(loaded, lesson, at, game, face), []);
  useEffect(() => controller.start(), [controller]);
  useEffect(() => controller.setFace(face), [controller, face]);
  useTableKeys(controller);
  const state = controller.source.state.value;
  useEffect(() => controller.reveal(), [controller, state]);
  const lit = useMemo(() => litScene(task.light ?? []), [task]);
  const hasBegun = controller.source.run.turnsOf(state).length > 0;
  const title = speak(lessonWords.title);
  const small = narrow.value;
  const actions = <LessonActions controller={controller} to={placeAfter(loaded, index, at)} />;
  const counts = lesson.counts && <LessonCounts controller={controller} />;
  const card = <LessonCard loaded={loaded} index={index} at={at} face={face} />;
  return (
    <Page
      title={title}
      place="learn"
      wide
      fixed
      back={lastRefusal.value?.table ?? { page: 'learn', game: loaded.game }}
      head={
        <>
          {small ? <h2>{title}</h2> : <h2>{speak(said.titleOf, { game: face.title })}</h2>}
          <span>
            {speak(said.lessonOf, { n: index + 1, all: lessons.length })}
            {small && lesson.tasks.length > 1 && ` · ${at + 1}/${lesson.tasks.length}`}
          </span>
        </>
      }
      actions={
        <IconButton icon="list" label={speak(said.allLessons)} href={href({ page: 'learn', game: loaded.game })} />
      }
      foot={<div class="lesson-foot">{actions}</div>}
      bar={null}
    >
      <div class="table lesson">
        {small && card}
        {small && counts}
        <BoardView
          controller={controller}
          label={speak(words.table.boardOf, { game: face.title })}
          parts="above"
          marked={hasBegun ? undefined : lit}
          whole
        />
        <LessonBar controller={controller} words={taskWords}>
          {!small && actions}
        </LessonBar>
        {!small && (
          <div class="table-side">
            {card}
            {counts}
            <BackToGame />
            <LessonList loaded={loaded} index={index} />
          </div>
        )}
        <div class="unseen" role="log" aria-live="polite">
          {controller.announcer.said.value.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
      </div>
    </Page>
  );
};

const openTask = (
  { course, game: id }: LoadedCourse,
  lesson: Lesson,
  at: number,
  game: Game,
  face: Face,
): LessonController => {
  const run = TaskRun.open(game, course.facts, lesson.tasks[at]!);
  if (!run.ok) throw new Error(`lesson ${lesson.id} of ${id} does not open: ${run.error.code}`);
  const isLast = at === lesson.tasks.length - 1;
  const source = new LessonSource(run.value, {
    wait,
    reply: async position => {
      const asked = engine.chooseTurn({
        game: id,
        position: position.encode(),
        strength: { evaluator: 'small' },
        seed: 'lesson',
        wait: false,
        limits: { simulations: ANSWER },
      });
      const answer = await asked.answer;
      return answer.ok ? answer.value.steps : undefined;
    },
    onMet: () => {
      if (!isLast) return;
      const key = lessonKey(id, lesson.id);
      addLearned([key]);
      void share([`lesson ${key}`]);
    },
  });
  return new LessonController(source, face, lesson.hidden ?? []);
};

/** The picture in which cells are lit, without the last turn: what led to where a task begins is of no interest. */
const litScene =
  (cells: readonly string[]) =>
  (scene: Scene): Scene => ({
    ...scene,
    states: [
      ...scene.states.filter(({ state }) => state !== 'lastFrom' && state !== 'lastTo'),
      ...cells.map(cell => ({ cell, state: 'lit' as const })),
    ],
    trails: scene.trails.filter(({ kind }) => kind !== 'last'),
  });

/** Where it goes on after a task. */
const placeAfter = ({ game, course: { lessons } }: LoadedCourse, index: number, at: number): Route => {
  const lesson = lessons[index]!;
  if (at + 1 < lesson.tasks.length) return { page: 'lesson', game, lesson: lesson.id, task: at + 2 };
  const following = lessons[index + 1];
  return following ? { page: 'lesson', game, lesson: following.id } : { page: 'learn', game };
};

interface LessonActionsProps {
  readonly controller: LessonController;
  /** Where it goes on. */
  readonly to: Route;
}

/** What one can do beside making a turn. */
const LessonActions = ({ controller, to }: LessonActionsProps): JSX.Element => {
  const { words, speak, said } = useLearnWords();
  const { source } = controller;
  const { phase, misses } = source.state.value;
  if (phase === 'met')
    return (
      <Button kind="primary" icon="next" href={href(to)}>
        {speak(said.next)}
      </Button>
    );
  const skip = (
    <Button kind="quiet" href={href(to)}>
      {speak(said.skip)}
    </Button>
  );
  if (phase === 'shown')
    return (
      <>
        {skip}
        <Button kind="primary" icon="reset" onClick={() => source.again()}>
          {speak(said.nowYou)}
        </Button>
      </>
    );
  const isEnough = misses >= ENOUGH;
  return (
    <>
      {skip}
      <Button kind={isEnough ? 'primary' : 'plain'} icon="bulb" onClick={() => source.show()}>
        {speak(said.showMe)}
      </Button>
      {phase === 'missed' && (
        <Button kind={isEnough ? 'plain' : 'primary'} icon="reset" onClick={() => source.again()}>
          {speak(words.shell.tryAgain)}
        </Button>
      )}
    </>
  );
};
