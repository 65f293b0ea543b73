import { puzzlesOf } from '@threefold-games/catalogue/load';
import type { RuleId } from '@threefold-games/core';
import { lessonOn } from '@threefold-games/learn';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { figureBox, SceneView } from '../board/index.ts';
import { games, useFace, useTitles } from '../games/index.ts';
import {
  Button,
  go,
  href,
  Icon,
  type IconName,
  Link,
  later,
  Page,
  type Route,
  Segments,
  useLoaded,
} from '../ui/index.ts';
import { Lessons, minutesOf } from './Lessons.tsx';
import { lastLearned, learned, lessonKey } from './learned.ts';
import { playLevel } from './playLevel.ts';
import { type LoadedCourse, useCourse, useLearnWords } from './useCourse.ts';

interface LearnPageProps {
  /** The game that is learned; the one of last time, else the first, where it is not known. */
  readonly game: string;
  /** The rule that somebody wants to practise: its lesson is opened. */
  readonly rule: string | undefined;
}

/** A game for those who want to learn it: its aim, its lessons, and what else there is to read. */
export const LearnPage = ({ game: wanted, rule }: LearnPageProps): JSX.Element => {
  const { words, speak, said } = useLearnWords();
  const known = wanted === '' ? lastLearned.get() : wanted;
  const { id } = games.find(each => each.id === known) ?? games[0]!;
  useEffect(() => lastLearned.set(id), [id]);
  const title = useFace(id)?.title ?? '';
  const course = useCourse(id);
  const practised = course && rule !== undefined ? lessonOn(course.course, rule as RuleId) : undefined;
  useEffect(() => {
    if (practised) go({ page: 'lesson', game: id, lesson: practised.id }, 'replace');
  }, [practised]);
  const first = course && nextLesson(course) ? <Begin course={course} wide /> : <PlayNext game={id} />;
  return (
    <Page
      title={title === '' ? speak(words.shell.learn) : speak(said.titleOf, { game: title })}
      place="learn"
      foot={first}
    >
      <div class="learn">
        <div class="beside learn-head">
          <h1 class="desk-only">{speak(words.shell.learn)}</h1>
          <Segments
            label={speak(words.shell.game)}
            values={useTitles()}
            value={id}
            onChange={to => go({ page: 'learn', game: to }, 'replace')}
          />
          <p class="quiet desk-only learn-lead">{speak(said.lead)}</p>
        </div>
        <div class="learn-side">
          {course && <Aim course={course} title={title} />}
          <Ways game={id} />
        </div>
        {course && <Lessons course={course} title={title} begin={first} />}
      </div>
    </Page>
  );
};

/** How far one is: nobody has to wait for it. */
const PuzzlesSolved = later(async () => (await import('./PuzzlesSolved.tsx')).PuzzlesSolved);

/** The lesson to go on with; undefined when all are done. */
const nextLesson = ({ game, course }: LoadedCourse) =>
  course.lessons.find(({ id }) => !learned.value.has(lessonKey(game, id)));

/** What one wants in the game: a picture and three sentences. */
const Aim = ({
  course: { game, picture, words },
  title,
}: {
  readonly course: LoadedCourse;
  readonly title: string;
}) => {
  const { words: all, speak, said } = useLearnWords();
  const face = useFace(game);
  const figures = useLoaded(async () => face?.figures(), face);
  const figure = figures?.[picture];
  const scene = useMemo(() => figure && { ...figure.scene, bounds: figureBox(figure.scene) }, [figure]);
  return (
    <section class="card learn-aim">
      <div class="learn-picture">
        {scene && figure && <SceneView scene={scene} label={figure.caption} fit="cover" />}
      </div>
      <div class="learn-aim-words">
        <h2>{speak(said.aimOf, { game: title })}</h2>
        <p>{speak(words.aim.text)}</p>
        <Button icon="play" onClick={() => void playLevel(game, 1)}>
          {speak(all.shell.play)}
        </Button>
      </div>
    </section>
  );
};

/** Opens the first lesson, or the next one. */
const Begin = ({ course, wide = false }: { readonly course: LoadedCourse; readonly wide?: boolean }) => {
  const { speak, said } = useLearnWords();
  const next = nextLesson(course)!;
  const isFirst = course.course.lessons.every(({ id }) => !learned.value.has(lessonKey(course.game, id)));
  const lesson = speak(course.words.lessons[next.id]!.title);
  return (
    <Button kind="primary" icon="next" wide={wide} href={href({ page: 'lesson', game: course.game, lesson: next.id })}>
      {isFirst ? speak(said.begin, { n: minutesOf(course.course.lessons) }) : speak(said.goOn, { lesson })}
    </Button>
  );
};

/** Goes on to the second level or to the easiest puzzles, for whoever has done all lessons. */
const PlayNext = ({ game }: { readonly game: string }) => {
  const { speak, said } = useLearnWords();
  return (
    <div class="learn-next">
      <Button kind="primary" icon="play" wide onClick={() => void playLevel(game, 2)}>
        {speak(said.playLevel, { n: 2 })}
      </Button>
      {puzzlesOf(game) && (
        <Button icon="target" wide href={href({ page: 'puzzles', query: { game, difficulty: '1' } })}>
          {speak(said.easyPuzzles)}
        </Button>
      )}
    </div>
  );
};

/** What there is beside the lessons. */
const Ways = ({ game }: { readonly game: string }) => {
  const { speak, said } = useLearnWords();
  return (
    <nav class="card learn-ways" aria-label={speak(said.readToo)}>
      <Way icon="book" to={{ page: 'guide', game }} title={speak(said.guide)} text={speak(said.guideAbout)} />
      <Way icon="list" to={{ page: 'rules', game }} title={speak(said.rules)} text={speak(said.rulesAbout)} />
      {puzzlesOf(game) && (
        <Way
          icon="target"
          to={{ page: 'puzzles', query: { game } }}
          title={speak(said.puzzles)}
          text={<PuzzlesSolved game={game} />}
        />
      )}
    </nav>
  );
};

interface WayProps {
  readonly to: Route;
  readonly icon: IconName;
  readonly title: string;
  readonly text: ComponentChildren;
}

const Way = ({ to, icon, title, text }: WayProps) => (
  <Link to={to} class="learn-way">
    <span class="learn-way-icon">
      <Icon name={icon} />
    </span>
    <span class="words">
      <span class="name">{title}</span>
      <span class="small learn-way-text">{text}</span>
    </span>
    <span class="desk-only">
      <Icon name="next" size={18} />
    </span>
  </Link>
);
