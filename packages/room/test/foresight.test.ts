import { type Conditional, viewOf, wakeAt } from '@threefold-games/room';
import { DAYS, playing, type Table } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

/** How a game of Talat by lot goes on from its third turn. */
const future = (game = 'talat', seats = 2, from = 2, length = 6): readonly (readonly string[])[] =>
  playing(game, seats)
    .playOn(from + length)
    .state.turns.slice(from)
    .map(({ steps, draws = 0 }) => steps.slice(draws));
const begun = (game = 'talat', seats = 2): Table => playing(game, seats, { clock: DAYS }).playOn(2);
const tooLong: Conditional = { line: Array.from({ length: 21 }, () => ['a1']), after: 2 };

describe('a foreseen turn', () => {
  it('is played when the others play exactly so, and then the next one', () => {
    const table = begun();
    const line = future().slice(0, 4);
    expect(table.foresee(1, { line, after: 2 })).toBe('ok');
    expect(table.tick()).toBe('room.noOffer');
    table.play(line[0]);
    expect(wakeAt(table.state)).toBe(table.now);
    expect([table.tick(), table.kinds]).toEqual(['ok', ['turn', 'yourTurn']]);
    expect(table.state.turns.at(-1)).toMatchObject({ seat: 1, steps: line[1] });
    expect(table.state.turns.at(-1)).not.toHaveProperty('bot');
    table.play(line[2]);
    expect(table.tick()).toBe('ok');
    expect(table.state.turns.at(-1)).toMatchObject({ seat: 1, steps: line[3] });
    expect(table.state.conditionals).toEqual([[], []]);
  });

  it('is dropped when another turn comes', () => {
    const table = begun();
    const [first, second] = future() as [string[], string[]];
    table.foresee(1, { line: [first, second], after: 2 });
    table.play(table.someTurn(99));
    expect(table.state.conditionals[1]).toEqual([]);
    expect(table.tick()).toBe('room.noOffer');
  });

  it('is one of several, of which the first that fits counts', () => {
    const table = begun();
    const [first, second] = future() as [string[], string[]];
    const other = playing('talat', 2).playOn(3).someTurn(5);
    expect(other).not.toEqual(second);
    table.foresee(
      1,
      { line: [['a1'], other], after: 2 },
      { line: [first, second], after: 2 },
      { line: [first, other], after: 2 },
    );
    table.play(first);
    table.tick();
    expect(table.state.turns.at(-1)!.steps).toEqual(second);
  });

  it('leaves draws out', () => {
    const table = begun('taluva');
    const line = future('taluva').slice(0, 2);
    table.foresee(1, { line, after: 2 });
    table.play(line[0]);
    expect(table.tick()).toBe('ok');
    expect(table.state.turns.at(-1)!.steps.slice(1)).toEqual(line[1]);
  });

  it('runs through the turns of all others with three or four', () => {
    const table = playing('talat', 3).playOn(3);
    const line = future('talat', 3, 3, 4);
    table.foresee(2, { line, after: 3 });
    table.play(line[0]);
    expect(table.tick()).toBe('room.noOffer');
    table.play(line[1]);
    expect(table.tick()).toBe('ok');
    expect(table.state.turns.at(-1)).toMatchObject({ seat: 2, steps: line[2] });
  });

  it('is dropped without a word when the rules do not allow it', () => {
    const table = begun();
    const [first] = future() as [string[]];
    table.foresee(1, { line: [first, ['a1']], after: 2 });
    table.play(first);
    expect([table.tick(), table.effects]).toEqual(['ok', []]);
    expect(table.state).toMatchObject({ actor: 1, conditionals: [[], []] });
    expect(wakeAt(table.state)).toBeGreaterThan(table.now);
  });

  it("is never the first of its line, and never another seat's", () => {
    const table = begun();
    table.foresee(0, { line: future().slice(0, 2), after: 2 });
    expect(table.tick()).toBe('room.noOffer');
    table.playOn(1);
    expect(table.tick()).toBe('room.noOffer');
  });

  it('is dropped by a take-back', () => {
    const table = begun();
    table.foresee(1, { line: future().slice(0, 2), after: 2 });
    table.ask(1, { kind: 'offer', offer: 'takeBack' });
    table.ask(0, { kind: 'answer', offer: 'takeBack', yes: true });
    expect(table.state.conditionals).toEqual([[], []]);
  });

  it('waits while the game is paused, and nobody sees it', () => {
    const table = begun();
    table.foresee(1, { line: [future()[0]!, ['secret-plan']], after: 2 });
    expect(JSON.stringify(viewOf(table.state))).not.toContain('secret-plan');
    table.play(future()[0]);
    table.ask(0, { kind: 'offer', offer: 'pause' });
    table.ask(1, { kind: 'answer', offer: 'pause', yes: true });
    expect(table.tick()).toBe('room.noOffer');
  });

  it.each<[string, Conditional]>([
    ['a line without an answer', { line: [['a1']], after: 2 }],
    ['a turn without a step', { line: [['a1'], []], after: 2 }],
    ['a line from the future', { line: [['a1'], ['a2']], after: 3 }],
    ['a line from nowhere', { line: [['a1'], ['a2']], after: -1 }],
    ['a line without end', tooLong],
  ])('is not %s', (_, conditional) => expect(begun().foresee(1, conditional)).toBe('room.foresee'));

  it('is replaced by what the seat foresees anew', () => {
    const table = begun();
    table.foresee(1, { line: future().slice(0, 2), after: 2 });
    expect(table.foresee(1)).toBe('ok');
    expect(table.state.conditionals[1]).toEqual([]);
    expect(table.foresee(1, ...Array.from({ length: 21 }, () => ({ line: [['a1'], ['a2']], after: 2 })))).toBe(
      'room.foresee',
    );
  });
});
