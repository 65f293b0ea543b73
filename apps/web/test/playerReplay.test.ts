import { findGame } from '@threefold-games/catalogue';
import type { GameRecord } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { isEnded, openReplay, sharesOf } from '../src/review/replay/replayedGame.ts';
import { vectorRecord } from './study.fixtures.ts';

/** The first turns of a game, with these tags besides its own. */
const broken = (game: string, tags: Readonly<Record<string, string>>): GameRecord => {
  const whole = vectorRecord(game);
  const more = Object.entries(tags).map(([name, value]) => ({ name, value }));
  return { ...whole, tags: [...whole.tags, ...more], turns: whole.turns.slice(0, 4) };
};

const shares = (record: GameRecord): readonly number[] | undefined => {
  const watched = openReplay(findGame, record);
  if (!watched.ok) throw new Error(watched.error.code);
  expect(watched.value.broken).toBeUndefined();
  return sharesOf(watched.value);
};

describe('a record of a game of the network', () => {
  it('runs as long as it names neither a result nor an end', () => {
    expect(isEnded(broken('tzaar', {}))).toBe(false);
    expect(isEnded(broken('tzaar', { Result: '*' }))).toBe(false);
    expect(isEnded(broken('tzaar', { Result: '*', End: 'abort' }))).toBe(true);
    expect(isEnded(broken('tzaar', { Result: '1-0', End: 'resign 1' }))).toBe(true);
    expect(isEnded(broken('tzaar', { Result: '*', Shares: '0.5-0.5' }))).toBe(true);
  });

  it('shares the win as the table did', () => {
    expect(shares(broken('tzaar', { Result: '*', Shares: '0.5-0.5' }))).toEqual([0.5, 0.5]);
    expect(shares(broken('tzaar', { Result: '0-1', End: 'time 0' }))).toEqual([0, 1]);
    expect(shares(broken('talat', { Result: '0.5-0-0.5', End: 'resign 1' }))).toEqual([0.5, 0, 0.5]);
    expect(shares(broken('talat', { Result: '*', End: 'abort' }))).toBeUndefined();
  });

  it('goes by the table also where the rules would share otherwise', () => {
    const whole = vectorRecord('talat');
    const told = { ...whole, tags: [...whole.tags, { name: 'Shares', value: '0-0-1' }] };
    expect(shares(told)).toEqual([0, 0, 1]);
    expect(shares(whole)).not.toEqual([0, 0, 1]);
  });
});
