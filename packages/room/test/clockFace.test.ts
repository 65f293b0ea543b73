import { type ClockPlan, clockFace, type NowView, type RoomView } from '@threefold-games/room';
import { planOf } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const START = 1_000_000;
const PERSON = { kind: 'person', person: 'p_1', name: 'Ada', ready: true } as const;
const TURN = { seat: 0, steps: ['a'], used: 0, left: 0 };

const room = (clock: ClockPlan, left: number, now: Partial<NowView> = {}, periods = 0, turns = [TURN]): RoomView => ({
  seq: 1,
  table: {
    id: 'abcd-efgh',
    plan: planOf('tzaar', 2, { clock }),
    host: 'p_1',
    created: 0,
    layout: '',
    deal: { scheme: '', hash: '' },
  },
  now: {
    phase: 'playing',
    seats: [PERSON, PERSON],
    drawn: [],
    actor: 0,
    since: START,
    clocks: [left, left].map(each => ({ left: each, periods, lagLeft: 0 })),
    holidays: [null, null],
    offers: [],
    giveUp: [null, null],
    ...now,
  },
  turns,
});

const FISCHER: ClockPlan = { kind: 'fischer', base: 60_000, increment: 5000 };

describe('the clock of a room', () => {
  it('runs for who is to move, by the clock of the server', () => {
    const view = room(FISCHER, 50_000);
    expect(clockFace(view, 0, START + 8000)).toMatchObject({ left: 42_000, kind: 'main', running: true });
    expect(clockFace(view, 1, START + 8000)).toMatchObject({ left: 50_000, running: false });
    expect(clockFace(view, 0, START + 80_000)?.left).toBe(0);
  });

  it('stands still in a pause and after the end', () => {
    const paused = room(FISCHER, 50_000, { paused: START + 5000 });
    expect(clockFace(paused, 0, START + 9000)).toMatchObject({ left: 45_000, running: false });
    expect(clockFace(room(FISCHER, 50_000, { phase: 'over' }), 0, START + 9000)?.left).toBe(50_000);
  });

  it('gives the first turn a time of its own', () => {
    const view = room(FISCHER, 60_000, {}, 0, []);
    expect(clockFace(view, 0, START + 10_000)).toMatchObject({ left: 50_000, kind: 'first' });
  });

  it('does not count the delay', () => {
    const view = room({ kind: 'delay', base: 60_000, delay: 5000 }, 30_000);
    expect(clockFace(view, 0, START + 4000)?.left).toBe(30_000);
    expect(clockFace(view, 0, START + 9000)?.left).toBe(26_000);
  });

  it('loses one period after the other when the time is over', () => {
    const view = room({ kind: 'byoyomi', base: 60_000, periods: 3, period: 10_000 }, 5000, {}, 3);
    expect(clockFace(view, 0, START + 4000)).toMatchObject({ left: 1000, kind: 'main', periods: 3 });
    expect(clockFace(view, 0, START + 8000)).toMatchObject({ left: 7000, kind: 'period', periods: 3 });
    expect(clockFace(view, 0, START + 16_000)).toMatchObject({ left: 9000, kind: 'period', periods: 2 });
    expect(clockFace(view, 0, START + 60_000)).toMatchObject({ left: 0, periods: 0 });
  });

  it('counts days, but none of a holiday', () => {
    const days: ClockPlan = { kind: 'days', bank: 86_400_000, increment: 0, cap: 86_400_000 };
    const view = room(days, 86_400_000, { holidays: [START + 1000, null] });
    expect(clockFace(view, 0, START + 50_000)).toMatchObject({ left: 86_399_000, kind: 'days' });
  });

  it('is not there where nobody counts time', () => {
    expect(clockFace(room({ kind: 'none' }, 0), 0, START)).toBeUndefined();
  });
});
