import type { Lesson } from '@threefold-games/learn';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { narrow } from '../settings/index.ts';
import { Icon, Link } from '../ui/index.ts';
import { learned, lessonKey } from './learned.ts';
import { type LoadedCourse, useLearnWords } from './useCourse.ts';
import './learn.css';

interface LessonsProps {
  readonly course: LoadedCourse;
  /** What the game is called. */
  readonly title: string;
  /** The one thing to do, where it does not stand at the foot of the page. */
  readonly begin: ComponentChildren;
}

/** A row for each lesson, done or not; on phones those far from the next one are folded. */
const FAR = 2;

/** All lessons of a course, and how far one is. */
export const Lessons = ({ course: loaded, title, begin }: LessonsProps): JSX.Element => {
  const { speak, said } = useLearnWords();
  const { lessons } = loaded.course;
  const [open, setOpen] = useState<'none' | 'before' | 'after'>('none');
  const isDone = ({ id }: Lesson): boolean => learned.value.has(lessonKey(loaded.game, id));
  const at = lessons.findIndex(lesson => !isDone(lesson));
  const next = at < 0 ? lessons.length : at;
  const small = narrow.value;
  // Few rows are not worth folding.
  const before = small && open !== 'before' && next > 1 ? next : 0;
  const after = small && open !== 'after' && lessons.length - next > FAR + 2 ? next + FAR + 1 : lessons.length;
  const row = (index: number): JSX.Element => (
    <LessonRow
      key={lessons[index]!.id}
      loaded={loaded}
      index={index}
      isNext={index === at}
      done={isDone(lessons[index]!)}
    />
  );
  return (
    <section class="card learn-course">
      <div class="beside learn-course-head">
        <div class="words">
          <h2>{speak(said.course)}</h2>
          <p class="quiet">{progress(loaded, title)}</p>
        </div>
        <div class="desk-only">{begin}</div>
      </div>
      <ol class="learn-lessons" aria-label={speak(said.lessons)}>
        {before > 0 && (
          <li>
            <Fold state="done" title={speak(said.doneTo, { n: before })} onOpen={() => setOpen('before')} />
          </li>
        )}
        {lessons.map((_, index) => index >= before && index < after && row(index))}
        {after < lessons.length && (
          <li>
            <Fold
              state="open"
              title={speak(said.fromTo, { from: after + 1, to: lessons.length })}
              text={speak(said.lastIsGame)}
              onOpen={() => setOpen('after')}
            />
          </li>
        )}
      </ol>
    </section>
  );
};

/** How long lessons take, but for the game. */
export const minutesOf = (lessons: readonly Lesson[]): number =>
  lessons.reduce((sum, { game, minutes }) => sum + (game ? 0 : minutes), 0);

/** How much is done, and how long the rest takes. */
const progress = ({ game, course }: LoadedCourse, title: string): string => {
  const { speak, said } = useLearnWords();
  const { lessons } = course;
  const left = lessons.filter(({ id }) => !learned.value.has(lessonKey(game, id)));
  const minutes = minutesOf(left);
  const n = lessons.length;
  if (left.length === 0) return speak(said.allDone, { n, game: title });
  if (left.length === n) return speak(said.fresh, { n: n - 1 });
  const soFar = speak(said.soFar, { n, done: n - left.length });
  return `${soFar} ${minutes === 0 ? speak(said.onlyGame) : speak(said.toGo, { n: minutes })}`;
};

interface LessonRowProps {
  readonly loaded: LoadedCourse;
  readonly index: number;
  readonly isNext: boolean;
  readonly done: boolean;
}

const LessonRow = ({ loaded: { game, course, words }, index, isNext, done }: LessonRowProps): JSX.Element => {
  const { speak, said } = useLearnWords();
  const lesson = course.lessons[index]!;
  const { title, about } = words.lessons[lesson.id]!;
  const state = done ? 'done' : isNext ? 'next' : 'open';
  return (
    <li class={isNext ? 'learn-lesson learn-lesson-next' : 'learn-lesson'}>
      <StateRing state={state} />
      <span class="learn-number" aria-hidden="true">
        {index + 1}
      </span>
      <Link to={{ page: 'lesson', game, lesson: lesson.id }} class="row-link learn-title">
        {speak(title)}
      </Link>
      <span class={isNext ? 'small learn-about' : 'small learn-about desk-only'}>{speak(about)}</span>
      <span class="unseen">{speak(said.state[state])}</span>
      <span class="small learn-minutes">{!lesson.game && speak(said.minutes, { n: lesson.minutes })}</span>
    </li>
  );
};

/** Whether a lesson is done, the next one, or to come. */
export const StateRing = ({ state }: { readonly state: 'done' | 'next' | 'open' }): JSX.Element => (
  <span class={`learn-ring learn-ring-${state}`} aria-hidden="true">
    {state === 'done' && <Icon name="check" size={14} />}
  </span>
);

interface FoldProps {
  readonly state: 'done' | 'open';
  readonly title: string;
  readonly text?: string;
  onOpen(): void;
}

/** Lessons that are not in sight; they open in place. */
const Fold = ({ state, title, text, onOpen }: FoldProps): JSX.Element => (
  <button type="button" class="learn-lesson learn-fold" aria-expanded="false" onClick={onOpen}>
    <StateRing state={state} />
    <span class="name">{title}</span>
    <span class="small">{text}</span>
    <Icon name="caret" size={18} />
  </button>
);
