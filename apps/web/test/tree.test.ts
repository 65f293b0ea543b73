import { findGame, games } from '@threefold-games/catalogue';
import { formatRecord, type Game, turnTexts } from '@threefold-games/core';
import { nthTurn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { recordOfStudy, studyOfRecord } from '../src/analysis/studyRecord.ts';
import { formatStudy, parseStudy } from '../src/analysis/studyText.ts';
import {
  addTurn,
  historyAt,
  lineThrough,
  mainLine,
  type NodeId,
  nodeAt,
  openStudy,
  pathTo,
  promote,
  ROOT,
  remove,
  type Study,
  turnAt,
  turnNumber,
} from '../src/analysis/tree.ts';
import { vectorRecord } from './study.fixtures.ts';

const opened = (game: Game) => {
  const study = studyOfRecord(findGame, vectorRecord(game.id));
  if (!study.ok) throw new Error(study.error.code);
  return study.value;
};

const vary = (game: Game, study: Study, at: NodeId, index: number) => {
  const added = addTurn(study, at, nthTurn(game, historyAt(study, at).position, index));
  if (!added.ok) throw new Error(added.error.code);
  return added.value;
};

describe.each(games)('a tree of variations of $id', game => {
  const record = vectorRecord(game.id);

  it('holds a record as its main line and writes it again', () => {
    const { study, at, composed } = opened(game);
    expect(mainLine(study)).toHaveLength(record.turns.length);
    expect(composed).toEqual([]);
    expect(turnNumber(study, at)).toBe(record.turns.length);
    expect(recordOfStudy(study)?.turns).toEqual(record.turns);
    const again = studyOfRecord(findGame, recordOfStudy(study)!);
    expect(again.ok && historyAt(again.value.study, again.value.at).position.encode()).toBe(
      historyAt(study, at).position.encode(),
    );
  });

  it('stands after the turn that is asked for', () => {
    const third = studyOfRecord(findGame, record, 3);
    expect(third.ok && turnNumber(third.value.study, third.value.at)).toBe(3);
    const start = studyOfRecord(findGame, record, 0);
    expect(start.ok && start.value.at).toBe(ROOT);
  });

  it('keeps the steps of an unfinished last turn to be composed', () => {
    const cut = { ...record, turns: [...record.turns.slice(0, 4), record.turns[4]!.slice(0, 1)] };
    const wants = record.turns[4]!.length > 1 ? record.turns[4]!.slice(0, 1) : [];
    const study = studyOfRecord(findGame, cut);
    expect(study.ok && study.value.composed).toEqual(wants);
  });

  it('follows a turn that is known and adds one that is not', () => {
    const { study } = opened(game);
    const second = mainLine(study)[1]!;
    const known = addTurn(study, mainLine(study)[0]!, turnTexts(turnAt(study, second)));
    expect(known.ok && known.value).toEqual({ study, id: second });
    const other = vary(game, study, mainLine(study)[5]!, 1);
    expect(other.study.nodes.size).toBe(study.nodes.size + 1);
    expect(nodeAt(other.study, mainLine(study)[5]!).children).toEqual([mainLine(study)[6], other.id]);
    expect(mainLine(other.study)).toEqual(mainLine(study));
    expect(study.nodes.has(other.id)).toBe(false);
  });

  it('refuses a turn that is not legal or not whole', () => {
    const { study } = opened(game);
    expect(addTurn(study, ROOT, ['nonsense'])).toMatchObject({ ok: false, error: { code: 'step.unreadable' } });
    expect(addTurn(study, ROOT, [])).toMatchObject({ ok: false, error: { code: 'turn.unfinished' } });
    expect(addTurn(study, 9999, record.turns[0]!).ok).toBe(false);
  });

  it('makes a variation the main line, and takes one away with all that follows', () => {
    const first = opened(game);
    const main = mainLine(first.study);
    const one = vary(game, first.study, main[5]!, 1);
    const two = vary(game, one.study, one.id, 0);
    const promoted = promote(two.study, two.id);
    expect(mainLine(promoted)).toEqual([...main.slice(0, 6), one.id, two.id]);
    expect(lineThrough(promoted, main[6]!)).toEqual(main);
    const removed = remove(promoted, one.id);
    expect(removed.nodes.has(two.id)).toBe(false);
    expect(mainLine(removed)).toEqual(main);
    expect(remove(removed, ROOT)).toBe(removed);
    expect(pathTo(promoted, two.id)).toEqual([...main.slice(0, 6), one.id, two.id]);
  });

  it('comes back from text as it was, with its variations and where one stood', () => {
    let { study } = opened(game);
    const main = mainLine(study);
    const one = vary(game, study, main[3]!, 1);
    const inner = vary(game, one.study, one.id, 0);
    const beside = vary(game, inner.study, one.id, 1);
    study = vary(game, beside.study, main[3]!, 2).study;
    study = vary(game, study, ROOT, 1).study;
    const text = formatStudy({ study, at: beside.id, composed: [] });
    const read = parseStudy(findGame, text);
    if (!read.ok) throw new Error(read.error.code + read.error.detail);
    expect(formatStudy(read.value)).toBe(text);
    expect(read.value.study.nodes.size).toBe(study.nodes.size);
    expect(historyAt(read.value.study, read.value.at).position.encode()).toBe(
      historyAt(study, beside.id).position.encode(),
    );
    expect(formatRecord(recordOfStudy(read.value.study)!)).toBe(formatRecord(recordOfStudy(study)!));
  });

  it('begins in a position as well, for which there is no record', () => {
    const before = opened(game);
    const position = historyAt(before.study, mainLine(before.study)[4]!).position.encode();
    const study = openStudy(game, { kind: 'position', position });
    if (!study.ok) throw new Error(study.error.code);
    const next = addTurn(study.value, ROOT, record.turns[5]!);
    expect(next.ok).toBe(true);
    if (!next.ok) return;
    expect(recordOfStudy(next.value.study)).toBeUndefined();
    const text = formatStudy({ study: next.value.study, at: next.value.id, composed: [] });
    const read = parseStudy(findGame, text);
    expect(read.ok && formatStudy(read.value)).toBe(text);
    expect(openStudy(game, { kind: 'position', position: `${game.id}/999 2 - x` }).ok).toBe(false);
  });
});

describe('a stored study', () => {
  const game = findGame('tzaar')!;
  const text = formatStudy(opened(game));

  it.each([
    ['nothing', ''],
    ['something else', '{"version":1}'],
    ['no tags', 'threefold-study 1\nat\ncomposed\nturns'],
    ['an unknown game', 'threefold-study 1\nposition chess/1 2 - x'],
    ['an illegal turn', text.replace('turns ', 'turns A1xI5;')],
    ['a bracket too many', `${text.trimEnd()} )`],
    ['an open bracket', `${text.trimEnd()} (`],
    ['a bracket before any turn', text.replace('turns ', 'turns ( ')],
  ])('is refused, not thrown about, when it is %s', (_, garbage) => {
    expect(parseStudy(findGame, garbage).ok).toBe(false);
  });

  it('forgets a place that is not there and steps that do not fit', () => {
    const read = parseStudy(findGame, text.replace(/^at.*$/m, 'at 0 7 0').replace(/^composed.*$/m, 'composed A1xI5'));
    expect(read.ok && turnNumber(read.value.study, read.value.at)).toBe(1);
    expect(read.ok && read.value.composed).toEqual([]);
  });

  it('keeps the steps of a turn that is being composed', () => {
    const record = vectorRecord('tzaar');
    const steps = record.turns[1]!.slice(0, 1);
    const study = studyOfRecord(findGame, { ...record, turns: [record.turns[0]!, steps] });
    const again = study.ok ? parseStudy(findGame, formatStudy(study.value)) : study;
    expect(again.ok && again.value.composed).toEqual(steps);
  });
});
