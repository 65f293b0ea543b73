import { History, turnTexts } from '@threefold-games/core';
import { findGame, historyByLot, must, setupOf, startSticks, sticks } from '@threefold-games/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const TURNS = [
  ['blue', '3', '!'],
  ['red', '1', '?'],
];

const fresh = (): History => History.from(sticks, startSticks());

describe('a history', () => {
  it('begins with nothing played', () => {
    expect(fresh()).toMatchObject({ length: 0, turns: [], texts: [], actions: [], isOpen: false });
    expect(fresh().position.encode()).toBe(startSticks().encode());
  });

  it('tells the seat, the draw and the steps of each turn', () => {
    const { turns } = must(fresh().read(TURNS));
    expect(turns).toMatchObject([
      { seat: 0, drawn: ['blue'], steps: ['3', '!'] },
      { seat: 1, drawn: ['red'], steps: ['1', '?'] },
    ]);
    expect(turns.map(turnTexts)).toEqual(TURNS);
  });

  it('writes steps in their one spelling', () => {
    expect(must(fresh().read([['red', 'one', '!']])).texts).toEqual([['red', '1', '!']]);
  });

  it('is never changed by what is played after it', () => {
    const before = must(fresh().read(TURNS.slice(0, 1)));
    const text = before.position.encode();
    const after = must(before.with(TURNS[1]!));
    after.positionAfter(1).unmake();
    expect(before.length).toBe(1);
    expect(before.position.encode()).toBe(text);
    expect(after.turns[0]).toBe(before.turns[0]);
  });

  it('holds a turn that is not finished yet, draw and steps apart', () => {
    const drawn = must(fresh().withOpen(['blue']));
    expect(drawn).toMatchObject({ length: 0, isOpen: true, open: { drawn: ['blue'], steps: [] } });
    const begun = must(drawn.withOpen(['3']));
    expect(begun).toMatchObject({ open: { drawn: ['blue'], steps: ['3'] }, texts: [['blue', '3']] });
    const whole = must(begun.with(['!']));
    expect(whole).toMatchObject({ length: 1, isOpen: false });
    expect(whole.texts).toEqual(TURNS.slice(0, 1));
  });

  it('plays actions as it plays their texts, and nothing where there are none', () => {
    const read = must(fresh().read([...TURNS, ['blue', '1']]));
    const played = [...read.turns, read.open].reduce(
      (history, { actions }) => actions.reduce((soFar, action) => soFar.withActions([action]), history),
      fresh(),
    );
    expect(played.texts).toEqual(read.texts);
    expect(played.open).toEqual(read.open);
    expect(played.position.encode()).toBe(read.position.encode());
    expect(played.withActions([])).toBe(played);
  });

  it('knows where the seat of a turn began, of the one that is on too', () => {
    const history = must(fresh().read([...TURNS, ['blue', '1']]));
    for (const [index, turn] of [...TURNS, ['blue']].entries()) {
      const begun = must(history.before(index).withOpen(turn.slice(0, 1)));
      expect(history.positionBefore(index).encode()).toBe(begun.position.encode());
    }
  });

  it('follows the turns of another history without judging them again', () => {
    const whole = must(fresh().read(TURNS));
    const again = must(fresh().read(TURNS.slice(0, 1))).follow(whole.turns.slice(1));
    expect(again.turns[1]).toBe(whole.turns[1]);
    expect(again.position.encode()).toBe(whole.position.encode());
    expect(must(whole.withOpen(['blue'])).follow([])).toMatchObject({ length: 2, isOpen: false });
  });

  it('reads a last turn that breaks off, and only a last one', () => {
    expect(must(fresh().read([TURNS[0]!, ['red']]))).toMatchObject({ length: 1, open: { drawn: ['red'], steps: [] } });
    expect(fresh().read([['blue', '3'], TURNS[1]!])).toMatchObject({
      error: { code: 'turn.unfinished', turn: 1, step: 3 },
    });
    expect(fresh().read([[], TURNS[1]!])).toMatchObject({ error: { code: 'turn.unfinished', turn: 1, step: 1 } });
  });

  it('is read as a whole or not at all, and says where it is wrong', () => {
    expect(fresh().read([TURNS[0]!, ['red', '3', '!']])).toMatchObject({
      error: { code: 'step.illegal', rule: 'ST-1.1', turn: 2, step: 2 },
    });
    expect(fresh().read([['blue', '3', '!', '!']])).toMatchObject({ error: { code: 'turn.over', turn: 1, step: 4 } });
    expect(fresh().with(['blue', '3'])).toMatchObject({ error: { code: 'turn.unfinished', turn: 1, step: 3 } });
    expect(must(fresh().withOpen(['blue'])).with(['9'])).toMatchObject({ error: { turn: 1, step: 2 } });
    expect(fresh().with([])).toMatchObject({ error: { code: 'turn.unfinished', turn: 1, step: 1 } });
  });

  it('keeps the turns that are the same when it is read again, and itself where nothing differs', () => {
    const whole = must(fresh().read(TURNS));
    expect(must(whole.read(TURNS))).toBe(whole);
    const other = must(whole.read([TURNS[0]!, ['red', '2', '?']]));
    expect(other.turns[0]).toBe(whole.turns[0]);
    expect(other.turns[1]).not.toBe(whole.turns[1]);
    expect(must(whole.read(TURNS.slice(0, 1))).texts).toEqual(TURNS.slice(0, 1));
    const open = must(whole.withOpen(['red']));
    expect(must(open.read([...TURNS, ['red']]))).toBe(open);
    expect(must(open.read(TURNS))).toMatchObject({ length: 2, isOpen: false });
  });

  it('may begin in the middle of a turn', () => {
    const middle = must(fresh().withOpen(['blue'])).position;
    const history = must(History.from(sticks, middle).with(['3', '!']));
    expect(history.turns).toMatchObject([{ seat: 0, drawn: [], steps: ['3', '!'] }]);
    expect(history.positionAfter(0).encode()).toBe(middle.encode());
  });

  it.each(['talat', 'tzaar', 'taluva'])('finds every position of %s again, from either end', id => {
    const game = findGame(id)!;
    fc.assert(
      fc.property(fc.constantFrom(...game.seats), fc.nat(), (seats, seed) => {
        const history = historyByLot(game, setupOf(game, seats, seed), seed, 12);
        const position = history.positionAfter(0);
        for (const [i, turn] of history.turns.entries()) {
          expect(history.positionAfter(i).encode()).toBe(position.encode());
          for (const action of turn.actions.slice(0, turn.drawn.length)) position.make(action);
          expect(history.positionBefore(i).encode()).toBe(position.encode());
          expect(history.positionBefore(i).actor).toBe(turn.seat);
          for (const action of turn.actions.slice(turn.drawn.length)) position.make(action);
          expect(history.before(i + 1).position.encode()).toBe(position.encode());
        }
        expect(history.position.encode()).toBe(position.encode());
      }),
      { numRuns: 12 },
    );
  });
});
