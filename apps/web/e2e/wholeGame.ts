import { expect, type Page } from '@playwright/test';
import { seededRandom } from '@threefold-games/core';
import { amount } from '@threefold-games/testkit';
import { expectSteadyBoard, watchBoard } from './boardBox.ts';
import { oneOfTheDay } from './day.ts';
import type { GameNow } from './gameNow.ts';
import type { Hand } from './hands.ts';
import { turnByLot } from './lot.ts';
import { expectEnd, expectShown, myTurn } from './table.ts';

/** What the page shows is held against the rules each time after so many of one's own turns. */
const LOOK = 5;

/** Pauses that are made for people pass ten times as fast: before each turn of a bot, and between the steps of a turn. */
export const hurry = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const later = globalThis.setTimeout;
    const sooner = (work: TimerHandler, milliseconds = 0, ...given: unknown[]): number =>
      later(work, milliseconds / 10, ...given);
    Object.assign(globalThis, { setTimeout: sooner });
  });
};

/** Waits until a turn counts. Where help asks about it, it is played all the same: a lot knows no better. */
const playAllTheSame = async (page: Page, before: number): Promise<void> => {
  await page.waitForFunction(
    least => {
      document.querySelector<HTMLElement>('.help-answers > .button:not(.button-primary)')?.click();
      const turn = /\d+/.exec(document.querySelector('.top-head span')?.textContent ?? '');
      return document.querySelector('.table-end') !== null || Number(turn?.[0]) > least + 1;
    },
    before,
    { timeout: 30_000 },
  );
};

/**
 * Plays the game of the page with random turns, to its end or for a number of the player's turns.
 * The board does not move by a pixel meanwhile.
 */
const playOn = async (page: Page, hand: Hand, seed: string, most = Number.POSITIVE_INFINITY): Promise<GameNow> => {
  const random = seededRandom(seed);
  let now = await myTurn(page);
  await watchBoard(page);
  for (let own = 0; !now.outcome && own < most; own++) {
    if (own % LOOK === 0) await expectShown(page, now);
    const { length } = now.turns;
    const steps = turnByLot(now, random);
    await hand(page, now, steps);
    await playAllTheSame(page, length);
    now = await myTurn(page, length);
    // What was meant is what was played.
    expect(now.turns[length]?.steps).toEqual(steps.map(({ text }) => text));
  }
  await expectSteadyBoard(page);
  return now;
};

/** Plays the game of the page to its end, which is shown as the rules have it. */
export const playToEnd = async (page: Page, hand: Hand, seed: string): Promise<void> =>
  expectEnd(page, await playOn(page, hand, seed));

/** By mouse it is Talat, which takes more turns than the other games together. */
const WHOLE = ['keys', 'touch'] as const;
/** Turns that the player makes where a whole game would take too long. */
const FEW = 3;

/** How much of its game a way of playing plays: usually one way plays all of it, and another one tomorrow. */
export const lengthOf = (way: 'keys' | 'mouse' | 'touch') =>
  amount(oneOfTheDay(WHOLE) === way, true)
    ? { title: 'a whole game', play: playToEnd }
    : {
        title: 'the first turns of a game',
        play: async (page: Page, hand: Hand, seed: string): Promise<void> => {
          await playOn(page, hand, seed, FEW);
        },
      };
