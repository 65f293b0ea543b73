import { seededRandom } from '@threefold-games/core';
import { STILL } from '@threefold-games/stage';
import { expectSteadyBoard, watchBoard } from '../boardBox.ts';
import type { GameNow } from '../gameNow.ts';
import type { Hand } from '../hands.ts';
import { turnByLot } from '../lot.ts';
import { expect, type Page } from '../site.ts';
import { faceOf } from '../table.ts';
import type { Person } from './people.ts';
import { gameNow } from './rooms.ts';
import { speak, words } from './said.ts';

/** The command box: a whole turn in the notation, at once. */
export const said: Hand = async (page, _, steps) => {
  const box = page.getByLabel(speak(words.table.commandLabel));
  if (!(await box.isVisible())) await page.keyboard.press('/');
  await box.fill(steps.map(({ text }) => text).join(' '));
  await box.press('Enter');
};

/** Waits until a page shows so many turns, and whoever sits there may act if told so; or until the game is over. */
export const shows = async (page: Page, turns: number, mine = false): Promise<void> => {
  await page.waitForFunction(
    ([least, acts]) => {
      if (document.querySelector('.table-end')) return true;
      const turn = Number(/\d+/.exec(document.querySelector('.top-head span')?.textContent ?? '')?.[0]);
      return turn > least && (!acts || document.querySelector('.board-bar-accent') !== null);
    },
    [turns, mine] as const,
    { timeout: 20_000 },
  );
};

interface Match {
  readonly room: string;
  /** By seat; a bot has none. */
  readonly people: readonly (Person | undefined)[];
  readonly seed: string;
  /** How a turn is played; typed unless told. */
  readonly hand?: (turn: number) => Hand;
  /** What happens before a turn, by its number; tells whether that was the turn. */
  readonly before?: (turn: number, now: GameNow) => Promise<boolean>;
  /** Ends after so many turns; else the game is played to its end. */
  readonly until?: number;
}

/** A turn by lot, the same for the same seed. */
export const pickTurn = (now: GameNow, seed: string): ReturnType<typeof turnByLot> =>
  turnByLot(now, seededRandom(`${seed} ${now.turns.length}`));

/** Plays turns by lot at several browsers, each at its own seat; a seat without a person is a bot's. No board moves by a pixel meanwhile. */
export const playTogether = async (match: Match): Promise<GameNow> => {
  const pages = match.people.flatMap(person => (person ? [person.page] : []));
  for (const page of pages) await shows(page, 0);
  for (const page of pages) await watchBoard(page);
  const now = await playTurns(match);
  for (const page of pages) await expectSteadyBoard(page);
  return now;
};

const playTurns = async (match: Match): Promise<GameNow> => {
  const { room, people, seed, hand = () => said, before, until = Number.POSITIVE_INFINITY } = match;
  for (;;) {
    const now = await gameNow(room);
    const { length } = now.turns;
    if (now.saved.status === 'over' || length >= until) return now;
    const page = people[now.position.actor]?.page;
    if (await before?.(length, now)) continue;
    if (!page) {
      await shows(people.find(person => person !== undefined)!.page, length + 1);
      continue;
    }
    await shows(page, length, true);
    const steps = pickTurn(now, seed);
    await hand(length)(page, now, steps);
    await shows(page, length + 1);
    expect((await gameNow(room)).turns[length]?.steps).toEqual(steps.map(({ text }) => text));
  }
};

/** What the cells of the board say to those who listen. */
export const told = (page: Page): Promise<readonly (readonly [cell: string, text: string])[]> =>
  page
    .locator('.board-cell')
    .evaluateAll(all => all.map(cell => [cell.getAttribute('data-cell') ?? '', cell.ariaLabel ?? ''] as const));

/** Waits until a page tells the board as the rules have it: to whom sits there, or to somebody who watches. */
export const expectBoard = async (page: Page, now: GameNow, viewer = -1): Promise<void> => {
  const { saved, position } = now;
  const face = await faceOf(saved.game);
  const view = position.view();
  const names = saved.seats.map(({ name }) => name);
  const look = { ...STILL, viewer, names };
  // What the last turn did is told at the end of a sentence.
  const wrong = async (): Promise<readonly string[]> =>
    (await told(page)).flatMap(([cell, text]) =>
      text.startsWith(face.say(view, cell, look)) ? [] : [`${cell}: ${text} | ${face.say(view, cell, look)}`],
    );
  await expect.poll(wrong).toEqual([]);
};
