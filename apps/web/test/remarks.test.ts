import { findGame } from '@threefold-games/catalogue';
import { History, type Turn } from '@threefold-games/core';
import type { Remark, TurnWithPositions } from '@threefold-games/learn';
import { must, setupOf, turnByLot } from '@threefold-games/testkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remarkOn } from '../src/board/TurnRemark.tsx';

const tzaar = findGame('tzaar')!;

/** A game of so many turns. */
const played = (turns: number, from = History.of(tzaar, setupOf(tzaar, 2, 'remarks'))): History => {
  let history = from;
  for (let i = 0; i < turns; i++) history = must(history.with(turnByLot(tzaar, history.position, `turn ${i}`)));
  return history;
};

/** Says something about every turn, and remembers which it was asked about. */
const talker = (cost = 0) => {
  const asked: TurnWithPositions[] = [];
  return {
    asked,
    remark: (turn: TurnWithPositions): Remark => {
      asked.push(turn);
      vi.advanceTimersByTime(cost);
      return { id: 'said', values: { steps: turn.steps.join(' ') } };
    },
  };
};

const said = (turn: Turn): Remark => ({ id: 'said', values: { steps: turn.steps.join(' ') } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('remarks on turns', () => {
  it('come when the page is idle, from where each turn began to what it led to', () => {
    const history = played(3);
    const coach = talker();
    const remarks = history.turns.map(turn => remarkOn(turn, () => history, coach));
    expect(remarks.map(({ value }) => value)).toEqual([undefined, undefined, undefined]);
    vi.advanceTimersByTime(500);
    expect(remarks.map(({ value }) => value)).toEqual(history.turns.map(said));
    const [last] = coach.asked;
    expect(last?.seat).toBe(history.turns[2]!.seat);
    expect(last?.before.encode()).toBe(history.positionBefore(2).encode());
    expect(last?.after.encode()).toBe(history.position.encode());
  });

  it('are found once for each turn, also where the game has gone on or another way', () => {
    const history = played(2);
    const coach = talker();
    const look = (at: History): readonly (Remark | undefined)[] => {
      const remarks = at.turns.map(turn => remarkOn(turn, () => at, coach));
      vi.advanceTimersByTime(500);
      return remarks.map(({ value }) => value);
    };
    look(history);
    const longer = played(1, history);
    const other = played(1, history.before(1));
    expect(look(longer)).toEqual(longer.turns.map(said));
    expect(look(other)).toEqual(other.turns.map(said));
    expect(coach.asked).toHaveLength(4);
  });

  it('do not hold the page up: the latest come first, the others a few at a time', () => {
    const history = played(9);
    const coach = talker(3);
    const remarks = history.turns.map(turn => remarkOn(turn, () => history, coach));
    const found = (): number => remarks.filter(({ value }) => value).length;
    while (found() === 0) vi.advanceTimersByTime(1);
    expect(found()).toBeLessThanOrEqual(3);
    expect(remarks.at(-1)?.value).toEqual(said(history.turns.at(-1)!));
    vi.advanceTimersByTime(2000);
    expect(found()).toBe(9);
  });
});
