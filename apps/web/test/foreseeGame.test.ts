import { findGame, games } from '@threefold-games/catalogue';
import { describe, expect, it } from 'vitest';
import { studyOfRecord } from '../src/analysis/studyRecord.ts';
import { addTurn, followedAt, followGame, historyAt, mainLine, nodeAt, ROOT } from '../src/analysis/tree.ts';
import { vectorRecord } from './study.fixtures.ts';

describe.each(games)('a game of $id that is followed', game => {
  const { turns, ...rest } = vectorRecord(game.id);
  const begun = studyOfRecord(findGame, { ...rest, turns: turns.slice(0, 4) });
  if (!begun.ok) throw new Error(begun.error.code);
  const { study } = begun.value;

  it('has what was played as its main line, and stands at its end', () => {
    const { study: after, present } = followGame(study, turns.slice(0, 7));
    expect(mainLine(after).at(-1)).toBe(present);
    expect(historyAt(after, present).texts).toEqual(turns.slice(0, 7));
  });

  it('keeps what was tried: a turn that came as foreseen leads on to what follows it', () => {
    const { study: foreseen, present } = followGame(study, turns.slice(0, 6));
    const back = followGame(foreseen, turns.slice(0, 4));
    expect(nodeAt(back.study, back.present).children).toHaveLength(1);
    const on = followGame(back.study, turns.slice(0, 5));
    expect(nodeAt(on.study, on.present).children).toEqual([present]);
    expect(on.study.nodes.size).toBe(foreseen.nodes.size);
  });

  it('goes along with whoever stood where the game was', () => {
    const before = followGame(study, turns.slice(0, 4));
    const after = followGame(before.study, turns.slice(0, 5));
    expect(followedAt(after.study, before.present, before.present, after.present)).toBe(after.present);
    expect(followedAt(after.study, ROOT, before.present, after.present)).toBe(ROOT);
    const gone = addTurn(after.study, after.present, turns[5]!);
    expect(gone.ok && followedAt(after.study, gone.value.id, before.present, after.present)).toBe(after.present);
  });
});
