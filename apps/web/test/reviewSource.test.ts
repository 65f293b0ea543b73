import { legalActions, type Position } from '@threefold-games/core';
import {
  type Evaluation,
  type Reviewer,
  Reviewer as Reviews,
  reviewOf,
  type TurningPoint,
} from '@threefold-games/learn';
import { historyByLot, setupOf, sticks } from '@threefold-games/testkit';
import { describe, expect, it, vi } from 'vitest';
import type { GameReview } from '../src/review/gameReview.ts';
import { ReviewSource } from '../src/review/reviewSource.ts';

/** Likes every position the better for the first seat the fewer sticks are left. */
const evaluate = (position: Position, simulations: number): Evaluation => {
  const values = (at: Position): readonly number[] => {
    const outcome = at.outcome();
    if (outcome) return outcome.shares;
    const share = 1 - (at.view() as { readonly sticks: number }).sticks / 10;
    return [share, 1 - share];
  };
  const { actor } = position;
  const walk = position.copy();
  const continuations =
    actor < 0
      ? []
      : legalActions(sticks, walk)
          .map(action => {
            const turns = [[walk.format(action)]];
            walk.make(action);
            const after = values(walk);
            walk.unmake();
            return { turns, values: after, prior: 0.5 };
          })
          .sort((a, b) => b.values[actor]! - a.values[actor]!);
  return { simulations, values: values(position), solved: false, continuations };
};

const answer = (reviewer: Reviewer): void => {
  for (let ask = reviewer.next(); ask; ask = reviewer.next())
    reviewer.learn(ask, 'big', evaluate(ask.place.position, ask.simulations));
};

const setUp = () => {
  const history = historyByLot(sticks, setupOf(sticks, 2), 'tried 3');
  const reviewer = new Reviews(history);
  answer(reviewer);
  const review = {
    reviewer: { peek: () => reviewer },
    judge: async (turn: number, steps: readonly string[]) => {
      for (let [ask] = reviewer.asksForTry(turn, steps); ask; [ask] = reviewer.asksForTry(turn, steps))
        reviewer.learn(ask, 'big', evaluate(ask.place.position, ask.simulations));
      return reviewer.placeAfter(turn, steps) !== undefined;
    },
  } as unknown as GameReview;
  const [point] = reviewOf(reviewer).points;
  const source = new ReviewSource(review, { history, seat: point!.seat, names: ['', ''], wait: async () => undefined });
  return { source, point: point as TurningPoint, history };
};

describe('the board of a review', () => {
  it('asks first, with the game as it stood and the draw that came, and shows the answer when it is asked for', () => {
    const { source, point, history } = setUp();
    source.open(point);
    expect(source.shown.value.kind).toBe('ask');
    expect(source.arrows).toEqual([]);
    expect(source.model.value.history.position.encode()).toBe(history.positionBefore(point.turn).encode());
    expect(source.model.value.turn).toBeDefined();
    source.answer(point);
    expect(source.arrows).toEqual([point.better]);
    source.open(point);
    expect(source.shown.value.kind).toBe('answer');
  });

  it('says what a turn costs that is tried, and answers one that costs much on the board', async () => {
    const { source, point, history } = setUp();
    source.open(point);
    source.play(point.played);
    expect(source.shown.value).toMatchObject({ kind: 'tried', judged: 'judging' });
    await vi.waitFor(() => expect(source.shown.value).toMatchObject({ judged: { isPlayed: true } }));
    const tried = source.shown.value;
    if (tried.kind !== 'tried' || typeof tried.judged === 'string') throw new Error(tried.kind);
    expect(tried.judged.cost).toBeCloseTo(point.from[point.seat]! - point.to[point.seat]!);
    expect(tried.history.length).toBeGreaterThan(history.before(point.turn).length);
    source.ask(point);
    source.play(point.better);
    await vi.waitFor(() => expect(source.shown.value).toMatchObject({ judged: { cost: 0, isPlayed: false } }));
  });

  it('plays the line after the better turn, and after the one that was played', () => {
    const { source, point } = setUp();
    for (const of of ['better', 'played'] as const) {
      source.line(point, of);
      const shown = source.shown.value;
      if (shown.kind !== 'line') throw new Error(shown.kind);
      expect(shown.history.turns[point.turn]?.steps).toEqual(point[of]);
    }
  });
});
