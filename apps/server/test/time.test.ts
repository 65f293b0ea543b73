import { seededRandom } from '@threefold-games/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTime, steadyClock, type Time } from '../src/time.ts';
import { Follower } from './live/follower.ts';
import { beginGame, House, planOf, SLOW, TEST_LIMITS } from './live/table.ts';

const TEN_MINUTES = 600_000;
const DAY = 24 * 3_600_000;
const START = Date.UTC(2026, 5, 1);

/** A machine whose clock can be set, and its time as a server sees it. */
class Machine {
  private ticks = 5_000;
  private setBy = 0;
  readonly clock = steadyClock({ wall: () => this.wall, ticks: () => this.ticks });

  get wall(): number {
    return Math.floor(START + this.ticks + this.setBy);
  }

  get now(): number {
    return this.clock.now();
  }

  pass(milliseconds: number): void {
    this.ticks += milliseconds;
  }

  set(by: number): void {
    this.setBy += by;
  }
}

describe('time', () => {
  it('is that of the machine', () => {
    const machine = new Machine();
    for (const passed of [0, 0.4, 0.4, 0.4, 17.3, 1_000, DAY]) {
      machine.pass(passed);
      expect(machine.now).toBe(machine.wall);
    }
  });

  it('goes on where the clock of the machine is set back, a little slower until both agree', () => {
    const machine = new Machine();
    const before = machine.now;
    machine.set(-TEN_MINUTES);
    machine.pass(60_000);
    expect(machine.now).toBe(before + 57_000);
    machine.pass(19 * TEN_MINUTES);
    expect(machine.now - machine.wall).toBeGreaterThan(0);
    machine.pass(TEN_MINUTES);
    expect(machine.now).toBe(machine.wall);
  });

  it('follows where the clock is set forward', () => {
    const machine = new Machine();
    machine.set(TEN_MINUTES);
    expect(machine.now).toBe(machine.wall);
  });

  it('is as late as what is stored, unless that is a day ahead', () => {
    const machine = new Machine();
    const { wall } = machine;
    machine.clock.atLeast(wall - 1);
    expect(machine.now).toBe(wall);
    machine.clock.atLeast(wall + TEN_MINUTES);
    expect(machine.now).toBe(wall + TEN_MINUTES);
    machine.clock.atLeast(wall + DAY + 1);
    expect(machine.now).toBe(wall + TEN_MINUTES);
  });

  it('never goes back nor stands still, whatever is done to the clock', () => {
    const step = fc.record({
      pass: fc.double({ min: 0, max: 1e6, noNaN: true }),
      set: fc.oneof(fc.constant(0), fc.integer({ min: -DAY, max: DAY })),
    });
    fc.assert(
      fc.property(fc.array(step), steps => {
        const machine = new Machine();
        for (const { pass, set } of steps) {
          const before = machine.now;
          machine.pass(pass);
          machine.set(set);
          const { now } = machine;
          expect(now).toBeGreaterThanOrEqual(Math.floor(before + 0.95 * pass) - 1);
          expect(now).toBeGreaterThanOrEqual(machine.wall);
          expect(Number.isInteger(now)).toBe(true);
        }
      }),
    );
  });
});

describe('a clock that is set back', () => {
  const BLITZ = { kind: 'fischer', base: 2_000, increment: 0 } as const;
  let setBy = 0;
  const settable = (): Time => openTime({ wall: () => Date.now() + setBy, ticks: () => performance.now() });
  /** A game whose clock runs: nobody's does in their first turn. */
  const begin = async (house: House): Promise<string> => {
    const { room, phones } = await beginGame(house, planOf('talat', { clock: BLITZ }));
    const followers = phones.map(phone => new Follower(phone, room));
    const random = seededRandom('time');
    for (let turn = 0; turn < 2; turn++) {
      const mover = followers[followers[0]!.now.actor!]!;
      await mover.phone.act(room, { kind: 'turn', turn, steps: mover.randomTurn(random) });
      await Promise.all(followers.map(each => each.reach(({ turns }) => turns.length > turn)));
    }
    return room;
  };
  const isOver = async (house: House, room: string): Promise<void> => {
    const phone = await house.connect();
    const said = await phone.watch(room);
    if (said.now.phase !== 'over') await phone.hears('event', ({ now }) => now.phase === 'over', 20_000);
  };

  it(
    'does not stop the clocks of games',
    async () => {
      const house = await new House(TEST_LIMITS, settable()).open();
      const room = await begin(house);
      setBy -= TEN_MINUTES;
      await isOver(house, room);
      await house.end();
    },
    SLOW,
  );

  it(
    'nor does it while the server is away',
    async () => {
      const house = await new House(TEST_LIMITS, settable()).open();
      const room = await begin(house);
      await house.close();
      setBy -= TEN_MINUTES;
      await house.open(TEST_LIMITS, settable());
      await isOver(house, room);
      await house.end();
    },
    SLOW,
  );
});
