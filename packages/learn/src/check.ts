import { type Game, type History, legalActions, playSteps } from '@threefold/core';
import { Judge } from './judge.ts';
import { type Course, GAME_LESSON, type Lesson, type Task, type Trap, triesOf } from './lesson.ts';
import { openPlace } from './place.ts';
import { TaskRun } from './run.ts';
import { formatTurn, wholeTurns } from './turns.ts';

/** At most this part of all turns may do what is asked for, else a task teaches nothing. */
const MOST_ACCEPTED = 0.6;

/** What was found out about a task. */
export interface CheckedTask {
  readonly lesson: string;
  /** Empty for what is wrong with the lesson itself. */
  readonly task: string;
  /** How many of all whole turns do what is asked for. */
  readonly accepted: number;
  readonly turns: number;
  /** What is wrong with it, each in an English sentence. */
  readonly faults: readonly string[];
}

/** Holds every task of a course against the rules, and the course itself. */
export const checkCourse = (game: Game, course: Course, rules: ReadonlySet<string>): readonly CheckedTask[] =>
  course.lessons.flatMap((lesson, i) => {
    const faults = checkLesson(lesson, i === course.lessons.length - 1, rules);
    const whole = faults.length > 0 ? [{ lesson: lesson.id, task: '', accepted: 0, turns: 0, faults }] : [];
    return [...whole, ...lesson.tasks.map(task => checkTask(game, course, lesson, task, rules))];
  });

const checkLesson = (
  { id, tasks, game, rules: named }: Lesson,
  isLast: boolean,
  rules: ReadonlySet<string>,
): readonly string[] => [
  ...named.filter(rule => !rules.has(rule)).map(rule => `There is no rule ${rule}.`),
  ...(tasks.length === 0 && !game ? ['It has neither a task nor a game.'] : []),
  ...(game && !(isLast && id === GAME_LESSON) ? [`A game ends a course, and is called ${GAME_LESSON}.`] : []),
  ...(new Set(tasks.map(task => task.id)).size < tasks.length ? ['Two of its tasks have the same name.'] : []),
];

const checkTask = (
  game: Game,
  { facts }: Course,
  lesson: Lesson,
  task: Task,
  rules: ReadonlySet<string>,
): CheckedTask => {
  const named = { lesson: lesson.id, task: task.id };
  const broken = (fault: string): CheckedTask => ({ ...named, accepted: 0, turns: 0, faults: [fault] });
  const { goal } = task;
  const place = openPlace(game, task.place);
  const run = TaskRun.open(game, facts, task);
  if (!place.ok || !run.ok) return broken('Its place does not open.');
  if (place.value.position.actor < 0) return broken('Nobody acts in its place.');
  const unknown =
    goal.kind === 'facts'
      ? [
          ...(goal.after ?? []).filter(([name]) => !(name in facts.standing)),
          ...(goal.did ?? []).filter(([name]) => !(name in facts.turn)),
        ]
      : [];
  if (unknown[0]) return broken(`There is no fact ${unknown[0][0]}.`);
  const { accepted, turns } = countAccepted(new Judge(game, facts), game, place.value, task);
  const faults = [
    ...(goal.kind === 'end' && goal.rule && !rules.has(goal.rule) ? [`There is no rule ${goal.rule}.`] : []),
    ...(accepted === 0 ? ['No turn does what it asks for.'] : []),
    ...(accepted > MOST_ACCEPTED * turns ? [`${accepted} of ${turns} turns do what it asks for: too many.`] : []),
    ...checkShow(game, run.value, place.value),
    ...Object.entries(task.traps ?? {}).flatMap(([name, trap]) => checkTrap(game, run.value, place.value, name, trap)),
  ];
  return { ...named, accepted, turns, faults };
};

/** How many of all whole turns do what a task asks for. */
const countAccepted = (
  judge: Judge,
  game: Game,
  { position: before }: History,
  { goal }: Task,
): Pick<CheckedTask, 'accepted' | 'turns'> => {
  const after = before.copy();
  const formatted = before.copy();
  let [accepted, turns] = [0, 0];
  for (const actions of wholeTurns(game, after)) {
    turns++;
    // Steps are written only where a goal may ask for them: there are thousands of turns.
    const steps = goal.kind === 'facts' ? formatTurn(formatted, actions) : [];
    if (judge.meets(goal, { seat: before.actor, before, steps, after })) accepted++;
  }
  return { accepted, turns };
};

/** What is shown does what is asked for, and can be pointed at. */
const checkShow = (game: Game, run: TaskRun, { position }: History): readonly string[] => {
  const { show } = run.task;
  const shown = run.play(run.first, show);
  if (!shown.ok) return ['The turn that it shows is refused.'];
  const walk = position.copy();
  const mute = show.filter(step => {
    const action = legalActions(game, walk).find(each => walk.format(each) === step)!;
    const isMute = walk.picks(action).length === 0;
    walk.make(action);
    return isMute;
  });
  return [
    ...(shown.value.phase === 'missed' ? ['The turn that it shows misses its goal.'] : []),
    ...mute.map(step => `Nothing can be pointed at for ${step}.`),
  ];
};

/** A trap is what it says: refused by that rule, or legal and missing the goal. */
const checkTrap = (game: Game, run: TaskRun, { position }: History, name: string, trap: Trap): readonly string[] =>
  triesOf(trap).flatMap(tried => {
    const steps = tried.split(' ');
    if (trap.rule === undefined) {
      const played = run.play(run.first, steps);
      if (!played.ok) return [`The trap ${name} is refused.`];
      return played.value.phase === 'missed' ? [] : [`The trap ${name} does what is asked for.`];
    }
    // Steps before the one that is refused are made first.
    const walk = position.copy();
    if (steps.length > 1) playSteps(game, walk, steps.slice(0, -1));
    const why = walk.whyNot(steps.at(-1)!)?.rule;
    return why === trap.rule
      ? []
      : [`The trap ${name} is ${why ? `refused by ${why}` : 'legal'}, not refused by ${trap.rule}.`];
  });
