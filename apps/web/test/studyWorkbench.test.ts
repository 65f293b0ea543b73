import { findGame } from '@threefold-games/catalogue';
import { describe, expect, it } from 'vitest';
import { studyOfRecord } from '../src/analysis/studyRecord.ts';
import { mainLine, ROOT, turnAt } from '../src/analysis/tree.ts';
import { Workbench } from '../src/analysis/workbench.ts';
import { Walk } from '../src/board/walk.ts';
import { vectorRecord } from './study.fixtures.ts';

const record = vectorRecord('tzaar');

const bench = (turn: number): Workbench => {
  const opened = studyOfRecord(findGame, record, turn);
  if (!opened.ok) throw new Error(opened.error.code);
  return new Workbench(opened.value);
};

/** So many turns on or back. */
const walk = ({ track }: Workbench, by: number): void => {
  const board = { board: { showTurn: () => Promise.resolve() }, cut: () => undefined };
  new Walk(track, board, { wait: () => Promise.resolve(), moving: () => false, pause: 0 }).walk(by);
};

/** Another turn than that of the record after six turns. */
const OTHER = ['D5xD3', '-'];

describe('the workbench', () => {
  it('walks along the line and no further', () => {
    const here = bench(3);
    const main = mainLine(here.study);
    walk(here, 1);
    expect(here.at).toBe(main[3]);
    walk(here, -9);
    expect(here.at).toBe(ROOT);
    walk(here, 999);
    expect(here.at).toBe(main.at(-1));
  });

  it('walks on along the variation that one came from', () => {
    const here = bench(6);
    const before = here.at;
    here.play(OTHER);
    const variation = here.at;
    expect(variation).not.toBe(before);
    walk(here, -3);
    walk(here, 3);
    expect(here.at).toBe(variation);
    here.goTo(mainLine(here.study)[8]!);
    walk(here, -2);
    walk(here, 1);
    expect(here.at).toBe(mainLine(here.study)[7]);
  });

  it('plays the turns of a line and composes the last one where it is unfinished', () => {
    const here = bench(6);
    here.compose([record.turns[6]![0]!]);
    here.playOn([[record.turns[6]![1]!], record.turns[7]!, [record.turns[8]![0]!]]);
    expect(here.at).toBe(mainLine(here.study)[7]);
    expect(here.opened.value.composed).toEqual([record.turns[8]![0]!]);
  });

  it('stands before a turn that is taken away', () => {
    const here = bench(6);
    const before = here.at;
    here.play(OTHER);
    const variation = here.at;
    here.promote(variation);
    expect(mainLine(here.study)[6]).toBe(variation);
    here.remove(variation);
    expect(here.at).toBe(before);
    expect(turnAt(here.study, mainLine(here.study)[6]!).steps).toEqual(record.turns[6]);
  });

  it('refuses a turn that is not legal and stays', () => {
    const here = bench(6);
    const before = here.opened.value;
    here.play(['A1xA1']);
    expect(here.opened.value).toBe(before);
  });
});
