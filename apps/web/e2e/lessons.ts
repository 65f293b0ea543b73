import type { Page } from '@playwright/test';
import { findGame } from '@threefold-games/catalogue';
import { loadLearning } from '@threefold-games/catalogue/load';
import { type Game, type History, legalActions, type Position } from '@threefold-games/core';
import {
  type Course,
  formatTurn,
  type Lesson,
  openPlace,
  type Task,
  TaskRun,
  wholeTurns,
} from '@threefold-games/learn';
import { speaker } from '@threefold-games/speech';
import type { GameNow } from './gameNow.ts';
import type { PlannedStep } from './lot.ts';
import { expect } from './site.ts';

const speak = speaker('en');

/** A task as a page shows it, and what can be made of it. */
export interface Shown {
  readonly game: Game;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly task: Task;
  /** Where it begins. */
  readonly history: History;
  readonly words: { readonly do: string; readonly done: string; trap(name: string): string };
}

/** All tasks of a game, in their order. */
export const tasksOf = async (id: string): Promise<readonly Shown[]> => {
  const learning = (await loadLearning(id))!;
  const { course } = learning;
  const words = await learning.words('en');
  const game = findGame(id)!;
  return course.lessons.flatMap(lesson =>
    lesson.tasks.map(task => {
      const place = openPlace(game, task.place);
      if (!place.ok) throw new Error(place.error.code);
      const said = words.lessons[lesson.id]!.tasks[task.id]!;
      return {
        game,
        course,
        lesson,
        task,
        history: place.value,
        words: { do: speak(said.do), done: speak(said.done), trap: name => speak(said.traps![name]!) },
      };
    }),
  );
};

/** A turn as it is pointed at, from a position. */
export const planTurn = (game: Game, from: Position, steps: readonly string[]): readonly PlannedStep[] => {
  const position = from.copy();
  return steps.map(text => {
    const action = legalActions(game, position).find(each => position.format(each) === text)!;
    const planned = { text, picks: position.picks(action) };
    position.make(action);
    return planned;
  });
};

/** What a hand needs to know of where it plays. */
export const standing = (game: Game, position: Position): GameNow =>
  ({ game, position, composed: [] }) as unknown as GameNow;

/** A whole turn that misses the goal, with the fewest steps, and of which this is said; passes are not offered in every lesson. */
export const missingTurn = (
  { game, course, task, lesson, history }: Shown,
  trap?: string,
): readonly string[] | undefined => {
  const run = TaskRun.open(game, course.facts, task);
  if (!run.ok) throw new Error(run.error.code);
  const { first } = run.value;
  for (const actions of wholeTurns(game, history.position.copy())) {
    const steps = formatTurn(history.position.copy(), actions);
    if (steps.some(step => lesson.hidden?.includes(step))) continue;
    const played = run.value.play(first, steps);
    if (!played.ok || played.value.phase !== 'missed') continue;
    const refuted = run.value.refute(played.value);
    if (refuted.ok && refuted.value.trap === trap) return steps;
  }
  return undefined;
};

const bar = (page: Page) => page.locator('.board-bar-words').first();

/** The page shows this task, and waits for a turn. */
export const expectAsked = async (page: Page, { words }: Shown): Promise<void> => {
  await expect(bar(page)).toContainText(words.do);
  await expect(page.getByRole('button', { name: 'Show me' })).toBeVisible();
};

export const expectDone = async (page: Page, { words }: Shown): Promise<void> => {
  await expect(bar(page)).toContainText(words.done);
};
