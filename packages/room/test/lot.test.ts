import { formatRecord, type GameRecord, parseRecord, tagValue } from '@threefold-games/core';
import {
  botDue,
  checkDeal,
  parsePlan,
  type RoomState,
  recordOf,
  rematchOf,
  type TablePlan,
  viewOf,
} from '@threefold-games/room';
import {
  DAYS,
  FISCHER,
  gathering,
  must,
  NAMES,
  NOON,
  nonceOf,
  PEOPLE,
  planOf,
  playing,
  type Table,
  world,
} from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

const people = ({ seats }: RoomState): readonly string[] =>
  seats.map(sitter => (sitter.kind === 'person' ? sitter.name : sitter.kind));
const next = (last: RoomState): RoomState => {
  const made = must(
    rematchOf(world, last, { id: 'room-next', secret: nonceOf(8), nextSecret: nonceOf(7), now: NOON + 1e6 }),
  );
  return made.state;
};
const won = (state: RoomState, shares: readonly number[]): RoomState => ({
  ...state,
  phase: 'over',
  result: { shares, why: { kind: 'rule', rule: 'TA-8.2' }, at: 0 },
});
const recordAt = (state: RoomState): GameRecord => must(parseRecord(formatRecord(recordOf(world, state))));

/** The nonces by which the lot moves everybody, and nobody to where they could have come from. */
const added = (seat: number): string => nonceOf(seat + 1);
const ORDER = [2, 0, 1];

/** A table of Talat at which three people sit down in turn. */
const byLot = (change: Partial<TablePlan> = {}): Table => {
  const table = gathering(planOf('talat', 3, { lot: true, start: 'full', ...change }));
  for (const seat of [0, 1, 2]) table.ask(seat, { kind: 'sit', name: NAMES[seat]!, nonce: added(seat) });
  return table;
};

describe('seats by lot', () => {
  it('are wished for at any game, and left out where nobody wishes it', () => {
    for (const game of ['talat', 'tzaar', 'taluva', 'sticks'])
      expect(parsePlan(world, { ...planOf(game, 2), lot: true })).toMatchObject({ ok: true, value: { lot: true } });
    for (const off of [{ lot: false }, {}]) {
      const parsed = parsePlan(world, { ...planOf('talat', 2), ...off });
      expect(parsed.ok && 'lot' in parsed.value).toBe(false);
    }
  });

  it('are drawn when the game begins, and not before', () => {
    const table = gathering(planOf('talat', 3, { lot: true, start: 'full' }));
    for (const seat of [0, 1]) table.ask(seat, { kind: 'sit', name: NAMES[seat]!, nonce: added(seat) });
    expect(people(table.state)).toEqual(['Ada', 'Ben', 'empty']);
    expect(table.state.deal.order).toBeUndefined();
    table.ask(2, { kind: 'sit', name: 'Cleo', nonce: added(2) });
    expect(table.state).toMatchObject({ phase: 'playing', actor: 0, deal: { order: ORDER } });
    expect(people(table.state)).toEqual(['Cleo', 'Ada', 'Ben']);
    // Who has just sat down is told where the lot has put them.
    const told = [{ kind: 'seated', seat: 0 }, { kind: 'started' }, { kind: 'yourTurn', seat: 0 }];
    expect(table.effects).toEqual(told);
  });

  it('come in any order, by what everybody adds; that stays in the order in which they sat', () => {
    const orders = Array.from({ length: 60 }, (_, n) => {
      const nonces = [0, 1, 2].map(seat => `${n + 10}${seat}`.padEnd(32, '0'));
      const table = gathering(planOf('talat', 3, { lot: true, start: 'full' }));
      for (const [seat, nonce] of nonces.entries()) table.ask(seat, { kind: 'sit', name: NAMES[seat]!, nonce });
      expect(table.state.deal.nonces).toEqual(nonces);
      return table.state.deal.order!.join('');
    });
    expect(new Set(orders).size).toBe(6);
  });

  it('do not depend on where anybody sat before, so that nobody gains by seating them otherwise', () => {
    const sitting = (seats: readonly number[]): Table => {
      const table = gathering(planOf('taluva', 3, { lot: true, start: 'full' }));
      for (const [person, seat] of seats.entries())
        table.ask(person, { kind: 'sit', seat, name: NAMES[person]!, nonce: nonceOf(person) });
      return table;
    };
    const { state } = sitting([0, 1, 2]);
    for (const seats of [
      [0, 2, 1],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const other = sitting(seats).state;
      expect(people(other)).toEqual(people(state));
      expect(other.drawn).toEqual(state.drawn);
      expect(other.deal.order).not.toEqual(state.deal.order);
    }
  });

  it('hold for everything that goes by seat', () => {
    const table = gathering(planOf('talat', 3, { lot: true, clock: FISCHER }));
    for (const seat of [0, 1]) {
      table.ask(seat, { kind: 'sit', name: NAMES[seat]!, nonce: nonceOf(seat === 0 ? 5 : 0) });
      table.ask(seat, { kind: 'ready', ready: true });
    }
    table.ask(0, { kind: 'fill', seat: 2, level: 5, of: 12 });
    table.ask(0, { kind: 'start' });
    expect(people(table.state)).toEqual(['Ben', 'bot', 'Ada']);
    const [ben, bot, ada] = [0, 1, 2];
    expect(viewOf(table.state).table.deal.order).toEqual([1, 2, 0]);
    for (let turn = 0; turn < 6; turn++) {
      expect(table.state.actor).toBe(turn % 3);
      expect(botDue(table.state)?.seat).toBe(turn % 3 === bot ? bot : undefined);
      const waiting = turn % 3 === ben ? PEOPLE[0] : PEOPLE[1];
      expect(table.ask(waiting, { kind: 'turn', turn, steps: table.someTurn() })).toBe('room.notYourTurn');
      table.wait(turn % 3 === ada ? 2000 : 7000).playOn(1);
    }
    // The first turn of a seat costs nothing.
    expect([ben, ada].map(seat => table.state.clocks[seat]!.left)).toEqual([58_000, 63_000]);
    table.ask(PEOPLE[0], { kind: 'offer', offer: 'pause' });
    expect(table.state.offers).toEqual([{ kind: 'pause', by: ada, agreed: [ada] }]);
    table.happen({ kind: 'gone', seat: ada });
    expect(viewOf(table.state).now.seats[ada]).toMatchObject({ name: 'Ada', gone: table.now });
    table.ask(PEOPLE[0], { kind: 'resign' });
    expect(table.state.seats[ada]).toMatchObject({ kind: 'bot', for: { name: 'Ada' } });
    table.ask(PEOPLE[1], { kind: 'resign' });
    expect(table.state.result).toMatchObject({ shares: [0, 1, 0], why: { kind: 'resign', seat: ben } });
    expect(tagValue(recordAt(table.state), 'Seats')).toBe('Ben; Emil (level 5); Ada');
  });

  it('leave odds with whoever has them', () => {
    const table = byLot({ options: { odds: 'seat0step1' } });
    expect(people(table.state)).toEqual(['Cleo', 'Ada', 'Ben']);
    expect(table.state.plan.options.odds).toBe('seat1step1');
  });

  it('are drawn before an even start is looked for', () => {
    const { state } = playing('tzaar', 2, { even: true, lot: true });
    expect(state).toMatchObject({ phase: 'dealing', deal: { nonces: [nonceOf(0), nonceOf(1)] } });
    expect(people(state)).toEqual(state.deal.order!.map(seat => NAMES[seat]));
  });

  it('are not drawn where the plan of an older room does not say it', () => {
    const { state } = playing('talat', 3);
    expect(people(state)).toEqual(['Ada', 'Ben', 'Cleo']);
    expect(state.deal).not.toHaveProperty('order');
    expect(viewOf(state).table.deal).not.toHaveProperty('order');
  });
});

describe('the rematch of a table with seats by lot', () => {
  it('moves everybody on by one, whoever won, and draws nothing', () => {
    const first = byLot().playOn(3).state;
    const second = next(won(first, [1, 0, 0]));
    expect(people(second)).toEqual(['Ada', 'Ben', 'Cleo']);
    expect(second).toMatchObject({ phase: 'playing', plan: { lot: true } });
    expect(second.deal.order).toBeUndefined();
    const third = next(won(second, [0, 0, 1]));
    expect(people(third)).toEqual(['Ben', 'Cleo', 'Ada']);
    expect(people(next(won(third, [0, 1, 0])))).toEqual(people(first));
  });

  it('has the nonces and holidays of who sits there', () => {
    const table = byLot({ clock: DAYS });
    table.ask(PEOPLE[1], { kind: 'holiday', on: true });
    table.ask(PEOPLE[2], { kind: 'offer', offer: 'abort' });
    table.ask(PEOPLE[0], { kind: 'offer', offer: 'rematch', nonce: nonceOf(4) });
    for (const seat of [1, 2])
      table.ask(PEOPLE[seat]!, { kind: 'answer', offer: 'rematch', yes: true, nonce: nonceOf(4 + seat) });
    // An aborted game is played again as it was.
    const again = next(table.state);
    expect(people(again)).toEqual(['Cleo', 'Ada', 'Ben']);
    expect(again.deal.nonces).toEqual([nonceOf(6), nonceOf(4), nonceOf(5)]);
    expect(again.holidays.map(from => from !== null)).toEqual([false, false, true]);
  });
});

describe('the record of a game with seats by lot', () => {
  const over = (): RoomState => {
    const table = byLot({ leaver: { kind: 'end' } }).playOn(2);
    table.ask(0, { kind: 'resign' });
    return table.state;
  };
  const withSeats = (value: string): GameRecord => {
    const record = recordAt(over());
    return { ...record, tags: record.tags.map(tag => (tag.name === 'DealSeats' ? { ...tag, value } : tag)) };
  };

  it('says what the lot gave, also where nothing else was left to chance, and can be checked', () => {
    const record = recordAt(over());
    expect(tagValue(record, 'DealSeats')).toBe('3,1,2');
    expect(tagValue(record, 'Seats')).toBe('Cleo; Ada; Ben');
    expect(tagValue(record, 'DealNonces')).toBe([0, 1, 2].map(added).join(' '));
    expect(checkDeal(world, record)).toEqual({
      ok: true,
      value: {
        scheme: 'threefold-deal/2',
        room: 'room-test',
        hash: over().deal.hash,
        order: ORDER,
        layout: false,
        draws: 0,
        added: ['person', 'person', 'person'],
      },
    });
  });

  it.each(['1,2,3', '2,3,1', '3,1', '3,1,2,4', '3, 1, 2', '-', ''])('is refused with the seats %j', value => {
    expect(checkDeal(world, withSeats(value))).toMatchObject({
      ok: false,
      error: { code: 'deal.seats', detail: value },
    });
  });

  it('of its rematch has no deal, where nothing was left to chance', () => {
    const { state } = byLot();
    const again = next(won(state, [1, 0, 0]));
    expect(recordAt(again).tags.filter(({ name }) => name.startsWith('Deal'))).toEqual([]);
  });
});
