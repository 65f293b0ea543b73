import { anyStep, type Policy, playBeside } from '@threefold-games/conformance';
import { seededRandom } from '@threefold-games/core';
import { type TaluvaView, taluva } from '@threefold-games/taluva';
import { amount, optionsFor } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { taluvaReferee } from './referee.ts';

/** The view in the referee's words. */
const stateOf = (view: TaluvaView): unknown => ({
  fields: Object.fromEntries(
    view.fields.map(({ name, level, terrain, rotation, piece }) => [
      name,
      {
        level,
        terrain: terrain ?? 'V',
        ...(terrain === null ? { rotation } : {}),
        ...(piece ? { piece: { owner: piece.seat, kind: piece.kind } } : {}),
      },
    ]),
  ),
  built: view.players.map(({ built }) => [built.temples, built.towers, built.huts]),
  out: view.out,
  tilesLeft: view.tilesLeft,
});

/** Mostly erupts, and mostly builds what is not a single hut: deep land, splits, early ends and seats that run out. */
const wild: Policy = (position, legal, random) => {
  const { fields } = position.view() as TaluvaView;
  const land = new Set(fields.map(field => field.name));
  const bold = legal.filter(action => {
    const step = position.format(action);
    return step.includes('/') ? land.has(step.split('/')[0]!) : /^[TWE]@/.test(step);
  });
  return anyStep(position, bold.length > 0 && random.below(4) > 0 ? bold : legal, random);
};

describe('Taluva plays as the referee does', () => {
  const odds = [
    { seats: 2, tiles: '24', hutMayTouchOwn: 'on', ranking: 'off', odds: 'seat0step3' },
    { seats: 3, tiles: '36', hutMayTouchOwn: 'on', ranking: 'on', odds: 'seat2step1' },
    { seats: 4, tiles: '24', hutMayTouchOwn: 'on', ranking: 'off', odds: 'seat1step2' },
  ];
  const printed = [2, 3, 4].flatMap(seats =>
    ['24', '36', '48'].flatMap(tiles =>
      ['on', 'off'].flatMap(hutMayTouchOwn =>
        ['off', 'on'].map(ranking => ({ seats, tiles, hutMayTouchOwn, ranking })),
      ),
    ),
  );

  it.each([...printed, ...odds])(
    'with $seats seats, $tiles tiles, huts touching $hutMayTouchOwn, ranking $ranking, odds $odds',
    ({ seats, ...given }) => {
      const random = seededRandom(`taluva referee ${seats} ${JSON.stringify(given)}`);
      const options = optionsFor(taluva, seats, given);
      const games = given.tiles === '24' ? amount(2, 100) : amount(1, 40);
      let steps = 0;
      for (let i = 0; i < games; i++) {
        const position = taluva.start({ seats, options, layout: '' });
        const referee = taluvaReferee(seats as 2 | 3 | 4, given as Parameters<typeof taluvaReferee>[1]);
        steps += playBeside(taluva, position, referee, stateOf, random, random.below(2) === 0 ? wild : anyStep);
        expect(position.outcome()?.ranking).toEqual(referee.ranking());
      }
      expect(steps).toBeGreaterThan(games * 20);
    },
  );
});
