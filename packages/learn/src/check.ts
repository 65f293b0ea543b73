import { type Game, type History, legalActions, playSteps } from '@threefold-games/core';
import type { FactSheet } from './facts.ts';
import { Judge } from './judge.ts';
import {
  type Counted,
  type Course,
  GAME_LESSON,
  isNamed,
  type Lesson,
  type NamedTrap,
  type Task,
  triesOf,
} from './lesson.ts';
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
  const { goal, traps = {} } = task;
  const place = openPlace(game, task.place);
  const run = TaskRun.open(game, facts, task);
  if (!place.ok || !run.ok) return broken('Its place does not open.');
  if (place.value.position.actor < 0) return broken('Nobody acts in its place.');
  const counted = Object.values(traps).flatMap(trap => (isNamed(trap) ? [] : [trap]));
  const [unknown] = [...(goal.kind === 'facts' ? [goal] : []), ...counted].flatMap(each => unknownFacts(facts, each));
  if (unknown !== undefined) return broken(`There is no fact ${unknown}.`);
  const { accepted, turns, missed } = tryAll(new Judge(game, facts), game, run.value);
  const faults = [
    ...(goal.kind === 'end' && goal.rule && !rules.has(goal.rule) ? [`There is no rule ${goal.rule}.`] : []),
    ...(accepted === 0 ? ['No turn does what it asks for.'] : []),
    ...(accepted > MOST_ACCEPTED * turns ? [`${accepted} of ${turns} turns do what it asks for: too many.`] : []),
    ...checkShow(game, run.value, place.value),
    ...Object.entries(traps).flatMap(([name, trap]) =>
      isNamed(trap)
        ? checkTrap(game, run.value, place.value, name, trap)
        : missed.has(name)
          ? []
          : [`No turn falls into the trap ${name}.`],
    ),
  ];
  return { ...named, accepted, turns, faults };
};

const unknownFacts = (facts: FactSheet, { after = [], did = [] }: Counted): readonly string[] => [
  ...after.map(([name]) => name).filter(name => !(name in facts.standing)),
  ...did.map(([name]) => name).filter(name => !(name in facts.turn)),
];

/** What becomes of all whole turns. */
interface Tried extends Pick<CheckedTask, 'accepted' | 'turns'> {
  /** The traps that turns fall into. */
  readonly missed: ReadonlySet<string>;
}

const tryAll = (judge: Judge, game: Game, run: TaskRun): Tried => {
  const before = run.first.history.position;
  const after = before.copy();
  const formatted = before.copy();
  const { goal, traps } = run.task;
  const missed = new Set<string>();
  let [accepted, turns] = [0, 0];
  for (const actions of wholeTurns(game, after)) {
    turns++;
    // Steps are written only where somebody asks for them: there are thousands of turns.
    const steps = goal.kind === 'facts' || traps ? formatTurn(formatted, actions) : [];
    const turn = { seat: before.actor, before, steps, after };
    if (judge.meets(goal, turn)) accepted++;
    else {
      const trap = run.trapOfTurn(turn);
      if (trap !== undefined && !missed.has(trap) && isSaid(run, trap, steps)) missed.add(trap);
    }
  }
  return { accepted, turns, missed };
};

/** Whether a trap's sentence is said of a turn, also after the answer to it. */
const isSaid = (run: TaskRun, trap: string, steps: readonly string[]): boolean => {
  const played = run.play(run.first, steps);
  const refuted = played.ok ? run.refute(played.value) : played;
  return refuted.ok && refuted.value.trap === trap;
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
const checkTrap = (game: Game, run: TaskRun, { position }: History, name: string, trap: NamedTrap): readonly string[] =>
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
