import { type History, legalActions, NOBODY, type Position } from '@threefold-games/core';
import { historyByLot, setupOf, sticks } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { type Ask, type Evaluation, Reviewer, reviewOf, seatReview } from '../src/index.ts';

const learned = new Map<string, readonly number[]>();

/** Knows the toy game by heart: what each position is worth to each seat, with the best play of all. */
const exact = (position: Position): readonly number[] => {
  const name = position.encode();
  const values = learned.get(name) ?? workOut(position);
  learned.set(name, values);
  return values;
};

const workOut = (position: Position): readonly number[] => {
  if (position.actor === NOBODY) return position.outcome()!.shares;
  const actions = legalActions(sticks, position);
  const children = actions.map(action => {
    position.make(action);
    const values = exact(position);
    position.unmake();
    return values;
  });
  if (position.actor >= 0)
    return children.reduce((best, each) => (each[position.actor]! > best[position.actor]! + 1e-9 ? each : best));
  const weights = actions.map(action => position.weight(action));
  const total = weights.reduce((a, b) => a + b);
  return children[0]!.map((_, seat) => children.reduce((sum, each, i) => sum + (weights[i]! / total) * each[seat]!, 0));
};

/** An engine that knows everything, but proves nothing. */
const evaluate = (from: Position, simulations: number): Evaluation => {
  const position = from.copy();
  const { actor } = position;
  const continuations =
    actor < 0
      ? []
      : legalActions(sticks, position)
          .map(action => {
            const steps = [position.format(action)];
            position.make(action);
            const values = exact(position);
            position.unmake();
            return { turns: [steps], values, prior: 0.5 };
          })
          .sort((a, b) => b.values[actor]! - a.values[actor]!);
  return { simulations, values: exact(position), solved: false, continuations };
};

const answerAll = (reviewer: Reviewer, until = 10_000): Ask[] => {
  const asked: Ask[] = [];
  for (let ask = reviewer.next(); ask && asked.length < until; ask = reviewer.next()) {
    asked.push(ask);
    reviewer.learn(ask, 'big', evaluate(ask.place.position, ask.simulations));
  }
  return asked;
};

/** A position after one more step. */
const after = (from: Position, step: string | undefined): Position => {
  const position = from.copy();
  position.make(legalActions(sticks, position).find(action => position.format(action) === step)!);
  return position;
};

/** All whole turns from a position, and what they lead to. */
const wholeTurns = (
  from: Position,
  steps: readonly string[] = [],
): readonly { readonly steps: readonly string[]; readonly position: Position }[] =>
  steps.length > 0 && (from.atTurnStart || from.actor === NOBODY)
    ? [{ steps, position: from }]
    : legalActions(sticks, from).flatMap(action => {
        const step = from.format(action);
        return wholeTurns(after(from, step), [...steps, step]);
      });

const game = (seats: number, lot: string): History => historyByLot(sticks, setupOf(sticks, seats), lot);

describe('a reviewer', () => {
  it('asks first about every position of the game, then deeper, and ends', () => {
    const history = game(2, 'one');
    const reviewer = new Reviewer(history);
    expect(reviewer.progress.stage).toBe('first');
    const asked = answerAll(reviewer);
    expect(reviewer.progress.stage).toBe('done');
    const simulations = asked.map(ask => ask.simulations);
    expect(simulations[0]).toBe(8);
    expect(Math.max(...simulations)).toBeGreaterThanOrEqual(400);
    const { values } = reviewOf(reviewer);
    expect(values).toHaveLength(history.length + 1);
    expect(values.at(-1)).toEqual(history.position.outcome()!.shares);
  });

  it('never has a question open twice, and asks again what was dropped', () => {
    const reviewer = new Reviewer(game(2, 'one'));
    const [first, second] = [reviewer.next()!, reviewer.next()!];
    expect(second).not.toEqual(first);
    reviewer.drop(first);
    expect(reviewer.next()).toEqual(first);
  });

  it('gives the same review in whatever order the answers come', () => {
    const history = game(3, 'order');
    const straight = new Reviewer(history);
    answerAll(straight);
    const mixed = new Reviewer(history);
    for (;;) {
      const open: Ask[] = [];
      while (open.length < 5) {
        const ask = mixed.next();
        if (!ask) break;
        open.push(ask);
      }
      if (open.length === 0) break;
      for (const ask of open.reverse()) mixed.learn(ask, 'big', evaluate(ask.place.position, ask.simulations));
    }
    const plain = (reviewer: Reviewer) => {
      const { values, losses, luck, choices, points } = reviewOf(reviewer);
      return { values, losses, luck, choices, points: points.map(({ moment: _moment, ...rest }) => rest) };
    };
    expect(plain(mixed)).toEqual(plain(straight));
  });

  it('computes nothing twice: what was kept is known again', () => {
    const history = game(2, 'kept');
    const before = new Reviewer(history);
    answerAll(before);
    const data = JSON.parse(JSON.stringify(before.known.data));
    const after = new Reviewer(history, { data });
    expect(after.next()).toBeUndefined();
    expect(reviewOf(after).losses).toEqual(reviewOf(before).losses);
    expect(new Reviewer(history, { data: { ...data, version: 0 } }).next()).toBeDefined();
  });

  it('knows from what was kept that the usual work is done, whatever comes to light later', () => {
    const history = game(2, 'kept');
    const reviewer = new Reviewer(history);
    let wasDeeper = false;
    for (let n = 0; n < 10_000 && reviewer.progress.stage !== 'done'; n++) {
      const { stage } = reviewer.progress;
      // An engine that changes its mind: at first it holds every turn for the best, and every position for even.
      const ask = reviewer.next()!;
      const answer = evaluate(ask.place.position, ask.simulations);
      const even = {
        ...answer,
        values: [0.5, 0.5],
        continuations: answer.continuations.map(each => ({ ...each, values: [0.5, 0.5] })),
      };
      reviewer.learn(ask, 'big', ask.simulations < 160 ? even : answer);
      wasDeeper ||= stage === 'deeper';
      const again = new Reviewer(history, { data: JSON.parse(JSON.stringify(reviewer.known.data)) });
      expect(['deeper', 'done'].includes(again.progress.stage)).toBe(
        wasDeeper || ['deeper', 'done'].includes(reviewer.progress.stage),
      );
    }
    expect(wasDeeper).toBe(true);
  });

  it('forgets what a lesser evaluator said when a better one speaks, and not the other way round', () => {
    const reviewer = new Reviewer(game(2, 'one'));
    const [first, second, third] = [reviewer.next()!, reviewer.next()!, reviewer.next()!];
    const learn = (ask: Ask, evaluator: 'hand' | 'small' | 'big'): void => {
      reviewer.learn(ask, evaluator, evaluate(ask.place.position, ask.simulations));
    };
    learn(first, 'small');
    learn(second, 'big');
    expect(Object.keys(reviewer.known.data.evaluations)).toHaveLength(1);
    learn(third, 'hand');
    expect(Object.keys(reviewer.known.data.evaluations)).toHaveLength(1);
    expect(reviewer.known.evaluator).toBe('big');
  });
});

describe('a review of a game that is known by heart', () => {
  const reviewed = (seats: number, lot: string, options = {}) => {
    const history = game(seats, lot);
    const reviewer = new Reviewer(history, options);
    answerAll(reviewer);
    return { history, reviewer, review: reviewOf(reviewer) };
  };
  const lots = Array.from({ length: 20 }, (_, i) => `game ${i}`);

  it('finds exactly the turns that gave something away', () => {
    for (const lot of lots) {
      const { history, review } = reviewed(2, lot);
      for (const [turn, { seat }] of history.turns.entries()) {
        const lost = exact(history.positionBefore(turn))[seat]! - exact(history.positionAfter(turn + 1))[seat]!;
        expect(review.losses[turn]).toBeCloseTo(Math.max(0, lost), 6);
      }
    }
  });

  it('leaves nothing unattributed: the end is the start, the luck, what was given away and what was got', () => {
    for (const lot of lots) {
      const { reviewer, review } = reviewed(2, lot);
      for (const seat of [0, 1]) expect(seatReview(reviewer, review, seat).unattributed).toBeCloseTo(0, 6);
    }
  });

  it('tells what each draw changed that was felt', () => {
    let felt = 0;
    for (const lot of lots) {
      const { history, review } = reviewed(2, lot);
      for (const [turn, { drawn }] of history.turns.entries()) {
        const [from, before] = [exact(history.positionAfter(turn)), exact(history.positionBefore(turn))];
        const changes = before.map((share, seat) => share - from[seat]!);
        const isFelt = drawn.length > 0 && Math.abs(changes[0]!) >= 0.04;
        if (isFelt) felt++;
        for (const seat of [0, 1]) expect(review.luck[turn]?.[seat] ?? 0).toBeCloseTo(isFelt ? changes[seat]! : 0, 6);
      }
    }
    expect(felt).toBeGreaterThan(5);
  });

  it('holds what was drawn for what it was at the first look, like everything else that could have been', () => {
    for (const lot of lots) {
      const { review } = reviewed(2, lot);
      const reviewer = new Reviewer(game(2, lot));
      // At more than a first look the engine holds every position after a draw for lost.
      for (let ask = reviewer.next(); ask; ask = reviewer.next()) {
        const answer = evaluate(ask.place.position, ask.simulations);
        const { actor } = ask.place.position;
        const values = answer.values.map((_, seat) => (seat === actor ? 0 : 1));
        const lost = { ...answer, values, continuations: answer.continuations.map(each => ({ ...each, values })) };
        reviewer.learn(ask, 'big', ask.simulations > 8 && actor >= 0 ? lost : answer);
      }
      for (const [turn, luck] of reviewOf(reviewer).luck.entries()) {
        const plain = review.luck[turn];
        // Where it was hardly felt, nothing is looked at.
        if (luck && plain && Math.max(...luck) > 0 && Math.max(...plain) > 0) expect(luck[0]).toBeCloseTo(plain[0]!, 6);
      }
    }
  });

  it('shows at most three turning points a seat, each with a better turn that is worth more', () => {
    let found = 0;
    for (const lot of lots) {
      const { review, history } = reviewed(2, lot);
      for (const point of review.points) {
        found++;
        const { seat, from, to, moment, turn } = point;
        expect(from[seat]! - to[seat]!).toBeGreaterThanOrEqual(0.08);
        expect(moment.better.turn.after.encode()).not.toBe(moment.played.turn.after.encode());
        expect(exact(moment.better.turn.after.copy())[seat]).toBeCloseTo(from[seat]!);
        // The reply comes after the draw that came in the game.
        const drawn = history.turns[turn + 1]?.drawn[0];
        const [reply] = moment.better.line;
        if (reply) expect(reply.before.view()).toEqual(after(moment.better.turn.after, drawn).view());
      }
      for (const seat of [0, 1]) expect(review.points.filter(each => each.seat === seat).length).toBeLessThanOrEqual(3);
    }
    expect(found).toBeGreaterThan(5);
  });

  it('says what every other turn costs exactly where all of them cost much', () => {
    let found = 0;
    for (const lot of lots) {
      const { review, history } = reviewed(2, lot);
      for (const { turn, seat, from, better, otherTurnsCost } of review.points) {
        const costs = wholeTurns(history.positionBefore(turn))
          .filter(({ steps }) => steps.join(' ') !== better.join(' '))
          .map(each => from[seat]! - exact(each.position)[seat]!);
        const least = Math.min(...costs);
        if (least < 0.1) expect(otherTurnsCost).toBeUndefined();
        else expect(otherTurnsCost).toBeCloseTo(least, 6);
        if (otherTurnsCost !== undefined) found++;
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it('looks again only at the turns of those who are asked about', () => {
    for (const lot of lots) {
      const { review } = reviewed(2, lot, { seats: [1] });
      expect(review.points.every(({ seat }) => seat === 1)).toBe(true);
    }
  });

  it('gives what was lost to others, all of it, with three', () => {
    for (const lot of lots) {
      const { reviewer, review } = reviewed(3, lot);
      for (const seat of [0, 1, 2]) {
        const { gifts, given } = seatReview(reviewer, review, seat);
        expect(gifts[seat]).toBe(0);
        expect(gifts.reduce((a, b) => a + b)).toBeCloseTo(given, 6);
      }
    }
  });

  it('names a choice between others only where it made no difference to who chose', () => {
    for (const lot of lots) {
      const { review, history } = reviewed(3, lot);
      for (const { turn, played, other } of review.choices) {
        const { seat } = history.turns[turn]!;
        expect(Math.abs(played[seat]! - other[seat]!)).toBeLessThanOrEqual(0.02);
        expect(Math.max(...played.map((share, each) => Math.abs(share - other[each]!)))).toBeGreaterThanOrEqual(0.1);
      }
    }
  });
});
