import {
  CHANCE,
  divide,
  legalActions,
  moverOf,
  NOBODY,
  narrow,
  parseStep,
  perft,
  playTurn,
} from '@threefold-games/core';
import { startSticks, sticks } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

describe('steps', () => {
  it('lists and parses what is legal', () => {
    const position = startSticks();
    expect(legalActions(sticks, position).map(a => position.format(a))).toEqual(['red', 'blue']);
    expect(parseStep(sticks, position, '  blue ')).toEqual({ ok: true, value: 1 });
    expect(parseStep(sticks, position, '1')).toMatchObject({
      ok: false,
      error: { code: 'step.illegal', rule: 'ST-1.1' },
    });
    expect(parseStep(sticks, position, 'green')).toMatchObject({
      ok: false,
      error: { code: 'step.unreadable', rule: 'ST-3.1' },
    });
  });

  it('tells who acts, or who will once chance has drawn', () => {
    const position = startSticks();
    for (const seat of [0, 1, 0, 1]) {
      const before = position.encode();
      expect([position.actor, moverOf(sticks, position)]).toEqual([CHANCE, seat]);
      expect(position.encode()).toBe(before);
      position.make(legalActions(sticks, position)[0]!);
      expect(moverOf(sticks, position)).toBe(seat);
      expect(playTurn(sticks, position, [seat === 0 ? '1' : '2', '!']).ok).toBe(true);
    }
    expect(playTurn(sticks, position, ['blue', '1']).ok).toBe(true);
    expect(moverOf(sticks, position)).toBe(NOBODY);
  });

  it('understands the other spellings that a game knows', () => {
    const position = startSticks();
    expect(playTurn(sticks, position, ['red', 'one', '!'])).toEqual({ ok: true, value: CHANCE });
    expect(position.view().sticks).toBe(6);
  });

  it('narrows by what was pointed at, aliases included', () => {
    const position = startSticks();
    position.make(legalActions(sticks, position)[1]!);
    const legal = legalActions(sticks, position);
    expect(narrow(position, legal, [])).toHaveLength(3);
    expect(narrow(position, legal, [{ at: 'cell', cell: "2'" }])).toEqual([legal[1]]);
    expect(narrow(position, legal, [{ at: 'choice', choice: '2' }])).toEqual([]);
    expect(
      narrow(position, legal, [
        { at: 'cell', cell: '2' },
        { at: 'cell', cell: '2' },
      ]),
    ).toEqual([]);
  });
});

describe('playTurn', () => {
  it('begins where the position stands', () => {
    const position = startSticks();
    position.make(legalActions(sticks, position)[0]!);
    expect(playTurn(sticks, position, ['2', '?'])).toEqual({ ok: true, value: CHANCE });
  });

  it.each([
    [[], 'turn.unfinished', 1],
    [['red'], 'turn.unfinished', 2],
    [['red', '3', '!'], 'step.illegal', 2],
    [['red', '1', '!', 'red'], 'turn.over', 4],
    [['red', '1', 'x'], 'step.unreadable', 3],
  ])('plays all or nothing: %j', (steps, code, step) => {
    const position = startSticks();
    const before = position.encode();
    expect(playTurn(sticks, position, steps)).toMatchObject({
      ok: false,
      error: { code, step, rule: expect.any(String) },
    });
    expect(position.encode()).toBe(before);
  });

  it('plays nothing after the end', () => {
    const position = startSticks(3);
    expect(playTurn(sticks, position, ['blue', '3', '!']).ok).toBe(true);
    expect(playTurn(sticks, position, ['blue', '2', '!'])).toMatchObject({
      ok: false,
      error: { code: 'game.over', step: 3 },
    });
    expect(playTurn(sticks, position, ['blue', '2']).ok).toBe(true);
    expect(playTurn(sticks, position, ['red'])).toMatchObject({
      ok: false,
      error: { code: 'game.over', rule: 'ST-2.3' },
    });
  });
});

describe('perft', () => {
  it('counts draws as steps', () => {
    expect([0, 1, 2, 3, 4].map(depth => perft(sticks, startSticks(), depth))).toEqual(
      [1, 2, 5, 10, 20].map(value => ({ ok: true, value })),
    );
  });

  it('lets given draws happen by themselves, and draws no more than are given', () => {
    const count = (depth: number, ...draws: string[]) => perft(sticks, startSticks(), depth, draws);
    expect(count(1, 'red')).toEqual({ ok: true, value: 2 });
    expect(count(2, 'blue')).toEqual({ ok: true, value: 6 });
    expect(count(3, 'red')).toEqual({ ok: true, value: 0 });
    expect(count(3, 'red', 'blue')).toEqual({ ok: true, value: 12 });
    expect(count(3, 'red', 'green')).toMatchObject({ ok: false, error: { code: 'perft.draws' } });
  });

  it.each([[undefined], [['blue', 'red', 'red']]])('divides without losing a leaf, draws %j', draws => {
    for (let depth = 1; depth <= 5; depth++) {
      const [parts, whole] = [divide(sticks, startSticks(), depth, draws), perft(sticks, startSticks(), depth, draws)];
      const sum = parts.ok ? parts.value.reduce((total, part) => total + part.count, 0) : Number.NaN;
      expect({ ok: true, value: sum }).toEqual(whole);
    }
  });
});
