import type { RuleId } from '@threefold-games/core';
import type { Lesson } from '@threefold-games/learn';
import type { Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { RulePicture } from '../../board/index.ts';
import { narrow } from '../../settings/index.ts';
import { Counts, HeadlineView, SmallCounts } from '../../table/index.ts';
import { Link, useLoaded } from '../../ui/index.ts';
import { StateRing } from '../Lessons.tsx';
import { learned, lessonKey } from '../learned.ts';
import { type LoadedCourse, useLearnWords } from '../useCourse.ts';
import { leaveLesson } from '../WayBack.tsx';
import type { LessonController } from './lessonController.ts';

interface LessonCardProps {
  readonly loaded: LoadedCourse;
  readonly index: number;
  /** Which of its tasks; absent for one that is a game. */
  readonly at?: number;
  readonly face: Face;
}

/** What is to be known, in a sentence or two. */
export const LessonCard = ({ loaded, index, at, face }: LessonCardProps): JSX.Element => {
  const { speak, said } = useLearnWords();
  const { lessons } = loaded.course;
  const lesson = lessons[index]!;
  const { title, tell } = loaded.words.lessons[lesson.id]!;
  const small = narrow.value;
  const many = at !== undefined && lesson.tasks.length > 1 && !small;
  return (
    <section class="card lesson-card">
      <LessonDots loaded={loaded} index={index} />
      {!small && <h1>{speak(title)}</h1>}
      <p class="lesson-tell">
        {speak(tell)} <RuleLink game={loaded.game} lesson={lesson} />
      </p>
      {!small && lesson.figure && <LessonFigure face={face} rule={lesson.figure} />}
      {many && <p class="small">{speak(said.taskOf, { n: at + 1, all: lesson.tasks.length })}</p>}
    </section>
  );
};

/** Where the rule behind a lesson can be read. */
const RuleLink = ({ game, lesson }: { readonly game: string; readonly lesson: Lesson }): JSX.Element | null => {
  const [rule] = lesson.rules;
  return rule === undefined ? null : (
    <Link to={{ page: 'rules', game, rule }} onClick={leaveLesson}>
      {rule}
    </Link>
  );
};

/** How far one is: a dot a lesson. */
const LessonDots = ({ loaded, index }: Pick<LessonCardProps, 'loaded' | 'index'>): JSX.Element => (
  <div class="lesson-dots" aria-hidden="true">
    {loaded.course.lessons.map(({ id }, i) => (
      <StateRing
        key={id}
        state={i === index ? 'next' : learned.value.has(lessonKey(loaded.game, id)) ? 'done' : 'open'}
      />
    ))}
  </div>
);

const LessonFigure = ({ face, rule }: { readonly face: Face; readonly rule: RuleId }): JSX.Element | null => {
  const figures = useLoaded(() => face.figures(), face);
  const figure = figures?.[rule];
  return figure ? <RulePicture figure={figure} /> : null;
};

/** What counts for each seat, since it decides. */
export const LessonCounts = ({ controller }: { readonly controller: LessonController }): JSX.Element => {
  const { words, speak } = useLearnWords();
  const face = controller.face.value;
  const view = controller.view.value;
  const small = narrow.value;
  return (
    <ul class="card lesson-counts">
      {controller.names.value.map((name, seat) => {
        const headline = face.headline(view, seat);
        // Where room is short, the number that decides is enough.
        const counts = small && headline?.value !== undefined ? [] : face.counts(view, seat);
        return (
          <li key={seat}>
            <span class="name clip">{seat === controller.source.seat ? speak(words.shell.me) : name}</span>
            {headline && (!small || headline.value !== undefined) && <HeadlineView headline={headline} />}
            {counts.length > 0 && (small ? <SmallCounts counts={counts} /> : <Counts counts={counts} />)}
          </li>
        );
      })}
    </ul>
  );
};

/** All lessons, to go to any of them. */
export const LessonList = ({ loaded, index }: Pick<LessonCardProps, 'loaded' | 'index'>): JSX.Element => {
  const { speak, said } = useLearnWords();
  return (
    <nav class="card lesson-list" aria-label={speak(said.lessons)}>
      <ol>
        {loaded.course.lessons.map(({ id }, i) => (
          <li key={id}>
            <Link to={{ page: 'lesson', game: loaded.game, lesson: id }} here={i === index}>
              <span class="lesson-number">{i + 1}</span>
              <span class="clip">{speak(loaded.words.lessons[id]!.title)}</span>
              {learned.value.has(lessonKey(loaded.game, id)) && (
                <>
                  <StateRing state="done" />
                  <span class="unseen">{speak(said.state.done)}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
