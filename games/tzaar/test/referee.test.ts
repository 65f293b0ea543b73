import { playBeside } from '@threefold-games/conformance';
import { type Options, seededRandom } from '@threefold-games/core';
import { amount } from '@threefold-games/testkit';
import { type TzaarView, tzaar } from '@threefold-games/tzaar';
import { describe, expect, it } from 'vitest';
import { FIXED_LAYOUT } from '../rules/tables.ts';
import { tzaarReferee } from './referee.ts';

const LETTER = { tzaar: 'A', tzarra: 'R', tott: 'O' } as const;

/** The view in the referee's words. */
const stateOf = (view: TzaarView): unknown => ({
  cells: Object.fromEntries(
    view.spaces.flatMap(({ name, stack }) =>
      stack ? [[name, { owner: stack.owner, type: LETTER[stack.type], height: stack.height }]] : [],
    ),
  ),
  left: view.left.map(side => [side.tzaar, side.tzarra, side.tott]),
});

describe('TZAAR plays as the referee does', () => {
  it.each([
    ['random', amount(60, 2400), {}],
    ['fixed', amount(30, 1200), {}],
    ['tournament', amount(10, 400), {}],
    ['random', amount(10, 400), { odds: 'seat0step1' }],
    ['random', amount(10, 400), { odds: 'seat1step3' }],
    ['fixed', amount(6, 200), { odds: 'seat1step2' }],
    ['tournament', amount(6, 200), { odds: 'seat0step3' }],
  ])('with the %s set-up, games and odds: %i %j', (kind, games, odds: { odds?: string }) => {
    const random = seededRandom(`tzaar referee ${kind}`);
    let steps = 0;
    for (let i = 0; i < games; i++) {
      const options: Options = { setup: kind, ...odds };
      const setup = tzaar.setup(options, 2, random);
      const start = kind === 'random' ? setup.layout : kind === 'fixed' ? FIXED_LAYOUT : undefined;
      steps += playBeside(tzaar, tzaar.start(setup), tzaarReferee(start, odds.odds), stateOf, random);
    }
    expect(steps).toBeGreaterThan(games * 20);
  });
});
