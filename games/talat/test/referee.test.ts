import { anyStep, type Policy, playBeside, type Referee } from '@threefold-games/conformance';
import { seededRandom } from '@threefold-games/core';
import { type TalatView, TOWERS, talat } from '@threefold-games/talat';
import { amount, optionsFor } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { type RefereeOptions, talatReferee } from './referee.ts';

interface RefereeState {
  readonly captures: readonly (readonly string[])[];
}

/** The view in the referee's words, captures in a fixed order. */
const stateOf = (view: TalatView): unknown => ({
  cells: Object.fromEntries(
    view.boards.flatMap(({ cells }) => cells.flatMap(({ name, tower }) => (tower ? [[name, tower]] : []))),
  ),
  frozen: view.boards.flatMap(({ frozen }, board) => (frozen ? [board + 1] : [])),
  captures: view.captures.map(towers => sorted(towers.map(({ tower }) => tower))),
  points: view.points,
  skipped: view.skipped,
});

const ORDER: readonly string[] = TOWERS;
const sorted = (towers: readonly string[]): string[] => [...towers].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

const withSortedCaptures = (referee: Referee): Referee => ({
  ...referee,
  state() {
    const state = referee.state() as RefereeState;
    return { ...state, captures: state.captures.map(sorted) };
  },
});

/** Shuns captures, so that the towers pass each other and boards freeze in crowded ways. */
const shy: Policy = (position, legal, random) => {
  const moves = legal.filter(action => !position.format(action).includes('x'));
  return anyStep(position, moves.length > 0 && random.below(8) > 0 ? moves : legal, random);
};

describe('Talat plays as the referee does', () => {
  const given: Partial<RefereeOptions>[] = [
    {},
    { davidGoliath: 'off' },
    { endAfterFrozen: '3' },
    { tieBreak: 'highestOnly' },
    { tieBreak: 'none' },
    { zihinScope: 'bothZihinBoards' },
    { zihinScope: 'bothZihinBoards', endAfterFrozen: '3', davidGoliath: 'off' },
    { firstMover: 'startPlayer' },
    { firstMover: 'lastPlacer' },
  ];
  const house = [
    { seats: 2, options: { komi: '0.5' } },
    { seats: 2, options: { komi: '5', tieBreak: 'none' } },
    { seats: 2, options: { swap: 'on' } },
    { seats: 2, options: { swap: 'on', firstMover: 'startPlayer', zihinScope: 'bothZihinBoards' } },
    { seats: 2, options: { odds: 'seat0step2' } },
    { seats: 3, options: { odds: 'seat2step1' } },
  ] as const;
  const tables = [...([2, 3] as const).flatMap(seats => given.map(options => ({ seats, options }))), ...house];

  it.each(tables)('with $seats seats and $options', ({ seats, options }) => {
    const random = seededRandom(`talat referee ${seats} ${JSON.stringify(options)}`);
    const all = optionsFor(talat, seats, options);
    const games = amount(4, 240);
    let steps = 0;
    for (let i = 0; i < games; i++) {
      const position = talat.start({ seats, options: all, layout: '' });
      const referee = withSortedCaptures(talatReferee(seats, all as unknown as RefereeOptions));
      steps += playBeside(talat, position, referee, stateOf, random, i % 2 === 0 ? shy : anyStep);
    }
    expect(steps).toBeGreaterThan(games * 40);
  });
});
