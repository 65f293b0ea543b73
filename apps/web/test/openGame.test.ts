import { findGame, games } from '@threefold-games/catalogue';
import { canVary, EVEN, fail, ok, type Result } from '@threefold-games/core';
import { dealDue, rematchOf } from '@threefold-games/room';
import type { EvenQuestion, RatedChoice } from '@threefold-games/search';
import { speaker } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import { loadWords } from '@threefold-games/words';
import { describe, expect, it } from 'vitest';
import { SavedGame } from '../src/library/savedGame.ts';
import { dealEven } from '../src/match/dealEven.ts';
import { fullNamesOf } from '../src/match/names.ts';
import { openGame } from '../src/match/startGame.ts';
import type { NewGame, SeatPlan } from '../src/settings/plans.ts';
import { startText } from '../src/table/startText.ts';
import { SECRET } from './sharedStore.ts';

const tzaar = findGame('tzaar')!;
const OPTIONS = { setup: 'random' };
const ADA: SeatPlan = { kind: 'me', name: 'Ada' };
const BEN: SeatPlan = { kind: 'person', name: 'Ben' };
const BOT: SeatPlan = { kind: 'bot', name: '', level: 4, of: 12, character: 0 };

const begin = (id: string, plan: NewGame, secret = SECRET) =>
  openGame(findGame(id)!, plan, { id: 'a', secret, now: 5 });
const savedOf = (room: ReturnType<typeof begin>): SavedGame =>
  new SavedGame(findGame, {
    id: room.id,
    revision: 1,
    form: 3,
    room,
    names: room.seats.map((_, seat) => `P${seat}`),
    composed: [],
    updated: 5,
  });

/** As planned: without the names that bots get at the table. */
const plain = (seats: readonly SeatPlan[]): readonly SeatPlan[] =>
  seats.map(seat => (seat.kind === 'bot' ? { ...seat, name: '' } : seat));

const engineWith = (answer: Result<RatedChoice>) => {
  const asked: EvenQuestion[] = [];
  return {
    asked,
    findEven: (question: EvenQuestion) => {
      asked.push(question);
      return { answer: Promise.resolve(answer), stop: () => undefined };
    },
  };
};

describe('an even start', () => {
  it('is offered where a start can be varied, and nowhere else', () => {
    expect(canVary(tzaar, OPTIONS, 2)).toBe(true);
    expect(canVary(tzaar, { setup: 'fixed' }, 2)).toBe(false);
    for (const game of games.filter(({ id }) => id !== 'tzaar')) {
      const options = Object.fromEntries(
        Object.entries(game.options).map(([name, { standard }]) => [name, standard(2)]),
      );
      expect(canVary(game, options, 2)).toBe(false);
    }
  });

  it('is the one that the engine chooses from the deal, and its record says so', async () => {
    const room = begin('tzaar', { seats: [ADA, BEN], options: OPTIONS, even: true });
    expect(room.phase).toBe('dealing');
    const values = [0.514, 0.486];
    const engine = engineWith(ok({ setup: {} as never, accepted: [3], values, even: true, rated: 4 }));
    const dealt = await dealEven(room, undefined, engine, () => 6);
    const seed = dealDue(room)!;
    expect(engine.asked).toEqual([{ game: 'tzaar', options: room.plan.options, seats: 2, seed, ...EVEN }]);
    expect(dealt).toMatchObject({ phase: 'playing', deal: { even: { accepted: [3] } } });
    expect(dealt.layout).not.toBe(begin('tzaar', { seats: [ADA, BEN], options: OPTIONS }).layout);
    expect(savedOf(dealt).even).toEqual(values);
    expect(savedOf(dealt).record).toContain('[Even "0.51/0.49"]');
  });

  it('is the one that was dealt where nobody can rate it, and its record says so', async () => {
    const room = begin('tzaar', { seats: [ADA, BEN], options: OPTIONS, even: true });
    const dealt = await dealEven(room, undefined, engineWith(fail('net.fetch')), () => 6);
    expect(dealt.layout).toBe(begin('tzaar', { seats: [ADA, BEN], options: OPTIONS }).layout);
    expect(savedOf(dealt).even).toBe('unknown');
    expect(savedOf(dealt).record).toContain('[Even "-"]');
    expect(savedOf(begin('tzaar', { seats: [ADA, BEN], options: OPTIONS })).even).toBeUndefined();
  });

  it.each([
    [[0.49, 0.51], 'Even start: White 49%, Black 51%'],
    [[0.47, 0.53], 'Most even start found: White 47%, Black 53%'],
    ['unknown' as const, 'The start couldn’t be rated'],
  ])('of chances %s is told at the table', async (even, title) => {
    const table = { even, seats: [ADA, BEN], history: { length: 0 } };
    const said = startText(table, seat => ['White', 'Black'][seat]!, await loadWords('en'), speaker('en'));
    expect(said).toContain(title);
  });
});

describe('who sits where', () => {
  const SEATS = [ADA, BEN, BOT];

  it('is as planned, unless a lot decides it', () => {
    expect(plain(savedOf(begin('talat', { seats: SEATS, options: {} })).seats)).toEqual(SEATS);
    const orders = new Set(
      Array.from({ length: 40 }, (_, i) => {
        const { seats } = savedOf(begin('talat', { seats: SEATS, options: {}, lot: true }, `${i}`.padStart(64, '0')));
        expect([...plain(seats)].sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([BOT, ADA, BEN]);
        return seats.map(({ kind }) => kind).join();
      }),
    );
    expect(orders.size).toBe(6);
  });

  it('may be bots alone', () => {
    expect(begin('tzaar', { seats: [BOT, BOT], options: {} }).phase).toBe('playing');
  });

  it('gives bots of one level names of their own, the same ones after a reload', async () => {
    const words = await loadWords('en');
    const speak = speaker('en');
    const room = begin('taluva', { seats: [ADA, BOT, BOT, BOT], options: {} });
    const names = savedOf(room).seats.map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    expect(names).not.toContain('');
    expect(savedOf(JSON.parse(JSON.stringify(room))).seats.map(({ name }) => name)).toEqual(names);
    expect(fullNamesOf(savedOf(room).seats, {} as Face, words, speak)).toEqual([
      'Ada',
      ...names.slice(1).map(name => `${name} (level 4)`),
    ]);
  });
});

describe('a rematch', () => {
  const over = (id: string, plan: NewGame, shares: readonly number[]) => ({
    ...begin(id, plan),
    phase: 'over' as const,
    result: { shares, why: { kind: 'agreed' as const }, at: 6 },
  });
  const again = (room: ReturnType<typeof over>) => {
    const next = rematchOf({ findGame }, room, { id: 'b', secret: SECRET, nextSecret: SECRET, now: 7 });
    if (!next.ok) throw new Error(next.error.code);
    return savedOf(next.value.state);
  };

  it.each(games.map(game => [game.id, game] as const))('of %s begins as its rulebook says', (id, game) => {
    const next = again(over(id, { seats: [ADA, BEN], options: {} }, [1, 0]));
    expect(next.seats[0]).toEqual(game.nextStarter === 'winner' ? ADA : BEN);
    expect(next.room.phase).toBe('playing');
  });

  it('keeps the clock and the wishes, and moves on by one after a lot', () => {
    const clock = { minutes: 5, increment: 3 };
    const last = over('talat', { seats: [ADA, BEN, BOT], options: {}, clock, lot: true }, [0, 1, 0]);
    const next = again(last);
    expect(next.clock).toEqual({ ...clock, left: [300_000, 300_000, 300_000] });
    expect(next.room.plan.lot).toBe(true);
    expect(plain(next.seats)).toEqual([1, 2, 0].map(seat => plain(savedOf(last).seats)[seat]));
  });
});
