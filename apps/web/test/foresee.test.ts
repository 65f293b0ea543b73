import { findGame } from '@threefold-games/catalogue';
import type { Game } from '@threefold-games/core';
import { FORESIGHT_LIMITS } from '@threefold-games/room';
import { nthTurn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import {
  addForeseen,
  type Foreseen,
  foreseenFrom,
  foreseenTo,
  fromConditionals,
  isSameForesight,
  plantForeseen,
  toConditionals,
} from '../src/analysis/foresee.ts';
import { studyOfRecord } from '../src/analysis/studyRecord.ts';
import {
  addTurn,
  historyAt,
  mainLine,
  type NodeId,
  nodeAt,
  type Study,
  turnAt,
  turnNumber,
} from '../src/analysis/tree.ts';
import { vectorRecord } from './study.fixtures.ts';

/** The first turns of a record: where the game stands now. */
const standing = (id: string, turns: number, record?: string): { game: Game; study: Study; present: NodeId } => {
  const whole = vectorRecord(id, record);
  const opened = studyOfRecord(findGame, { ...whole, turns: whole.turns.slice(0, turns) });
  if (!opened.ok) throw new Error(opened.error.code);
  return { game: findGame(id)!, study: opened.value.study, present: opened.value.at };
};

/** Plays the turns with these places in the lists of legal ones. */
const vary = (game: Game, study: Study, from: NodeId, ...indices: readonly number[]): { study: Study; at: NodeId } => {
  let now = { study, at: from };
  for (const index of indices) {
    const added = addTurn(now.study, now.at, nthTurn(game, historyAt(now.study, now.at).position, index));
    if (!added.ok) throw new Error(added.error.code);
    now = { study: added.value.study, at: added.value.id };
  }
  return now;
};

/** Who is not to move. */
const waiting = (study: Study, present: NodeId): number => (historyAt(study, present).position.actor === 0 ? 1 : 0);

const seatsOf = (line: Foreseen | undefined): readonly number[] => (line ?? []).map(({ seat }) => seat);

describe('turns that are foreseen', () => {
  const { game, study, present } = standing('tzaar', 6);
  const seat = waiting(study, present);

  it('are what the other plays and what one answers, up to the last answer', () => {
    const first = vary(game, study, present, 0, 0, 0);
    const line = foreseenTo(first.study, present, first.at, seat);
    expect(seatsOf(line)).toEqual([1 - seat, seat]);
    expect(line?.[0]?.steps).toEqual(turnAt(first.study, nodeAt(first.study, present).children[0]!).steps);
  });

  it('need an answer, and the turn of another before it', () => {
    const lone = vary(game, study, present, 0);
    expect(foreseenTo(lone.study, present, lone.at, seat)).toBeUndefined();
    expect(foreseenTo(lone.study, present, present, seat)).toBeUndefined();
    const mine = vary(game, study, present, 0, 0);
    expect(foreseenTo(mine.study, present, mine.at, 1 - seat)).toBeUndefined();
  });

  it('begin at the present alone', () => {
    const before = nodeAt(study, present).parent!;
    const other = vary(game, study, before, 1, 0, 0);
    expect(foreseenTo(other.study, present, other.at, seat)).toBeUndefined();
    expect(foreseenFrom(other.study, present, seat)).toEqual([]);
  });

  it('are gathered from every variation, with one answer to each turn', () => {
    let { study: tree, at } = vary(game, study, present, 0, 0);
    const answer = nodeAt(tree, at);
    tree = vary(game, tree, answer.parent!, 1).study;
    tree = vary(game, tree, present, 1, 0).study;
    tree = vary(game, tree, present, 2).study;
    const lines = foreseenFrom(tree, present, seat);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.[1]?.steps).toEqual(answer.turn?.steps);
  });

  it('are never longer than the server keeps', () => {
    const { study: whole, present: end } = standing('talat', 40);
    const [first] = mainLine(whole);
    const { seat: mine } = turnAt(whole, first!);
    const line = foreseenTo(whole, first!, end, mine)!;
    expect(line.length).toBeLessThanOrEqual(FORESIGHT_LIMITS.turns);
    expect(line.length).toBeGreaterThan(FORESIGHT_LIMITS.turns - 3);
    expect(line.at(-1)?.seat).toBe(mine);
  });

  it('come back from the server as they were sent', () => {
    let tree = vary(game, study, present, 0, 0, 1, 0).study;
    tree = vary(game, tree, present, 1, 1).study;
    const lines = foreseenFrom(tree, present, seat);
    const sent = toConditionals(lines, turnNumber(tree, present));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual({ after: 6, line: lines[0]?.map(({ steps }) => steps) });
    expect(isSameForesight(fromConditionals(study, present, [], sent, seat), lines)).toBe(true);
  });

  it('shrink as the game goes on as foreseen, and fall away where it does not', () => {
    const { study: tree, at } = vary(game, study, present, 0, 0, 1, 0);
    const sent = toConditionals(foreseenFrom(tree, present, seat), 6);
    const [reply] = nodeAt(tree, present).children;
    const [answer] = nodeAt(tree, reply!).children;
    const rest = fromConditionals(tree, answer!, [], sent, seat);
    expect(rest).toEqual([foreseenTo(tree, answer!, at, seat)]);
    const other = vary(game, tree, present, 2, 0);
    expect(fromConditionals(other.study, other.at, [], sent, seat)).toEqual([]);
  });

  it('that the rules do not allow are left out', () => {
    const wrong = [{ after: 6, line: [['nonsense'], ['more']] }];
    expect(fromConditionals(study, present, [], wrong, seat)).toEqual([]);
  });

  it('stand in the tree as variations', () => {
    const tree = vary(game, study, present, 0, 0).study;
    const [line] = foreseenFrom(tree, present, seat);
    const planted = plantForeseen(study, present, line!);
    expect(foreseenTo(planted.study, present, planted.end, seat)).toEqual(line);
    expect(plantForeseen(planted.study, present, line!).study.nodes.size).toBe(planted.study.nodes.size);
  });
});

describe('a line that is added to others', () => {
  const turn = (seat: number, ...steps: readonly string[]) => ({ seat, drawn: [], steps, actions: [] });
  const short = [turn(1, 'a'), turn(0, 'b')];
  const long = [...short, turn(1, 'c'), turn(0, 'd')];

  it('stands beside those that foresee something else', () => {
    const other = [turn(1, 'x'), turn(0, 'y')];
    expect(addForeseen([short], other, 0)).toEqual([short, other]);
    expect(addForeseen([long], [...short, turn(1, 'e'), turn(0, 'f')], 0)).toHaveLength(2);
  });

  it('takes the place of one that it contains, and is not added to one that contains it', () => {
    expect(addForeseen([short], long, 0)).toEqual([long]);
    expect(addForeseen([long], short, 0)).toEqual([long]);
    expect(addForeseen([short], short, 0)).toEqual([short]);
  });

  it('replaces another answer to the same', () => {
    const instead = [turn(1, 'a'), turn(0, 'z')];
    expect(addForeseen([short], instead, 0)).toEqual([instead]);
    const later = [...short, turn(1, 'c'), turn(0, 'q')];
    expect(addForeseen([long], later, 0)).toEqual([later]);
    expect(addForeseen([long], instead, 0)).toEqual([instead]);
  });
});

describe('with three seats', () => {
  const { game, study, present } = standing('talat', 3);
  const { actor } = historyAt(study, present).position;
  const seat = (actor + 2) % 3;

  it('a line holds the turns of both others before the answer', () => {
    const { study: tree, at } = vary(game, study, present, 0, 0, 0);
    expect(seatsOf(foreseenTo(tree, present, at, seat))).toEqual([actor, (actor + 1) % 3, seat]);
  });
});

describe('where every turn begins with a draw', () => {
  it('no line goes beyond a draw that nobody knows', () => {
    const { study, present } = standing('taluva', 12);
    const [, second, , fourth] = mainLine(study);
    const { seat } = turnAt(study, fourth!);
    expect(foreseenTo(study, second!, present, seat)).toBeUndefined();
    expect(foreseenFrom(study, second!, seat)).toEqual([]);
  });
});
