import { fail, quote, type Result, type Seat } from '@threefold-games/core';
import { afterOutage, firstDue, pauseEndsAt, resumed, withHoliday } from './clocks.ts';
import { type Act, type Happening, isRequest, type RoomEvent } from './event.ts';
import { foresee, foreseenTurn, withoutLine } from './foresight.ts';
import { back, gone, leave } from './leaving.ts';
import { answer, offer, resume } from './offers.ts';
import { isSlow, type Millis } from './plan.ts';
import { type At, type Done, done, seatOf, type World } from './room.ts';
import { change, close, empty, fill, ready, shuffleSeats, sit, stand, start } from './seats.ts';
import type { Decision, PersonId, Phase, RoomState, Timestamp } from './state.ts';
import { dealt, playTurn } from './turns.ts';

/**
 * What an event makes of a room. Time comes first: whatever flags have fallen by now have fallen, and the event is decided against
 * what is left. A refused event changes nothing; what time alone brings comes with the next tick.
 */
export const decide = (world: World, state: RoomState, event: RoomEvent, now: Timestamp): Result<Decision> => {
  const game = world.findGame(state.plan.game);
  if (!game) return fail('game.unknown', quote(state.plan.game));
  const at: At = { world, game, state, now };
  // An outage gives back the time by which flags would fall.
  const { value: timed } = event.act.kind === 'outage' ? done(state) : passTime(at);
  const after: At = { ...at, state: timed.state };
  const decided = isRequest(event)
    ? ask(after, event.by, event.act, event.lag ?? 0)
    : happen(after, event.act, timed.state !== state);
  if (!decided.ok) return decided;
  const { state: next, effects } = decided.value;
  return done(numbered(next, state.seq + 1, event), ...timed.effects, ...effects);
};

/** What time alone brings about up to now, the earliest first: a pause that ends, flags that fall, seats that are given up. */
const passTime = (at: At): Done => {
  const pauseEnd = pauseEndsAt(at.state);
  if (pauseEnd !== undefined) return done(pauseEnd > at.now ? at.state : resumed(at.state, at.now));
  const due = firstDue(at.state);
  if (!due || due.at > at.now) return done(at.state);
  const { value: left } = leave(at, due.seat, due.how);
  const { value: rest } = passTime({ ...at, state: left.state });
  return done(rest.state, ...left.effects, ...rest.effects);
};

/** How many of the latest ids a room remembers: of each person, so that nobody drives out another's, and of all together. */
const REMEMBERED = { ofEach: 16, ofAll: 64 } as const;

/** The number of the event that a person's request of this id has become, if it is one of the latest. */
export const alreadyDone = (state: RoomState, by: PersonId, id: string): number | undefined =>
  state.recent.find(known => known.id === id && known.by === by)?.seq;

const numbered = (state: RoomState, seq: number, event: RoomEvent): RoomState => {
  if (!isRequest(event)) return { ...state, seq };
  const { id, by } = event;
  const { recent } = state;
  let own = 0;
  for (const known of recent) if (known.by === by) own++;
  const isFull = own >= REMEMBERED.ofEach || recent.length >= REMEMBERED.ofAll;
  const forgotten = own >= REMEMBERED.ofEach ? recent.findIndex(known => known.by === by) : 0;
  return { ...state, seq, recent: [...(isFull ? recent.toSpliced(forgotten, 1) : recent), { id, seq, by }] };
};

/** Who may ask for something, and in which phase. */
const MAY: Readonly<
  Record<Act['kind'], { readonly who: 'anybody' | 'host' | 'seat'; readonly when: readonly Phase[] }>
> = {
  sit: { who: 'anybody', when: ['gathering'] },
  stand: { who: 'seat', when: ['gathering'] },
  ready: { who: 'seat', when: ['gathering'] },
  fill: { who: 'host', when: ['gathering'] },
  empty: { who: 'host', when: ['gathering'] },
  shuffle: { who: 'host', when: ['gathering'] },
  change: { who: 'host', when: ['gathering'] },
  start: { who: 'host', when: ['gathering'] },
  close: { who: 'host', when: ['gathering'] },
  turn: { who: 'seat', when: ['playing'] },
  offer: { who: 'seat', when: ['playing', 'over'] },
  answer: { who: 'seat', when: ['playing', 'over'] },
  resume: { who: 'seat', when: ['playing'] },
  resign: { who: 'seat', when: ['dealing', 'playing'] },
  foresee: { who: 'seat', when: ['playing'] },
  holiday: { who: 'seat', when: ['playing'] },
};

const WRONG_PHASE = {
  gathering: 'room.notStarted',
  dealing: 'room.dealing',
  playing: 'room.started',
  over: 'room.over',
} as const;

/** A person asks for something. */
const ask = (at: At, by: PersonId, act: Act, lag: Millis): Result<Decision> => {
  const { who, when } = MAY[act.kind];
  const seat = seatOf(at.state, by);
  if (who === 'host' && by !== at.state.host) return fail('room.notHost');
  if (who === 'seat' && seat === undefined) return fail('room.notSeated');
  if (!when.includes(at.state.phase)) return fail(WRONG_PHASE[at.state.phase]);
  // Whoever needs a seat has one from here on.
  return grant(at, by, seat ?? -1, act, lag);
};

const grant = (at: At, by: PersonId, seat: Seat, act: Act, lag: Millis): Result<Decision> => {
  switch (act.kind) {
    case 'sit':
      return sit(at, by, act);
    case 'stand':
      return stand(at, seat);
    case 'ready':
      return ready(at, seat, act.ready);
    case 'fill':
      return fill(at, act);
    case 'empty':
      return empty(at, act.seat);
    case 'shuffle':
      return shuffleSeats(at, act.order);
    case 'change':
      return change(at, act.plan);
    case 'start':
      return start(at);
    case 'close':
      return close(at);
    case 'turn':
      return playTurn(at, seat, act.turn, act.steps, { lag });
    case 'offer':
      return offer(at, seat, act);
    case 'answer':
      return answer(at, seat, act);
    case 'resume':
      return resume(at);
    case 'resign':
      // Before the start nobody has lost anything.
      return at.state.phase === 'dealing' ? close(at, { kind: 'left', seat }) : leave(at, seat, 'resign');
    case 'foresee':
      return foresee(at, seat, act.conditionals);
    default:
      return holiday(at, seat, act.on);
  }
};

/** The server brings something. `moved`: time alone has changed the room. */
const happen = (at: At, act: Happening, moved: boolean): Result<Decision> => {
  const { state, now } = at;
  switch (act.kind) {
    case 'tick':
      return tick(at, moved);
    case 'gone':
      return state.phase === 'over' ? fail('room.over') : gone(at, act.seat);
    case 'back':
      return state.phase === 'over' ? fail('room.over') : back(at, act.seat);
    case 'dealt':
      return state.phase === 'dealing' ? dealt(at, act.even) : fail(WRONG_PHASE[state.phase]);
    case 'botTurn': {
      const sitter = state.seats[act.seat];
      if (state.phase !== 'playing') return fail(WRONG_PHASE[state.phase]);
      if (sitter?.kind !== 'bot') return fail('room.seat');
      return playTurn(at, act.seat, act.turn, act.steps, { level: sitter.level });
    }
    case 'outage':
      return state.phase === 'playing' ? done(afterOutage(state, act.millis, now)) : fail(WRONG_PHASE[state.phase]);
    default:
      return state.phase === 'over' && state.next === undefined
        ? done({ ...state, next: act.room, offers: [] })
        : fail('room.offer');
  }
};

/** One foreseen turn a tick: the next one is due at once. A line that cannot be played is dropped without a word. */
const tick = (at: At, moved: boolean): Result<Decision> => {
  const { state } = at;
  const due = moved ? undefined : foreseenTurn(state);
  if (!due) return moved ? done(state) : fail('room.noOffer');
  const played = playTurn(at, due.seat, state.turns.length, due.steps, {});
  return played.ok ? played : done(withoutLine(state, due.seat, due.conditional));
};

/** Holidays are for games by correspondence. */
const holiday = ({ state, now }: At, seat: Seat, on: boolean): Result<Decision> =>
  isSlow(state.plan) && on === (state.holidays[seat] === null)
    ? done(withHoliday(state, seat, on, now))
    : fail('room.offer');
