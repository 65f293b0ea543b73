import { games } from '@threefold/games';
import { describe, expect, it } from 'vitest';
import { watch } from '../src/pages/replay/watched.ts';
import { moverOf } from '../src/study/mover.ts';
import { vectorRecord } from './study.fixtures.ts';

describe.each(games)('who moves in $id', game => {
  const opened = watch(() => game, vectorRecord(game.id));
  if (!opened.ok) throw new Error(opened.error.code);
  const { history } = opened.value;

  it('is the one whose turn comes, also before a draw, and nobody at the end', () => {
    for (const [index, { seat }] of history.turns.entries()) {
      const position = history.positionAfter(index);
      const before = position.encode();
      expect(moverOf(game, position)).toBe(seat);
      expect(position.encode()).toBe(before);
    }
    const end = history.position;
    if (end.outcome()) expect(moverOf(game, end)).toBe(end.actor);
  });
});
