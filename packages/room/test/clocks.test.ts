import { type ClockPlan, deadlineOf, FIRST_TURN, LAG, PAUSE, wakeAt } from '@threefold-games/room';
import { DAYS, FISCHER, playing, type Table } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

/** A game of which every seat has played its first turn: from now on the clocks run. */
const running = (clock: ClockPlan, seats = 2, bots = {}): Table =>
  playing('talat', seats, { clock }, bots).playOn(seats);
const left = (table: Table, seat: number): number => table.state.clocks[seat]!.left;
/** Plays a turn that takes so long. */
const playIn = (table: Table, millis: number, lag?: number): string => table.wait(millis).play(undefined, lag);

describe('the clock', () => {
  it('Fischer: each whole turn costs its time and adds one increment', () => {
    const table = playing('tzaar', 2, { clock: FISCHER }).playOn(2);
    expect(playIn(table, 20_000)).toBe('ok');
    expect(table.state.turns[2]!.steps).toHaveLength(2);
    expect(left(table, 0)).toBe(60_000 - 20_000 + 5000);
    expect(table.state.turns[2]).toMatchObject({ used: 20_000, left: 45_000 });
  });

  it('Fischer without a base: the first turn that counts has one increment', () => {
    const table = running({ kind: 'fischer', base: 0, increment: 3000 });
    expect(left(table, 0)).toBe(3000);
    expect(playIn(table, 2000)).toBe('ok');
    expect(left(table, 0)).toBe(4000);
  });

  it('delay: the first part of each turn costs nothing', () => {
    const table = running({ kind: 'delay', base: 10_000, delay: 4000 });
    playIn(table, 4000);
    expect(left(table, 0)).toBe(10_000);
    playIn(table, 5000);
    expect(left(table, 1)).toBe(9000);
    expect(deadlineOf(table.state)).toBe(table.now + 14_000);
  });

  it('byo-yomi: after the base a period is lost whenever it runs out within a turn', () => {
    const table = running({ kind: 'byoyomi', base: 10_000, periods: 3, period: 5000 });
    playIn(table, 14_000);
    expect(table.state.clocks[0]).toMatchObject({ left: 0, periods: 3 });
    playIn(table, 1000);
    expect(table.state.clocks[1]).toMatchObject({ left: 9000, periods: 3 });
    playIn(table, 5000);
    expect(table.state.clocks[0]).toMatchObject({ left: 0, periods: 2 });
    playIn(table, 1000);
    expect(deadlineOf(table.state)).toBe(table.now + 10_000);
    expect(playIn(table, 10_000)).toBe('room.over');
  });

  it('days: the bank runs from the first turn on, and never holds more than the cap', () => {
    const table = playing('talat', 2, { clock: DAYS });
    playIn(table, 3_600_000);
    expect(left(table, 0)).toBe(100_000_000);
    playIn(table, 80_000_000);
    expect(left(table, 1)).toBe(86_400_000 - 80_000_000 + 43_200_000);
  });

  it('none: nothing runs out, and what a turn took is told', () => {
    const table = playing('talat', 2);
    expect(deadlineOf(table.state)).toBeUndefined();
    expect(wakeAt(table.state)).toBeUndefined();
    playIn(table, 1e9);
    expect(table.state.turns[0]).toMatchObject({ used: 1e9, left: 0 });
  });

  it('never flags a bot, and never goes below nothing', () => {
    const table = running(FISCHER, 2, { 0: 1 });
    expect(wakeAt(table.state)).toBeUndefined();
    expect(playIn(table, 1e6)).toBe('ok');
    expect(left(table, 0)).toBe(5000);
  });
});

describe('the first turn of a live game', () => {
  it('does not run the main clock', () => {
    const table = playing('talat', 2, { clock: FISCHER });
    expect(playIn(table, 50_000)).toBe('ok');
    expect(left(table, 0)).toBe(60_000);
    expect(table.state.turns[0]).toMatchObject({ used: 0, left: 60_000 });
  });

  it('must come in time, for each seat, or the game is aborted', () => {
    const table = playing('talat', 3, { clock: FISCHER }).playOn(1);
    expect(wakeAt(table.state)).toBe(table.now + FIRST_TURN + LAG.turn);
    expect(playIn(table, FIRST_TURN)).toBe('room.over');
    table.wait(LAG.turn);
    expect(table.tick()).toBe('ok');
    expect(table.state.result).toEqual({ why: { kind: 'abort', cause: { kind: 'time', seat: 1 } }, at: table.now });
  });

  it.each<ClockPlan>([{ kind: 'none' }, DAYS])('has its own time only where a live clock runs: %o', clock => {
    const table = playing('talat', 2, { clock });
    expect(playIn(table, FIRST_TURN + LAG.turn)).toBe('ok');
  });
});

describe('the flag', () => {
  it('falls when the time is used up, and the other seat wins', () => {
    const table = running(FISCHER);
    expect(wakeAt(table.state)).toBe(table.now + 60_000 + LAG.turn);
    table.wait(60_000 + LAG.turn - 1);
    expect(table.tick()).toBe('room.noOffer');
    table.wait(1);
    expect(table.tick()).toBe('ok');
    expect(table.state.result).toMatchObject({ shares: [0, 1], why: { kind: 'time', seat: 0 } });
    expect(left(table, 0)).toBe(0);
  });

  it('counts whether a tick or the late turn is judged first', () => {
    for (const late of [60_000, 60_500, 62_000]) {
      const turnFirst = running(FISCHER);
      expect(playIn(turnFirst, late)).toBe('room.over');
      const tickFirst = running(FISCHER).wait(late);
      tickFirst.tick();
      expect(tickFirst.ask(0, { kind: 'turn', turn: 2, steps: tickFirst.someTurn() })).toBe('room.over');
    }
    for (const [late, lag] of [
      [60_000, 300],
      [60_900, 950],
    ] as const) {
      const tickFirst = running(FISCHER).wait(late);
      tickFirst.tick();
      expect(tickFirst.play(undefined, lag)).toBe('ok');
    }
  });

  it('falls within whatever is asked after it', () => {
    const table = running(FISCHER).wait(70_000);
    expect(table.ask(1, { kind: 'resign' })).toBe('room.over');
    expect(table.ask(1, { kind: 'offer', offer: 'rematch' })).toBe('ok');
    expect(table.kinds).toEqual(['left', 'over', 'offered']);
    expect(table.state.result).toMatchObject({ why: { kind: 'time', seat: 0 } });
  });
});

describe('a slow line', () => {
  it('is made good, at most so much a turn', () => {
    const table = running(FISCHER);
    playIn(table, 10_000, 400);
    expect(left(table, 0)).toBe(60_000 - 9600 + 5000);
    playIn(table, 10_000, 5000);
    expect(left(table, 1)).toBe(60_000 - 9000 + 5000);
    playIn(table, 100, 500);
    expect(table.state.turns.at(-1)!.used).toBe(0);
  });

  it('is made good out of a bank that each turn refills a little', () => {
    const table = running({ kind: 'fischer', base: 600_000, increment: 0 });
    const used = [];
    for (let i = 0; i < 5; i++) {
      playIn(table, 2000, 1000);
      used.push(table.state.turns.at(-1)!.used);
      playIn(table, 10);
    }
    expect(used).toEqual([1000, 1000, 1000, 1700, 1900]);
    expect(table.state.clocks[0]!.lagLeft).toBe(LAG.refill);
  });
});

describe('clocks stand still', () => {
  it('while the game is paused', () => {
    const table = running(FISCHER).wait(10_000);
    table.ask(0, { kind: 'offer', offer: 'pause' });
    expect(table.ask(1, { kind: 'answer', offer: 'pause', yes: true })).toBe('ok');
    expect(table.state.paused).toBe(table.now);
    expect([wakeAt(table.state), deadlineOf(table.state)]).toEqual([table.now + PAUSE.live, undefined]);
    table.wait(1e7);
    expect(table.tick()).toBe('room.noOffer');
    expect(table.play()).toBe('room.paused');
    expect(table.ask(1, { kind: 'resume' })).toBe('ok');
    expect(table.ask(1, { kind: 'resume' })).toBe('room.noOffer');
    expect(playIn(table, 1000)).toBe('ok');
    expect(table.state.turns.at(-1)!.used).toBe(11_000);
  });

  it('while nobody could play', () => {
    const table = running(FISCHER).wait(90_000);
    expect(table.happen({ kind: 'outage', millis: 80_000 })).toBe('ok');
    expect(table.state.phase).toBe('playing');
    expect(table.play()).toBe('ok');
    expect(table.state.turns.at(-1)!.used).toBe(10_000);
    table.happen({ kind: 'outage', millis: 1e9 });
    expect(table.state.since).toBe(table.now);
  });

  it('once, where nobody could play in a pause', () => {
    const table = running(FISCHER, 2, { 1: 1 }).wait(10_000);
    table.ask(0, { kind: 'offer', offer: 'pause' });
    table.wait(9000).happen({ kind: 'outage', millis: 8000 });
    table.ask(0, { kind: 'resume' });
    table.play();
    expect(table.state.turns.at(-1)!.used).toBe(10_000);
  });

  it('in a pause, which ends by itself when nobody ends it', () => {
    const table = running(FISCHER, 2).wait(10_000);
    table.ask(0, { kind: 'offer', offer: 'pause' });
    table.ask(1, { kind: 'answer', offer: 'pause', yes: true });
    for (const seat of [0, 1]) table.happen({ kind: 'gone', seat });
    expect(wakeAt(table.state)).toBe(table.now + PAUSE.live);
    expect(table.wait(PAUSE.live - 1).tick()).toBe('room.noOffer');
    // Late, as after an outage: nobody has lost anything by it.
    expect(table.wait(5_000_000).tick()).toBe('ok');
    expect(table.state.paused).toBeUndefined();
    expect(deadlineOf(table.state)).toBe(table.now + 60_000 - 10_000);
    expect(wakeAt(table.state)).toBe(table.now + 50_000 + LAG.turn);
  });

  it('while the seat that is to move is on holiday', () => {
    const table = playing('talat', 2, { clock: DAYS }).playOn(2).wait(1000);
    expect(table.ask(0, { kind: 'holiday', on: true })).toBe('ok');
    expect(table.ask(0, { kind: 'holiday', on: true })).toBe('room.offer');
    expect(wakeAt(table.state)).toBeUndefined();
    table.wait(1e10);
    expect(table.ask(0, { kind: 'holiday', on: false })).toBe('ok');
    expect(table.ask(0, { kind: 'holiday', on: false })).toBe('room.offer');
    expect(playIn(table, 500)).toBe('ok');
    expect(table.state.turns.at(-1)!.used).toBe(1500);
    expect(playing('talat', 2, { clock: FISCHER }).ask(0, { kind: 'holiday', on: true })).toBe('room.offer');
  });

  it("for a holiday that began in another seat's turn", () => {
    const table = playing('talat', 2, { clock: DAYS }).playOn(2);
    table.ask(1, { kind: 'holiday', on: true });
    playIn(table, 7000);
    expect(table.state.turns.at(-1)!.used).toBe(7000);
    table.wait(1e10);
    table.ask(1, { kind: 'holiday', on: false });
    playIn(table, 3000);
    expect(table.state.turns.at(-1)!.used).toBe(3000);
  });

  it.each([
    ['a holiday within a pause', ['pause', 'holiday', 'work', 'resume']],
    ['a pause within a holiday', ['holiday', 'pause', 'resume', 'work']],
    ['a pause that ends in a holiday', ['pause', 'holiday', 'resume', 'work']],
    ['a holiday that ends in a pause', ['holiday', 'pause', 'work', 'resume']],
  ])('for %s', (_, order) => {
    const table = playing('talat', 2, { clock: DAYS }).playOn(2);
    for (const what of order) {
      table.wait(1000);
      if (what === 'pause') {
        table.ask(0, { kind: 'offer', offer: 'pause' });
        table.ask(1, { kind: 'answer', offer: 'pause', yes: true });
      } else if (what === 'resume') table.ask(1, { kind: 'resume' });
      else table.ask(0, { kind: 'holiday', on: what === 'holiday' });
    }
    playIn(table, 1000);
    expect(table.state.turns.at(-1)!.used).toBe(2000);
  });
});
