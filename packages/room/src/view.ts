import type { Seat } from '@threefold-games/core';
import { type Clocked, elapsed, FIRST_TURN, giveUpAt, isFirstTurn, spend } from './clocks.ts';
import { hashOfSecret } from './deal.ts';
import { isSlow, type Millis } from './plan.ts';
import type { Deal, RoomState, RoomTurn, Sitter, Timestamp } from './state.ts';

/** A person on a seat. */
export type PersonSitter = Extract<Sitter, { readonly kind: 'person' }>;
/** A bot on a seat. */
export type BotSitter = Extract<Sitter, { readonly kind: 'bot' }>;

/** What everybody may know about a seat. */
export type SeatView =
  | Extract<Sitter, { readonly kind: 'empty' }>
  | Omit<PersonSitter, 'nonce' | 'nextNonce'>
  | (Omit<BotSitter, 'for'> & { readonly for?: Omit<NonNullable<BotSitter['for']>, 'place'> });

/** What hardly changes while a game is played. */
export interface TableView extends Pick<RoomState, 'id' | 'plan' | 'host' | 'created' | 'started' | 'layout'> {
  /** Secret and nonces are there once the game is over. */
  readonly deal: Pick<Deal, 'scheme' | 'hash' | 'order' | 'even'> &
    Partial<Pick<Deal, 'secret' | 'nonces'>> & {
      /** The hash of the rematch's secret, shown once the game is over and before anybody agrees to one. */
      readonly next?: string;
    };
}

/** What may change with every event. */
export interface NowView
  extends Pick<
    RoomState,
    'phase' | 'drawn' | 'actor' | 'since' | 'clocks' | 'paused' | 'holidays' | 'offers' | 'result' | 'next'
  > {
  readonly seats: readonly SeatView[];
  /** When a seat that is gone is given up, by seat. */
  readonly giveUp: readonly (Timestamp | null)[];
}

/** A room as anybody may see it: nothing here is secret. */
export interface RoomView {
  readonly seq: number;
  readonly table: TableView;
  readonly now: NowView;
  readonly turns: readonly RoomTurn[];
}

/** A room without what is secret: the dealer's secrets, the nonces before the end, what seats foresee, the ids of requests. */
export const viewOf = (state: RoomState): RoomView => ({
  seq: state.seq,
  table: tableView(state),
  now: nowView(state),
  turns: state.turns,
});

/** What everybody may know of what hardly changes while a game is played. */
export const tableView = ({
  id,
  plan,
  host,
  created,
  started,
  layout,
  deal,
  nextSecret,
  phase,
}: RoomState): TableView => ({
  id,
  plan,
  host,
  created,
  ...(started === undefined ? {} : { started }),
  layout,
  deal: {
    scheme: deal.scheme,
    hash: deal.hash,
    ...(deal.order === undefined ? {} : { order: deal.order }),
    ...(deal.even === undefined ? {} : { even: deal.even }),
    ...(phase === 'over' ? { secret: deal.secret, nonces: deal.nonces } : {}),
    ...(phase === 'over' && nextSecret !== undefined ? { next: hashOfSecret(nextSecret) } : {}),
  },
});

/** What everybody may know of how a room stands now. */
export const nowView = (state: RoomState): NowView => {
  const { phase, drawn, actor, since, clocks, paused, holidays, offers, result, next } = state;
  return {
    phase,
    seats: state.seats.map(seatView),
    drawn,
    ...(actor === undefined ? {} : { actor }),
    since,
    clocks,
    ...(paused === undefined ? {} : { paused }),
    holidays,
    offers,
    ...(result === undefined ? {} : { result }),
    ...(next === undefined ? {} : { next }),
    giveUp: state.seats.map((_, seat) => giveUpAt(state, seat)),
  };
};

const seatView = (sitter: Sitter): SeatView => {
  if (sitter.kind === 'empty') return sitter;
  if (sitter.kind === 'bot') {
    const { for: left, ...bot } = sitter;
    return { ...bot, ...(left && { for: { person: left.person, name: left.name } }) };
  }
  const { nonce: _, nextNonce: __, ...shown } = sitter;
  return shown;
};

/** What the clock of a seat says at a moment. */
export interface ClockFace {
  /** Of the game, of the period that is on, or until the first turn must be made. */
  readonly left: Millis;
  /** `first`: the time for the first turn runs, the clock itself not yet. `days`: counted in days. */
  readonly kind: 'main' | 'period' | 'first' | 'days';
  /** Periods that are left, the one that is on included. */
  readonly periods: number;
  readonly running: boolean;
}

/** The clock of a seat at a moment; undefined where there is none. */
export const clockFace = ({ table, now: room, turns }: RoomView, seat: Seat, now: Timestamp): ClockFace | undefined => {
  const { plan } = table;
  const kept = room.clocks[seat];
  if (plan.clock.kind === 'none' || !kept) return undefined;
  const clocked: Clocked = { ...room, plan, turns };
  const acts = room.phase === 'playing' && room.actor === seat;
  const running = acts && room.paused === undefined;
  const used = acts ? elapsed(clocked, now) : 0;
  if (acts && room.seats[seat]?.kind === 'person' && isFirstTurn(clocked, seat))
    return { left: Math.max(0, FIRST_TURN - used), kind: 'first', periods: kept.periods, running };
  const { left, periods } = spend(plan.clock, kept, used);
  if (plan.clock.kind !== 'byoyomi' || used < kept.left)
    return { left, kind: isSlow(plan) ? 'days' : 'main', periods, running };
  const { period } = plan.clock;
  return { left: periods === 0 ? 0 : period - ((used - kept.left) % period), kind: 'period', periods, running };
};
