import { playBeside } from '@threefold/conformance';
import { type Options, seededRandom } from '@threefold/core';
import { type TzaarView, tzaar } from '@threefold/games/tzaar';
import { describe, expect, it } from 'vitest';
import { howMany } from '../../test/howMany.ts';
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
    ['random', howMany(240, 2400)],
    ['fixed', howMany(120, 1200)],
    ['tournament', howMany(40, 400)],
  ])('with the %s set-up', (kind, games) => {
    const random = seededRandom(`tzaar referee ${kind}`);
    let steps = 0;
    for (let i = 0; i < games; i++) {
      const options: Options = { setup: kind };
      const setup = tzaar.setup(options, 2, random);
      const start = kind === 'random' ? setup.layout : kind === 'fixed' ? FIXED_LAYOUT : undefined;
      steps += playBeside(tzaar, tzaar.start(setup), tzaarReferee(start), stateOf, random);
    }
    expect(steps).toBeGreaterThan(games * 20);
  });
});
