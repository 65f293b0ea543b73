import { seededRandom } from '@threefold-games/core';
import { gameIds, newGame, openRecord, openRecords } from '@threefold-games/play';
import { describe, expect, it } from 'vitest';
import { finished, playOn } from './lot.ts';

const HEAD = `[Game "tzaar"]
[Rules "1"]
[Options "setup=fixed"]
[Seats "Ada; Bo"]
[Date "2026-11-14"]
[Result "1-0"]
[End "resign 1"]
[Event "Club"]

`;
const TEXT = `${HEAD}{At last.}
1. D3xC3 {Good.}
2. E6xD6 {Hm.} E5+D6
`;

describe('a record', () => {
  it.each(gameIds)('of a whole game of %s opens as the same game', id => {
    const text = finished[id].record();
    const opened = openRecord(text);
    expect(opened.record()).toBe(text);
    expect(opened.result()).toEqual(finished[id].result());
    expect(opened).toMatchObject({ id, options: finished[id].options, layout: finished[id].layout });
  });

  it.each(gameIds)('of a game of %s that goes on opens as the same game', id => {
    const g = newGame(id, { seed: 3 });
    playOn(g, seededRandom(3), 6);
    g.step(g.legal()[0]!);
    const opened = openRecord(g.record(), { seed: 3 });
    expect(opened.position()).toBe(g.position());
    expect(opened.record()).toBe(g.record());
    playOn(g, seededRandom(4));
    playOn(opened, seededRandom(4));
    expect(opened.record()).toBe(g.record());
  });

  it('keeps the end of a game that somebody left, its tags and its comments', () => {
    const opened = openRecord(TEXT);
    expect(opened.names).toEqual(['Ada', 'Bo']);
    for (const part of ['[End "resign 1"]', '[Result "1-0"]', '[Event "Club"]', '{At last.}', '{Good.}', '{Hm.}'])
      expect(opened.record()).toContain(part);
    expect(openRecord(opened.record()).record()).toBe(opened.record());
  });

  it('drops the end and the comments that no longer stand when the game goes on', () => {
    const opened = openRecord(TEXT);
    opened.undo();
    opened.step('E6xD6');
    opened.step('F6+F7');
    expect(opened.record()).toContain('[Result "*"]');
    expect(opened.record()).toContain('[Event "Club"]');
    expect(opened.record()).not.toContain('[End');
    expect(opened.record()).toContain('2. E6xD6 {Hm.} F6+F7');
    opened.undo();
    opened.undo();
    expect(opened.record()).toContain('{At last.}');
    expect(opened.record()).not.toContain('{Good.}');
  });

  it('takes tags of one’s own', () => {
    const g = newGame('tzaar', { setup: 'fixed', names: ['Ada', 'Bo'] });
    expect(g.record({ Date: '2026-11-14', Event: 'Club' })).toBe(`[Game "tzaar"]
[Rules "1"]
[Options "setup=fixed"]
[Seats "Ada; Bo"]
[Result "*"]
[Date "2026-11-14"]
[Event "Club"]

`);
    expect(openRecord(TEXT).record({ Event: 'Final' })).toContain('[Event "Final"]');
    expect(openRecord(TEXT).record({ Event: 'Final' })).not.toContain('Club');
  });

  it('is one of several', () => {
    const texts = gameIds.map(id => finished[id].record());
    expect(openRecords(texts.join('\n')).map(game => game.record())).toEqual(texts);
  });

  it('is read from a file of Little Golem', () => {
    const g = newGame('tzaar', { seed: 2, names: ['Ada', 'Bo'] });
    playOn(g, seededRandom(2), 10);
    const [littleGolem] = g.exact.game.formats;
    const { tags, turns } = { tags: g.record(), turns: g.exact.texts };
    const file = littleGolem!.write({
      tags: [...tags.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(([, name = '', value = '']) => ({ name, value })),
      turns,
      comments: [],
    });
    if (!file.ok) throw new Error(file.error.code);
    expect(openRecord(file.value).history()).toEqual(g.history());
  });
});
