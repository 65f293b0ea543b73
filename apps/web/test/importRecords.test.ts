import { readFileSync } from 'node:fs';
import { formatRecord, parseRecord, splitRecords } from '@threefold/core';
import { games, loadDemo } from '@threefold/games';
import { describe, expect, it } from 'vitest';
import { openDemo } from '../src/pages/home/demoLoop.ts';
import { readRecords } from '../src/state/importRecords.ts';
import { readSavedGame } from '../src/state/savedGame.ts';

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
    const read = readRecords([recordOf('talat'), broken, recordOf('taluva')].join('\n'), games, 5);
    expect(read.map(({ ok }) => ok)).toEqual([true, false, true]);
    const [, fault] = read;
    expect(fault).toMatchObject({ ok: false, fault: { turn: 2, step: 1 } });
  });

  it('are kept as games that can be opened again', () => {
    for (const { id } of games) {
      const [read] = readRecords(recordOf(id), games, 5);
      if (!read?.ok) throw new Error(id);
      expect(read.game).toMatchObject({ game: id, status: 'over', composed: [] });
      expect(readSavedGame({ ...read.game, id: 'a', revision: 1 }).ok).toBe(true);
    }
  });

  it('are broken off where nobody has won, and over where somebody has left', () => {
    const [open] = readRecords(recordOf('tzaar', 6), games, 5);
    expect(open).toMatchObject({ game: { status: 'stopped', started: 5 } });
    const left = recordOf('tzaar', 6, [{ name: 'End', value: 'resign 1' }]);
    expect(readRecords(left, games, 5)[0]).toMatchObject({ game: { end: { kind: 'resigned', seat: 1 } } });
  });

  it('keep the steps of a turn that was not finished', () => {
    const record = recordOf('tzaar', 6).replace(/^6\. (\S+) \S+$/m, '6. $1');
    const [read] = readRecords(record, games, 5);
    expect(read).toMatchObject({ ok: true, game: { composed: [/^6\. (\S+)$/m.exec(record)?.[1]] } });
  });

  it('are told apart from nothing', () => {
    expect(readRecords('hello', games, 5)).toMatchObject([{ ok: false, fault: { code: 'record.empty' } }]);
    expect(readRecords('  ', games, 5)).toEqual([]);
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
