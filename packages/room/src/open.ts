import { fail, type Game, quote, type Result, reseatOdds, type Seat } from '@threefold-games/core';
import { DEAL_SCHEME, type DealScheme, hashOfSecret } from './deal.ts';
import type { TablePlan } from './plan.ts';
import { done, type World, without } from './room.ts';
import { emptySeats } from './seats.ts';
import { hashOf } from './sha256.ts';
import type { Decision, PersonId, RoomState, Sitter, Timestamp } from './state.ts';
import { beginAgain } from './turns.ts';

/** A table at which nobody sits yet. */
export const openRoom = ({
  id,
  plan,
  host,
  secret,
  nextSecret,
  scheme = DEAL_SCHEME,
  now,
}: {
  readonly id: string;
  /** As `parsePlan` gives it. */
  readonly plan: TablePlan;
  readonly host: PersonId;
  /** The dealer's secret: 32 random bytes as 64 hexadecimal digits. */
  readonly secret: string;
  /** The same for the rematch; without it none is promised. */
  readonly nextSecret?: string;
  /** How it is dealt, where not everybody who may run it knows the latest way. */
  readonly scheme?: DealScheme;
  readonly now: Timestamp;
}): RoomState => ({
  id,
  seq: 0,
  plan,
  host,
  phase: 'gathering',
  seats: emptySeats(plan.seats),
  created: now,
  deal: { scheme, hash: hashOfSecret(secret), secret, nonces: [] },
  ...(nextSecret === undefined ? {} : { nextSecret }),
  layout: '',
  turns: [],
  drawn: [],
  position: '',
  since: now,
  clocks: [],
  holidays: [],
  offers: [],
  conditionals: [],
  rewound: 0,
  recent: [],
});

/** The letters of a room's id: no two of them are easily mistaken for each other. */
export const ROOM_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The id of a rematch: the same whoever opens it, and however often. `attempt` counts up while one is taken. */
export const rematchId = (room: string, secret: string, attempt = 0): string => {
  const bytes = hashOf(`${room} ${secret} ${attempt}`).subarray(0, 8);
  const text = Array.from(bytes, byte => ROOM_LETTERS[byte % ROOM_LETTERS.length]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};

/**
 * The next game of the people who agreed to play again: it has begun, or is being dealt, as everybody is ready. Where the rulebook says so the winner
 * begins, else the seats move on by one; the order round the table stays. Where a lot decided who sits where they always move on, so that
 * everybody has every seat in turn. A bot that stood in for somebody stays as a bot. It is dealt from the secret that the last room promised,
 * and from what the seats added when they agreed.
 */
export const rematchOf = (
  world: World,
  last: RoomState,
  {
    id,
    secret,
    nextSecret,
    scheme = DEAL_SCHEME,
    now,
  }: {
    readonly id: string;
    /** For a room that promised none. */
    readonly secret: string;
    readonly nextSecret: string;
    readonly scheme?: DealScheme;
    readonly now: Timestamp;
  },
): Result<Decision> => {
  const game = world.findGame(last.plan.game);
  if (!game) return fail('game.unknown', quote(last.plan.game));
  if (last.phase !== 'over' || last.started === undefined) return fail('room.offer');
  const order = orderOfNext(game, last);
  const { host } = last;
  const plan = { ...last.plan, options: reseatOdds(last.plan.options, order) };
  const room: RoomState = {
    ...openRoom({ id, plan, host, secret: last.nextSecret ?? secret, nextSecret, scheme, now }),
    seats: order.map(seat => again(last.seats[seat]!)),
  };
  const { state, effects } = beginAgain({ world, game, state: room, now }).value;
  const holidays = order.map(seat => (last.holidays[seat] === null ? null : now));
  return done({ ...state, holidays }, ...effects);
};

/** Where those round the next table sat at the last one, seat by seat. */
const orderOfNext = (game: Pick<Game, 'nextStarter'>, last: RoomState): readonly Seat[] => {
  const first = firstOfNext(last, last.plan.lot ? 'inTurn' : game.nextStarter);
  return last.seats.map((_, seat) => (seat + first) % last.seats.length);
};

/** Who of the last game has the first seat of the next. An aborted game is played again as it was. */
const firstOfNext = ({ result, seats }: RoomState, starter: 'winner' | 'inTurn'): Seat => {
  const shares = result?.shares;
  if (!shares) return 0;
  const winners = seats.flatMap((_, seat) => (shares[seat] === Math.max(...shares) ? [seat] : []));
  return starter === 'winner' && winners.length === 1 ? winners[0]! : 1;
};

const again = (sitter: Sitter): Sitter => {
  if (sitter.kind === 'bot') return without(sitter, 'for');
  if (sitter.kind === 'empty') return sitter;
  const { nextNonce = '', ...person } = sitter;
  return { ...person, ready: true, nonce: nextNonce };
};
