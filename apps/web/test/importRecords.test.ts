import { readFileSync } from 'node:fs';
import { findGame, games, loadDemo } from '@threefold-games/catalogue';
import { formatRecord, parseRecord, splitRecords } from '@threefold-games/core';
import { eightLevels } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { openDemo } from '../src/home/demoLoop.ts';
import { readRecords } from '../src/library/importRecords.ts';
import { readStoredGame, SavedGame } from '../src/library/savedGame.ts';
import { SECRET } from './sharedStore.ts';

const GROUND = { games, fresh: () => ({ id: 'a', secret: SECRET }) };

/** A game that was read, as pages see it. */
const opened = (read: ReturnType<typeof readRecords>[number] | undefined): SavedGame => {
  if (!read?.ok) throw new Error(read?.error.code);
  return new SavedGame(findGame, { ...read.value, revision: 1 });
};

/** The record of a real game, up to so many turns. */
const recordOf = (id: string, until?: number, tags: readonly { name: string; value: string }[] = []): string => {
  const [text] = splitRecords(
    readFileSync(new URL(`../../../games/${id}/vectors/games.play`, import.meta.url), 'utf8'),
  );
  const record = parseRecord(text!);
  if (!record.ok) throw new Error(record.error.detail);
  const { tags: all, turns } = record.value;
  const kept = all.filter(({ name }) => until === undefined || !['Result', 'End', 'Ranking'].includes(name));
  return formatRecord({ ...record.value, tags: [...kept, ...tags], turns: turns.slice(0, until) });
};

describe('imported records', () => {
  it('come several in one text, each judged on its own', () => {
    const broken = recordOf('tzaar').replace('2. F1xG1', '2. F1xF9');
    const read = readRecords([recordOf('talat'), broken, recordOf('taluva')].join('\n'), GROUND, 5);
    expect(read.map(({ ok }) => ok)).toEqual([true, false, true]);
    const [, fault] = read;
    expect(fault).toMatchObject({ ok: false, error: { turn: 2, step: 1 } });
  });

  it('of when bots had eight levels name those that are as strong, and none that there is not', () => {
    const { taluva } = eightLevels().records;
    const level = findGame('taluva')?.formerLevels?.[2];
    expect(opened(readRecords(taluva, GROUND, 5)[0]).seats.map(({ name }) => name)).toEqual([
      'Ada',
      `Gita (level ${level})`,
      `Nela (level ${level})`,
    ]);
    const [refused] = readRecords(taluva.replace('(bot 3)', '(level 13)'), GROUND, 5);
    expect(refused).toMatchObject({ ok: false, error: { code: 'record.level' } });
  });

  it('are kept as games that can be opened again', () => {
    for (const { id } of games) {
      const [read] = readRecords(recordOf(id), GROUND, 5);
      if (!read?.ok) throw new Error(id);
      expect(opened(read)).toMatchObject({ game: id, status: 'over', composed: [] });
      expect(readStoredGame({ ...read.value, revision: 1 }).ok).toBe(true);
    }
  });

  it('are broken off where nobody has won, and over where somebody has left', () => {
    const [open] = readRecords(recordOf('tzaar', 6), GROUND, 5);
    expect(opened(open)).toMatchObject({ status: 'stopped', started: 5 });
    const left = recordOf('tzaar', 6, [{ name: 'End', value: 'resign 1' }]);
    expect(opened(readRecords(left, GROUND, 5)[0])).toMatchObject({ end: { kind: 'resigned', seat: 1 } });
  });

  it('keep the steps of a turn that was not finished', () => {
    const record = recordOf('tzaar', 6).replace(/^6\. (\S+) \S+$/m, '6. $1');
    const [read] = readRecords(record, GROUND, 5);
    expect(read).toMatchObject({ ok: true, value: { composed: [/^6\. (\S+)$/m.exec(record)?.[1]] } });
  });

  it('are written again as they were, be they over, broken off or left', () => {
    const texts = [
      ...games.map(({ id }) => recordOf(id)),
      recordOf('tzaar', 6, [{ name: 'Event', value: 'Club' }]),
      recordOf('tzaar', 6, [{ name: 'End', value: 'abort' }]),
    ];
    for (const text of texts) {
      const saved = opened(readRecords(text, GROUND, 5)[0]);
      const again = opened(readRecords(saved.record, GROUND, 5)[0]);
      expect(again.record).toBe(saved.record);
      expect(again.status).toBe(saved.status);
    }
  });

  it('are told apart from nothing', () => {
    expect(readRecords('hello', GROUND, 5)).toMatchObject([{ ok: false, error: { code: 'record.empty' } }]);
    expect(readRecords('  ', GROUND, 5)).toEqual([]);
  });
});

describe('the pictures of the games', () => {
  it.each(games.map(({ id }) => id))('%s has one that the rules allow and that begins anew at its end', async id => {
    const game = games.find(each => each.id === id)!;
    const loop = openDemo(game, (await loadDemo(id))!);
    const first = loop.frame;
    let steps = 0;
    do {
      loop.advance();
      steps++;
    } while (JSON.stringify(loop.frame) !== JSON.stringify(first) && steps < 500);
    expect(steps).toBeGreaterThan(10);
    expect(loop.frame).toEqual(first);
  });
});
