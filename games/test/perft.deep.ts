import { perftRows } from '@threefold/conformance';
import { games } from '@threefold/games';
import { describe, expect, it } from 'vitest';
import { DEEP, vectorsOf } from './vectors.ts';

describe.each(games.map(game => ({ id: game.id, game })))(
  '$id agrees with independent programs in depth',
  ({ game }) => {
    const rows = vectorsOf(game, 'perft').flatMap(record => perftRows(game, record));
    it.each(rows.filter(row => row.expected > DEEP))('on perft $depth of $name: $expected', row => {
      expect(row.count()).toEqual({ ok: true, value: row.expected });
    });
  },
);
