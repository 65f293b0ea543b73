import { type Game, legalActions, playSteps } from '@threefold/core';
import { Judge } from './judge.ts';
import type { Course, Lesson, Task } from './lesson.ts';
import { openPlace } from './place.ts';
import { TaskRun } from './run.ts';
import { formatTurn, wholeTurns } from './turns.ts';

/** At most this part of all turns may do what is asked for, else a task teaches nothing. */
const MOST_ACCEPTED = 0.6;

/** What was found out about a task. */
export interface CheckedTask {
  readonly lesson: string;
  readonly task: string;
  /** How many of all whole turns do what is asked for. */
  readonly accepted: number;
  readonly turns: number;
  /** What is wrong with it, each in an English sentence. */
  readonly faults: readonly string[];
}

/** Holds every task of a course against the rules. */
export const checkCourse = (game: Game, course: Course, rules: ReadonlySet<string>): readonly CheckedTask[] =>
  course.lessons.flatMap(lesson => [
    ...lesson.tasks.map(task => checkTask(game, course, lesson, task, rules)),
    ...checkLesson(lesson, rules),
  ]);

/** What is wrong with a lesson itself, as a task without turns. */
const checkLesson = ({ id, tasks, game, ...lesson }: Lesson, rules: ReadonlySet<string>): readonly CheckedTask[] => {
  const unknown = lesson.rules.filter(rule => !rules.has(rule));
  const faults = [
    ...unknown.map(rule => `There is no rule ${rule}.`),
    ...(tasks.length === 0 && !game ? ['It has neither a task nor a game.'] : []),
    ...(new Set(tasks.map(task => task.id)).size < tasks.length ? ['Two of its tasks have the same name.'] : []),
  ];
  return faults.length > 0 ? [{ lesson: id, task: '', accepted: 0, turns: 0, faults }] : [];
};

const checkTask = (
  game: Game,
  { facts }: Course,
  lesson: Lesson,
  task: Task,
  rules: ReadonlySet<string>,
): CheckedTask => {
  const named = { lesson: lesson.id, task: task.id };
  const place = openPlace(game, task.place);
  const run = TaskRun.open(game, facts, task);
  if (!place.ok || !run.ok) return { ...named, accepted: 0, turns: 0, faults: ['Its place does not open.'] };
  const position = place.value.position.copy();
  if (position.actor < 0) return { ...named, accepted: 0, turns: 0, faults: ['Nobody acts in its place.'] };
  const faults: string[] = [];
  const { goal } = task;
  if (goal.kind === 'facts')
    for (const [kind, conditions] of [
      ['standing', goal.after ?? []],
      ['turn', goal.did ?? []],
    ] as const)
      for (const [name] of conditions)
        if (!(name in facts[kind])) return { ...named, accepted: 0, turns: 0, faults: [`There is no fact ${name}.`] };
  if (goal.kind === 'end' && goal.rule && !rules.has(goal.rule)) faults.push(`There is no rule ${goal.rule}.`);

  const judge = new Judge(game, facts);
  const before = position.copy();
  const seat = position.actor;
  let [accepted, turns] = [0, 0];
  for (const actions of wholeTurns(game, position)) {
    turns++;
    // Steps are written only where a goal may ask for them: there are thousands of turns.
    const steps = goal.kind === 'facts' ? formatTurn(before, actions) : [];
    if (judge.meets(goal, { seat, before, steps, after: position })) accepted++;
  }
  if (accepted === 0) faults.push('No turn does what it asks for.');
  if (accepted > MOST_ACCEPTED * turns) faults.push(`${accepted} of ${turns} turns do what it asks for: too many.`);

  const shown = run.value.play(run.value.first, task.show);
  if (!shown.ok) faults.push('The turn that it shows is refused.');
  else if (shown.value.phase === 'missed') faults.push('The turn that it shows misses its goal.');
  const walk = before.copy();
  for (const step of task.show) {
    const action = legalActions(game, walk).find(each => walk.format(each) === step);
    if (action === undefined) break;
    if (walk.picks(action).length === 0) faults.push(`Nothing can be pointed at for ${step}.`);
    walk.make(action);
  }
  for (const [name, trap] of Object.entries(task.traps ?? {})) {
    const [first, ...later] = trap.steps.split(' ');
    const tried = before.copy();
    if (trap.rule === undefined) {
      const played = run.value.play(run.value.first, [first!, ...later]);
      if (!played.ok) faults.push(`The trap ${name} is refused.`);
      else if (played.value.phase !== 'missed') faults.push(`The trap ${name} does what is asked for.`);
      continue;
    }
    // Steps before the one that is refused are made first.
    const last = later.pop() ?? first!;
    if (last !== first) playSteps(game, tried, [first!, ...later]);
    const why = tried.whyNot(last)?.rule;
    if (why !== trap.rule)
      faults.push(`The trap ${name} is ${why ? `refused by ${why}` : 'legal'}, not refused by ${trap.rule}.`);
  }
  return { ...named, accepted, turns, faults };
};
