import { formatRecord, makeRecord, seededRandom } from '@threefold/core';
import { findGame } from '@threefold/games';
import { describe, expect, it } from 'vitest';
import type { SeatPlan } from '../src/state/plans.ts';
import type { SavedGame } from '../src/state/savedGame.ts';
import { rematchPlan, seatPeople } from '../src/state/seating.ts';

const ADA: SeatPlan = { kind: 'me', name: 'Ada' };
const BEN: SeatPlan = { kind: 'person', name: 'Ben' };
const BOT: SeatPlan = { kind: 'bot', name: '', level: 4 };
const SEATS = [ADA, BEN, BOT];

const talat = findGame('talat')!;
const setup = talat.setup({}, 3, seededRandom(1));
const saved = (change: Partial<SavedGame> = {}): SavedGame => ({
  id: 'a',
  revision: 1,
  game: 'talat',
  record: formatRecord(makeRecord(talat, setup, ['Ada', 'Ben', 'Bot 4'], [])),
  composed: [],
  seats: SEATS,
  started: 1,
  updated: 2,
  status: 'over',
  ...change,
});

describe('who sits where', () => {
  it('is as planned, unless a lot decides it', () => {
    for (let seed = 0; seed < 20; seed++) expect(seatPeople({ seats: SEATS }, seededRandom(seed))).toBe(SEATS);
    expect(seatPeople({ seats: SEATS, lot: true }, seededRandom('lot'))).toEqual([BEN, BOT, ADA]);
  });

  it('is any order by lot, about equally often, and leaves the plan as it was', () => {
    const counts = new Map<string, number>();
    const random = seededRandom('many');
    for (let n = 0; n < 6000; n++) {
      const order = seatPeople({ seats: SEATS, lot: true }, random).map(seat => SEATS.indexOf(seat));
      counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect(SEATS).toEqual([ADA, BEN, BOT]);
  });
});

describe('a rematch', () => {
  it('moves everybody on by one, and back to the first order in the end', () => {
    const second = rematchPlan(saved(), {});
    expect(second).toEqual({ seats: [BEN, BOT, ADA], options: {} });
    const third = rematchPlan(saved({ seats: second.seats }), {});
    expect(rematchPlan(saved({ seats: third.seats }), {}).seats).toEqual(SEATS);
  });

  it('keeps the clock and the wishes', () => {
    const clock = { minutes: 5, increment: 3, left: [1, 2, 3] };
    expect(rematchPlan(saved({ lot: true, clock }), { x: 'on' })).toEqual({
      seats: [BEN, BOT, ADA],
      options: { x: 'on' },
      clock: { minutes: 5, increment: 3 },
      lot: true,
    });
    const record = formatRecord(
      makeRecord(talat, setup, ['Ada', 'Ben', 'Bot 4'], [], { tags: [{ name: 'Even', value: '-' }] }),
    );
    expect(rematchPlan(saved({ record }), {}).even).toBe(true);
  });
});
