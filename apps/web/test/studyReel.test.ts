import { findGame, games } from '@threefold/games';
import { loadFace } from '@threefold/games/faces';
import { describe, expect, it } from 'vitest';
import { notableTurns, openReel, sharesOf } from '../src/study/reel.ts';
import { vectorRecord } from './study.fixtures.ts';

describe.each(games)('a game of $id that is watched again', game => {
  const record = vectorRecord(game.id);

  it('stands after any turn as the rules have it', () => {
    const reel = openReel(findGame, record);
    if (!reel.ok) throw new Error(reel.error.code);
    expect(reel.value.history.texts).toEqual(record.turns);
    expect(reel.value.history.positionAfter(0).encode()).toBe(game.start(reel.value.setup).encode());
    expect(reel.value.history.position.outcome()).toEqual(reel.value.outcome);
  });

  it('has turns worth finding again, and not only such', async () => {
    const reel = openReel(findGame, record);
    const face = await loadFace(game.id, 'en');
    if (!reel.ok || !face) throw new Error('not opened');
    const found = notableTurns(reel.value, face);
    expect(found.size).toBeGreaterThan(0);
    expect(found.size).toBeLessThan(record.turns.length);
    for (const turn of found) expect(record.turns[turn - 1]).toBeDefined();
  });
});

describe('a record that breaks a rule', () => {
  const record = vectorRecord('tzaar');

  it('is watched up to there, with what was wrong', () => {
    const broken = { ...record, turns: [...record.turns.slice(0, 8), ['A1xA1'], ...record.turns.slice(9)] };
    const reel = openReel(findGame, broken);
    expect(reel.ok && reel.value.history.turns).toHaveLength(8);
    expect(reel.ok && reel.value.broken).toMatchObject({ turn: 9, step: 1 });
  });

  it('is refused where not even its head can be read', () => {
    const headless = { ...record, tags: record.tags.filter(({ name }) => name !== 'Seats') };
    expect(openReel(findGame, headless)).toMatchObject({ ok: false, error: { code: 'record.tag' } });
  });
});

describe('a game that somebody left', () => {
  it('is won by the other of two', () => {
    const record = vectorRecord('tzaar');
    const tags = [...record.tags, { name: 'Result', value: '0-1' }, { name: 'End', value: 'resign 0' }];
    const reel = openReel(findGame, { ...record, tags, turns: record.turns.slice(0, 5) });
    expect(reel.ok && reel.value.left).toEqual({ kind: 'resigned', seat: 0 });
    expect(reel.ok && sharesOf(reel.value)).toEqual([0, 1]);
  });
});
