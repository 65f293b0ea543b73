import { games } from '@threefold-games/catalogue';
import { perftRows } from '@threefold-games/conformance';
import { expect, it } from 'vitest';
import { DEEP, vectorsOf } from './vectors.ts';

const rows = games.flatMap(game =>
  vectorsOf(game, 'perft')
    .flatMap(record => perftRows(game, record))
    .filter(row => row.expected > DEEP)
    .map(row => ({ id: game.id, ...row })),
);

it.each(rows)('$id agrees with independent programs on perft $depth of $name: $expected', row => {
  expect(row.count()).toEqual({ ok: true, value: row.expected });
});
