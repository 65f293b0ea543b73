import { findGame, games } from '@threefold-games/catalogue';
import { formatRecord } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import {
  pack,
  positionAnchor,
  readReplayAnchor,
  readStudyAnchor,
  replayAnchor,
  studyAnchor,
  unpack,
} from '../src/analysis/links.ts';
import { studyOfRecord } from '../src/analysis/studyRecord.ts';
import { formatStudy, openText } from '../src/analysis/studyText.ts';
import { historyAt, mainLine, ROOT } from '../src/analysis/tree.ts';
import { vectorRecord } from './study.fixtures.ts';

describe.each(games)('what somebody brings of $id', game => {
  const record = vectorRecord(game.id);
  const opened = studyOfRecord(findGame, record, 5);
  if (!opened.ok) throw new Error(opened.error.code);
  const { study, at } = opened.value;

  it('may be a record, several of them, a position or a study', () => {
    const text = formatRecord(record);
    const one = openText(games, text);
    expect(one.ok && mainLine(one.value.study)).toHaveLength(record.turns.length);
    expect(one.ok && one.value.games).toBe(1);
    const two = openText(games, `${text}\n${text}`);
    expect(two.ok && two.value.games).toBe(2);
    const position = historyAt(study, at).position.encode();
    const placed = openText(games, `  ${position}\n`);
    expect(placed.ok && historyAt(placed.value.study, ROOT).position.encode()).toBe(position);
    const whole = formatStudy(opened.value);
    const again = openText(games, whole);
    expect(again.ok && formatStudy(again.value)).toBe(whole);
  });

  it('may come in a link, which is short', async () => {
    const anchor = await studyAnchor(opened.value);
    expect(anchor?.length).toBeLessThan(2000);
    expect(await readStudyAnchor(`#${anchor}`)).toBe(formatStudy(opened.value));
    const position = historyAt(study, at).position.encode();
    expect(await readStudyAnchor(`#${await positionAnchor(position)}`)).toBe(position);
    const replayed = await replayAnchor(record, 7);
    expect(await readReplayAnchor(`#${replayed}`)).toEqual({ record: formatRecord(record), turn: 7 });
    expect((await readReplayAnchor(`#${await replayAnchor(record, undefined)}`))?.turn).toBeUndefined();
  });
});

describe('what cannot be opened', () => {
  it.each([
    ['', 'record.empty'],
    ['hello', 'record.empty'],
    ['chess/1 2 - x', 'game.unknown'],
    ['tzaar/1 2 - nonsense', 'position'],
    ['[Game "tzaar"]\n[Seats "A; B"]\n\n1. A1xA1\n', ''],
    ['threefold-study 9', 'record.syntax'],
  ])('%j is refused', (text, code) => {
    const opened = openText(games, text);
    expect(opened.ok ? 'opened' : opened.error.code).toContain(code);
    expect(opened.ok).toBe(false);
  });

  it('a damaged link brings nothing and breaks nothing', async () => {
    expect(await readStudyAnchor('')).toBeUndefined();
    expect(await readStudyAnchor('#TZ-4.6')).toBeUndefined();
    expect(await readStudyAnchor('#study=abc')).toBeNull();
    expect(await readReplayAnchor('#12')).toBeUndefined();
    expect(await readReplayAnchor('#12.zzzz')).toBeUndefined();
  });

  it('a link that unpacks into too much is refused', async () => {
    expect(await unpack(await pack('a'.repeat(1000)))).toBe('a'.repeat(1000));
    expect(await unpack(await pack('a'.repeat((1 << 20) + 1)))).toBeUndefined();
  });

  it('a study with more turns or deeper brackets than anybody plays is refused', () => {
    const opened = studyOfRecord(findGame, vectorRecord('tzaar'), 0);
    if (!opened.ok) throw new Error(opened.error.code);
    const text = formatStudy(opened.value);
    const [first] = /^turns [^;]+;/m.exec(text)!;
    const turn = first.slice('turns '.length);
    const holding = (turns: string): string => text.replace(/^turns .*$/m, `${first}${turns}`);
    const again = openText(games, holding(` ( ${turn} )`.repeat(3)));
    expect(again.ok && again.value.study.nodes.size).toBe(2);
    for (const bomb of [` ( ${turn} )`.repeat(2100), ` ( ${turn}`.repeat(300) + ' )'.repeat(300)]) {
      const refused = openText(games, holding(bomb));
      expect(refused.ok ? '' : refused.error.code).toBe('record.size');
    }
  });
});
