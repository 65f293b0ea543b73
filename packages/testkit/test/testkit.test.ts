import { fail, History, ok } from '@threefold-games/core';
import { viewOf } from '@threefold-games/room';
import { describe, expect, it } from 'vitest';
import {
  historyByLot,
  historyOf,
  must,
  nthTurn,
  playByLot,
  playing,
  providedGames,
  setupOf,
  startOf,
  turnByLot,
} from '../src/index.ts';

describe('the test kit', () => {
  it('takes the value of a result, and throws what is wrong with it', () => {
    expect(must(ok(3))).toBe(3);
    expect(() => must(fail('step.illegal', '"a1"', { rule: 'TZ-4.2', turn: 2 }))).toThrow(
      'step.illegal TZ-4.2 "a1" turn 2',
    );
  });

  it.each(providedGames())('plays $id by lot, the same for the same seed', game => {
    const whole = historyByLot(game, setupOf(game), 1);
    expect(whole.position.outcome()).toBeDefined();
    expect(historyByLot(game, setupOf(game), 1).texts).toEqual(whole.texts);
    expect(historyByLot(game, setupOf(game), 1, 3).texts).toEqual(whole.texts.slice(0, 3));
    expect(playByLot(game, startOf(game), 1).outcome()).toEqual(whole.position.outcome());
  });

  it.each(providedGames())('finds whole turns of $id and leaves the position alone', game => {
    const start = startOf(game);
    const before = start.encode();
    for (const steps of [turnByLot(game, start, 'a'), nthTurn(game, start, 0), nthTurn(game, start, 1e6)])
      expect(must(History.from(game, start).with(steps)).length).toBe(1);
    expect(start.encode()).toBe(before);
  });

  it('puts a history together from what is seen of a room', () => {
    const { state } = playing('taluva', 2).playOn(5);
    const history = historyOf(viewOf(state));
    expect(history.position.encode()).toBe(state.position);
    expect(historyOf(viewOf(state), history)).toBe(history);
  });
});
