import { findGame, games } from '@threefold-games/catalogue';
import { loadFace } from '@threefold-games/catalogue/load';
import { replay } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { notableTurns, openReplay, sharesOf } from '../src/review/replay/replayedGame.ts';
import { vectorRecord } from './study.fixtures.ts';

describe.each(games)('a game of $id that is watched again', game => {
  const record = vectorRecord(game.id);

  it('stands after any turn as the rules have it', () => {
    const watched = openReplay(findGame, record);
    if (!watched.ok) throw new Error(watched.error.code);
    expect(watched.value.history.texts).toEqual(record.turns);
    const played = replay(findGame, record);
    expect(played.ok && watched.value.history.positionAfter(0).encode()).toBe(
      played.ok && game.start(played.value.setup).encode(),
    );
    expect(sharesOf(watched.value)).toEqual(watched.value.history.position.outcome()!.shares);
  });

  it('has turns worth finding again, and not only such', async () => {
    const watched = openReplay(findGame, record);
    const face = await loadFace(game.id, 'en');
    if (!watched.ok || !face) throw new Error('not opened');
    const found = notableTurns(watched.value, face);
    expect(found.size).toBeGreaterThan(0);
    expect(found.size).toBeLessThan(record.turns.length);
    for (const turn of found) expect(record.turns[turn - 1]).toBeDefined();
  });
});

describe('a record that breaks a rule', () => {
  const record = vectorRecord('tzaar');

  it('is watched up to there, with what was wrong', () => {
    const broken = { ...record, turns: [...record.turns.slice(0, 8), ['A1xA1'], ...record.turns.slice(9)] };
    const watched = openReplay(findGame, broken);
    expect(watched.ok && watched.value.history.turns).toHaveLength(8);
    expect(watched.ok && watched.value.broken).toMatchObject({ turn: 9, step: 1 });
  });

  it('is refused where not even its head can be read', () => {
    const headless = { ...record, tags: record.tags.filter(({ name }) => name !== 'Seats') };
    expect(openReplay(findGame, headless)).toMatchObject({ ok: false, error: { code: 'record.tag' } });
  });
});

describe('a game that somebody left', () => {
  it('is won by the other of two', () => {
    const record = vectorRecord('tzaar');
    const tags = [...record.tags, { name: 'Result', value: '0-1' }, { name: 'End', value: 'resign 0' }];
    const watched = openReplay(findGame, { ...record, tags, turns: record.turns.slice(0, 5) });
    expect(watched.ok && watched.value.left).toEqual({ kind: 'resigned', seat: 0 });
    expect(watched.ok && sharesOf(watched.value)).toEqual([0, 1]);
  });
});
