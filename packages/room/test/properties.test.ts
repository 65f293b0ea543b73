import { isDeepStrictEqual } from 'node:util';
import { canVary, formatRecord, parseRecord, replay } from '@threefold-games/core';
import {
  type ClockPlan,
  checkDeal,
  decide,
  type Millis,
  type OfferKind,
  type RoomEvent,
  type RoomState,
  recordOf,
  type TablePlan,
} from '@threefold-games/room';
import {
  amount,
  DAYS,
  FISCHER,
  gameOf,
  gathering,
  must,
  NAMES,
  nonceOf,
  PEOPLE,
  planOf,
  someTurn,
  world,
} from '@threefold-games/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPromises } from './invariants.ts';

const CLOCKS: readonly ClockPlan[] = [
  { kind: 'none' },
  FISCHER,
  { kind: 'fischer', base: 0, increment: 3000 },
  { kind: 'delay', base: 20_000, delay: 4000 },
  { kind: 'byoyomi', base: 10_000, periods: 3, period: 5000 },
  DAYS,
];
const OFFERS: readonly OfferKind[] = ['takeBack', 'pause', 'takeBack', 'draw', 'rematch', 'takeBack', 'abort'];

const RARE = 'sit stand ready fill empty shuffle change start close turn foresee holiday outage next'.split(' ');

/** Something that may happen next, to be read against the room as it is then. */
interface Idea {
  readonly what: string;
  readonly who: number;
  readonly n: number;
  readonly wait: Millis;
}

const ideas = fc.array(
  fc.record({
    what: fc.oneof(
      { weight: 12, arbitrary: fc.constant('play') },
      { weight: 5, arbitrary: fc.constant('agree') },
      {
        weight: 6,
        arbitrary: fc.constantFrom('offer', 'answer', 'answer', 'tick', 'gone', 'back', 'resume', 'resign'),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...RARE),
      },
    ),
    who: fc.nat(4),
    n: fc.nat(50),
    wait: fc.oneof({ weight: 20, arbitrary: fc.nat(2000) }, { weight: 1, arbitrary: fc.nat(90_000) }),
  }),
  { minLength: 10, maxLength: 50, size: 'max' },
);

const tables = fc
  .record({
    game: fc.constantFrom('sticks', 'talat', 'tzaar', 'taluva'),
    clock: fc.constantFrom(...CLOCKS),
    seats: fc.constantFrom(2, 3, 4, 3, 4),
    leaver: fc.constantFrom<TablePlan['leaver']>({ kind: 'bot', level: 2, of: 12 }, { kind: 'end' }),
    start: fc.constantFrom<TablePlan['start']>('host', 'full'),
    bots: fc.nat(2),
    even: fc.boolean(),
    lot: fc.boolean(),
  })
  .map(({ game, seats, bots, even, lot, ...rest }) => {
    const count = Math.min(seats, Math.max(...gameOf(game).seats));
    const plan = planOf(game, count, rest);
    const isEven = even && canVary(gameOf(game), plan.options, count);
    return { plan: { ...plan, ...(isEven ? { even } : {}), ...(lot ? { lot } : {}) }, bots: Math.min(bots, count - 1) };
  });

/** The event that an idea is in this room. */
const eventOf = ({ what, who, n }: Idea, state: RoomState, number: number): RoomEvent => {
  const seat = who % state.plan.seats;
  const turn = state.turns.length;
  const by = (person: string, act: Parameters<typeof decide>[2]['act']): RoomEvent =>
    ({ by: person, id: `idea-${number}-${what}`, act, lag: n * 20 }) as RoomEvent;
  const someone = [...PEOPLE, 'p_stranger'][who]!;
  const offer = OFFERS[n % OFFERS.length]!;
  const nonce = (100 + n).toString(16).repeat(16);
  const steps = (): readonly string[] => (state.phase === 'playing' ? someTurn(state, n) : ['a1']);
  const server = (act: Extract<RoomEvent, { by: 'server' }>['act']): RoomEvent => ({ by: 'server', act });
  switch (what) {
    case 'play': {
      if (state.phase === 'dealing')
        return server({
          kind: 'dealt',
          even: { accepted: n > 0 ? [n, n + 7] : [], by: { net: 'small', values: [0.5, 0.5] } },
        });
      const sitter = state.seats[state.actor ?? seat]!;
      return sitter.kind === 'person'
        ? by(sitter.person, { kind: 'turn', turn, steps: steps() })
        : server({ kind: 'botTurn', seat: state.actor ?? seat, turn, steps: steps() });
    }
    case 'turn':
      return by(someone, { kind: 'turn', turn: n % 3, steps: steps() });
    case 'sit':
      return by(someone, { kind: 'sit', ...(n % 2 ? { seat } : {}), name: 'Eve', nonce: 'ee'.repeat(16) });
    case 'ready':
      return by(someone, { kind: 'ready', ready: n % 2 > 0 });
    case 'fill':
      return by(PEOPLE[0], { kind: 'fill', seat, level: 1 + (n % 12), of: 12 });
    case 'empty':
      return by(PEOPLE[0], { kind: 'empty', seat });
    case 'shuffle':
      return by(PEOPLE[0], { kind: 'shuffle', order: state.seats.map((_, i) => (i + n) % state.seats.length) });
    case 'change':
      return by(PEOPLE[0], { kind: 'change', plan: planOf('sticks', 2 + (n % 3), { clock: CLOCKS[n % 6]! }) });
    case 'offer':
      return by(someone, { kind: 'offer', offer, nonce });
    case 'answer':
      return by(someone, { kind: 'answer', offer: state.offers[0]?.kind ?? offer, yes: n % 4 > 0, nonce });
    case 'agree': {
      const open = state.offers[0];
      const asked = state.seats.findIndex((sitter, i) => sitter.kind === 'person' && !open?.agreed.includes(i));
      const sitter = state.seats[asked];
      const agreeing = sitter?.kind === 'person' ? sitter.person : someone;
      return by(agreeing, open ? { kind: 'answer', offer: open.kind, yes: true, nonce } : { kind: 'offer', offer });
    }
    case 'foresee': {
      const line = [steps(), ['1', '!'], ['a1'], steps()];
      return by(someone, { kind: 'foresee', conditionals: [{ line, after: turn }] });
    }
    case 'holiday':
      return by(someone, { kind: 'holiday', on: n % 2 > 0 });
    case 'gone':
    case 'back':
      return server({ kind: what, seat });
    case 'outage':
      return server({ kind: 'outage', millis: n * 1000 });
    case 'next':
      return server({ kind: 'next', room: 'room-next' });
    case 'tick':
      return server({ kind: 'tick' });
    default:
      return by(someone, { kind: what } as never);
  }
};

/** A table at which everybody sits and the game has mostly begun. */
const seated = ({ plan, bots }: { readonly plan: TablePlan; readonly bots: number }): RoomState => {
  const table = gathering(plan);
  for (let seat = 0; seat < plan.seats; seat++) {
    if (seat >= plan.seats - bots) table.ask(0, { kind: 'fill', seat, level: 2, of: 12 });
    else table.ask(seat, { kind: 'sit', seat, name: NAMES[seat]!, nonce: nonceOf(seat) });
    table.ask(seat, { kind: 'ready', ready: true });
  }
  table.ask(0, { kind: 'start' });
  return table.state;
};

const plainCopy = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

describe('whatever happens in a room', () => {
  it('leaves it sound, numbered, plain data, and the same when its history is decided again', () => {
    const seen = { over: 0, turns: 0, takenBack: 0, standIns: 0, refused: 0 };
    fc.assert(
      fc.property(tables, ideas, (table, list) => {
        const first = seated(table);
        let state = first;
        let now = first.since;
        const history: (readonly [RoomEvent, number])[] = [];
        const faults: string[] = [];
        for (const [number, idea] of list.entries()) {
          now += idea.wait;
          const event = eventOf(idea, state, number);
          const frozen = JSON.stringify(state);
          const decided = decide(world, state, event, now);
          if (JSON.stringify(state) !== frozen)
            faults.push(`${event.act.kind} changes the state that it is decided on`);
          const again = decide(world, plainCopy(state), plainCopy(event), now);
          if (!isDeepStrictEqual(again, decided)) faults.push(`${event.act.kind} is decided otherwise on a copy`);
          if (!decided.ok) {
            seen.refused++;
            continue;
          }
          const next = decided.value.state;
          const found = [...brokenPromises(next)];
          if (next.seq !== state.seq + 1) found.push(`it is number ${next.seq} after ${state.seq}`);
          if (!isDeepStrictEqual(plainCopy(next), next)) found.push('it is no plain data');
          if (next.turns.length < state.turns.length) {
            seen.takenBack++;
            if (next.rewound !== next.seq) found.push(`it is rewound at ${next.rewound}, not at ${next.seq}`);
          }
          if (next.turns.length > state.turns.length + 1) found.push('it has more than one turn more');
          faults.push(...found.map(fault => `after ${event.act.kind}: ${fault}`));
          seen.standIns += decided.value.effects.filter(effect => effect.kind === 'standIn').length;
          state = next;
          history.push([event, now]);
        }
        expect(faults).toEqual([]);
        const folded = history.reduce((before, [event, at]) => must(decide(world, before, event, at)).state, first);
        expect(folded).toEqual(state);
        seen.turns += state.turns.length;
        if (state.phase === 'over') seen.over++;
        if (state.started !== undefined) expectRecord(state);
      }),
      { numRuns: amount(40, 120) },
    );
    // A run that saw nothing proves nothing.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });
});

/** The record replays, and its deal can be checked once the game is over. */
const expectRecord = (state: RoomState): void => {
  const read = must(parseRecord(formatRecord(recordOf(world, state))));
  const played = replay(id => world.findGame(id), read);
  expect(played.ok ? 'ok' : played.error).toBe('ok');
  if (state.phase !== 'over' || !read.tags.some(tag => tag.name === 'Deal')) return;
  const checked = checkDeal(world, read);
  expect(checked.ok ? 'ok' : checked.error).toBe('ok');
};
