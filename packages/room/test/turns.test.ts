import { botDue, botPause, type TablePlan } from '@threefold-games/room';
import { gameOf, playing } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

describe('a turn', () => {
  it.each([
    ['talat', 2],
    ['talat', 3],
    ['tzaar', 2],
    ['taluva', 2],
    ['taluva', 4],
  ])('after another makes a whole game of %s with %i', (game, seats) => {
    const table = playing(game, seats).playOn(1000);
    expect(table.state.phase).toBe('over');
    const { result, turns, position } = table.state;
    const decoded = gameOf(game).decode(position);
    const outcome = decoded.ok ? decoded.value.outcome() : undefined;
    expect(result).toMatchObject({ shares: outcome!.shares, why: { kind: 'rule', rule: outcome!.rule } });
    expect(table.kinds).toEqual(['turn', 'over']);
    expect(table.ask(0, { kind: 'turn', turn: turns.length, steps: ['a1'] })).toBe('room.over');
  });

  it('is played whole or not at all, and refused with the rule', () => {
    const table = playing('tzaar', 2).playOn(3);
    const before = table.state;
    const [first] = table.someTurn();
    expect(table.play([first!])).toBe('turn.unfinished');
    expect(table.play([first!, 'nonsense'])).toBe('step.unreadable');
    expect(table.play([])).toBe('turn.unfinished');
    expect(table.play([...table.someTurn(), first!])).toBe('turn.over');
    expect(table.state).toBe(before);
  });

  it('is for the number that it says', () => {
    const table = playing('talat', 2).playOn(2);
    const steps = table.someTurn();
    for (const turn of [0, 1, 3]) expect(table.ask(0, { kind: 'turn', turn, steps })).toBe('room.turnNumber');
    expect(table.ask(1, { kind: 'turn', turn: 2, steps })).toBe('room.notYourTurn');
    expect(table.ask(0, { kind: 'turn', turn: 2, steps })).toBe('ok');
    expect(table.effects).toEqual([
      { kind: 'turn', seat: 0, steps },
      { kind: 'yourTurn', seat: table.state.actor },
    ]);
  });

  it('is kept as the notation writes it, with its draw', () => {
    const table = playing('sticks', 2);
    const [drawn] = table.state.drawn;
    expect(table.play([' one ', '!'])).toBe('ok');
    expect(table.state.turns[0]).toMatchObject({ seat: 0, steps: [drawn, '1', '!'], draws: 1 });
    expect(playing('talat', 2).playOn(1).state.turns[0]).not.toHaveProperty('draws');
  });

  it('does not bring a draw of its own', () => {
    const table = playing('sticks', 2);
    expect(table.play([table.state.drawn[0]!, '1', '!'])).toBe('step.illegal');
  });
});

describe('a bot', () => {
  it('is asked for its turn and plays it through the server alone', () => {
    const table = playing('talat', 3, {}, { 1: 6 });
    expect(botDue(table.state)).toBeUndefined();
    table.playOn(1);
    expect(botDue(table.state)).toEqual({ seat: 1, level: 6, character: 0, turn: 1 });
    const steps = table.someTurn();
    expect(table.ask(0, { kind: 'turn', turn: 1, steps })).toBe('room.notYourTurn');
    expect(table.happen({ kind: 'botTurn', seat: 0, turn: 1, steps })).toBe('room.seat');
    expect(table.happen({ kind: 'botTurn', seat: 1, turn: 0, steps })).toBe('room.turnNumber');
    expect(table.happen({ kind: 'botTurn', seat: 1, turn: 1, steps: ['nonsense'] })).toBe('step.unreadable');
    expect(table.happen({ kind: 'botTurn', seat: 1, turn: 1, steps })).toBe('ok');
    expect(table.state.turns[1]).toMatchObject({ seat: 1, level: 6 });
  });

  it('waits while the game is paused', () => {
    const table = playing('talat', 2, {}, { 1: 1 }).playOn(1);
    expect(table.ask(0, { kind: 'offer', offer: 'pause' })).toBe('ok');
    expect(botDue(table.state)).toBeUndefined();
    expect(table.play()).toBe('room.paused');
    table.ask(0, { kind: 'resume' });
    expect(botDue(table.state)).toBeDefined();
  });
});

describe('the pause of a bot', () => {
  const BETWEEN = [800, 1600] as const;
  const pauses = (level: number, clock: TablePlan['clock'] = { kind: 'none' }): readonly number[] => {
    const { state } = playing('talat', 2, { clock }, { 0: level });
    return Array.from({ length: 30 }, (_, i) => botPause({ ...state, id: `room-${i}` }, BETWEEN));
  };

  it('is that of a person at the lower levels, never twice the same for long', () => {
    for (const level of [1, 6]) {
      expect(pauses(level).every(pause => pause >= 800 && pause <= 1600)).toBe(true);
      expect(new Set(pauses(level)).size).toBeGreaterThan(20);
      expect(pauses(level)).toEqual(pauses(level));
    }
    for (const level of [7, 12]) expect(new Set(pauses(level))).toEqual(new Set([0]));
  });

  it('takes little of a clock', () => {
    expect(Math.max(...pauses(3, { kind: 'fischer', base: 10_000, increment: 0 }))).toBe(500);
  });
});
