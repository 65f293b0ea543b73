import type { Seat } from '@threefold/core';
import { hashOfSecret } from './deal.ts';
import { giveUpAt } from './leaving.ts';
import type { TablePlan } from './plan.ts';
import type {
  EvenDeal,
  Offer,
  PersonId,
  Phase,
  PlayedTurn,
  RoomResult,
  RoomState,
  SeatClock,
  Sitter,
  Timestamp,
} from './state.ts';

/** What everybody may know about a seat. */
export type SeatView =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person';
      readonly person: PersonId;
      readonly name: string;
      readonly ready: boolean;
      readonly gone?: Timestamp;
    }
  | {
      readonly kind: 'bot';
      readonly level: number;
      readonly for?: { readonly person: PersonId; readonly name: string };
    };

/** What hardly changes while a game is played. */
export interface TableView {
  readonly id: string;
  readonly plan: TablePlan;
  readonly host: PersonId;
  readonly created: Timestamp;
  readonly started?: Timestamp;
  readonly layout: string;
  /** Secret and nonces are there once the game is over. */
  readonly deal: {
    readonly scheme: string;
    readonly hash: string;
    /** What the lot gave, where one was wanted: who sits on seat i sat on `order[i]` before. */
    readonly order?: readonly Seat[];
    /** How an even start was chosen, where one was wanted. */
    readonly even?: EvenDeal;
    readonly secret?: string;
    readonly nonces?: readonly string[];
    /** The hash of the rematch's secret, shown once the game is over and before anybody agrees to one. */
    readonly next?: string;
  };
}

/** What may change with every event. */
export interface NowView {
  readonly phase: Phase;
  readonly seats: readonly SeatView[];
  readonly drawn: readonly string[];
  readonly actor?: Seat;
  readonly since: Timestamp;
  readonly clocks: readonly SeatClock[];
  readonly paused?: Timestamp;
  readonly holidays: readonly (Timestamp | null)[];
  readonly offers: readonly Offer[];
  readonly result?: RoomResult;
  /** The room of the rematch. */
  readonly next?: string;
  /** When a seat that is gone is given up, by seat. */
  readonly giveUp: readonly (Timestamp | null)[];
}

/** A room as anybody may see it: nothing here is secret. */
export interface RoomView {
  readonly seq: number;
  readonly table: TableView;
  readonly now: NowView;
  readonly turns: readonly PlayedTurn[];
}

/** A room without what is secret: the dealer's secrets, the nonces before the end, what seats foresee, the ids of requests. */
export const viewOf = (state: RoomState): RoomView => ({
  seq: state.seq,
  table: tableView(state),
  now: nowView(state),
  turns: state.turns,
});

const tableView = ({ id, plan, host, created, started, layout, deal, nextSecret, phase }: RoomState): TableView => ({
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

const nowView = (state: RoomState): NowView => {
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
    const { level, for: left } = sitter;
    return { kind: 'bot', level, ...(left && { for: { person: left.person, name: left.name } }) };
  }
  const { nonce: _, nextNonce: __, ...shown } = sitter;
  return shown;
};
