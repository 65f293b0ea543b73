import type { Seat } from '@threefold-games/core';
import { fail, type Result } from '@threefold-games/core';
import { resumed } from './clocks.ts';
import { NONCE } from './deal.ts';
import type { Act } from './event.ts';
import { finish, sharedBy } from './result.ts';
import { type At, done, hasMoved, peopleOf, replaced, stayersOf } from './room.ts';
import type { AbortCause, Decision, Offer, OfferKind, RoomState } from './state.ts';
import { takeBackTo } from './turns.ts';

type ActOf<Kind extends Act['kind']> = Extract<Act, { readonly kind: Kind }>;

/** Asks everybody for something. To ask for what another asks for is to agree. */
export const offer = (given: At, seat: Seat, { offer: kind, nonce }: ActOf<'offer'>): Result<Decision> => {
  const at = withNonce(given, seat, kind, nonce);
  const { state } = at;
  if (!canOffer(at, seat, kind)) return fail('room.offer');
  const open = state.offers.find(other => other.kind === kind);
  if (open) return open.agreed.includes(seat) ? fail('room.offer') : agree(at, open, seat);
  const keep = kind === 'takeBack' ? { keep: lastTurnOf(state, seat) } : {};
  const made: Offer = { kind, by: seat, agreed: [seat], ...keep };
  return isAgreed(state, made)
    ? carryOut(at, made, seat)
    : done({ ...state, offers: [...state.offers, made] }, { kind: 'offered', offer: kind, seat });
};

/** Agrees or declines; who asked takes it back by declining. */
export const answer = (given: At, seat: Seat, { offer: kind, yes, nonce }: ActOf<'answer'>): Result<Decision> => {
  const at = yes ? withNonce(given, seat, kind, nonce) : given;
  const { state } = at;
  const open = state.offers.find(other => other.kind === kind);
  if (!open || (yes && open.agreed.includes(seat)) || isAgreedRematch(state, open)) return fail('room.noOffer');
  if (yes) return agree(at, open, seat);
  const offers = state.offers.filter(other => other !== open);
  return done({ ...state, offers }, { kind: 'declined', offer: kind, seat });
};

/** The room with what a seat adds to the deal of a rematch. Something else than a nonce is as good as none. */
const withNonce = (at: At, seat: Seat, kind: OfferKind, nonce = ''): At => {
  const sitter = at.state.seats[seat]!;
  if (kind !== 'rematch' || sitter.kind !== 'person' || !NONCE.test(nonce)) return at;
  return { ...at, state: { ...at.state, seats: replaced(at.state.seats, seat, { ...sitter, nextNonce: nonce }) } };
};

/** Anybody who sits ends a pause. */
export const resume = ({ state, now }: At): Result<Decision> =>
  state.paused === undefined ? fail('room.noOffer') : done(resumed(state, now));

/** Whether all agreed to play again and nobody has opened that room yet. */
export const rematchDue = (state: RoomState): boolean =>
  state.next === undefined && state.offers.some(open => isAgreedRematch(state, open));

/** A rematch that all agreed to waits for its room. */
const isAgreedRematch = (state: RoomState, open: Offer): boolean => open.kind === 'rematch' && isAgreed(state, open);

const isAgreed = (state: RoomState, { kind, by, agreed }: Offer): boolean =>
  (kind === 'abort' && isFresh(state)) || peopleOf(state).every(seat => seat === by || agreed.includes(seat));

/** Before every seat has moved, one alone may abort. */
const isFresh = (state: RoomState): boolean => state.seats.some((_, seat) => !hasMoved(state, seat));

const canOffer = ({ game, state }: At, seat: Seat, kind: OfferKind): boolean => {
  if (kind === 'rematch') {
    return state.phase === 'over' && state.started !== undefined && state.next === undefined;
  }
  if (state.phase !== 'playing') return false;
  switch (kind) {
    case 'takeBack':
      return lastTurnOf(state, seat) >= 0;
    // A bot does not agree to anything: a draw needs another person.
    case 'draw':
      return game.sharedResults && peopleOf(state).length > 1;
    case 'abort':
      return true;
    default:
      return state.paused === undefined;
  }
};

/** The number of the last turn that was played on a seat; -1 for none. */
const lastTurnOf = (state: RoomState, seat: Seat): number => state.turns.findLastIndex(turn => turn.seat === seat);

const agree = (at: At, open: Offer, seat: Seat): Result<Decision> => {
  const { state } = at;
  const agreed: Offer = { ...open, agreed: [...open.agreed, seat] };
  const offers = state.offers.map(other => (other === open ? agreed : other));
  return isAgreed(state, agreed)
    ? carryOut(at, agreed, seat)
    : done({ ...state, offers }, { kind: 'agreed', offer: open.kind, seat });
};

/** Whether all agreed, or somebody called the game off who could do so alone. */
const causeOf = (state: RoomState, { by, agreed }: Offer): AbortCause =>
  peopleOf(state).every(seat => agreed.includes(seat)) && agreed.length > 1
    ? { kind: 'agreed' }
    : { kind: 'alone', seat: by };

/** All agree. */
const carryOut = (at: At, open: Offer, seat: Seat): Result<Decision> => {
  const { state, now } = at;
  const effect = { kind: 'agreed', offer: open.kind, seat } as const;
  const offers = state.offers.filter(other => other.kind !== open.kind);
  switch (open.kind) {
    case 'takeBack':
      return takeBackTo(at, open.keep!, effect);
    case 'draw':
      return finish(state, sharedBy(state.seats.length, stayersOf(state)), { kind: 'agreed' }, now, effect);
    case 'abort':
      return finish(state, undefined, { kind: 'abort', cause: causeOf(state, open) }, now, effect);
    case 'pause':
      return done({ ...state, offers, paused: now }, effect);
    default:
      return done({ ...state, offers: [...offers, open] }, effect, { kind: 'rematch' });
  }
};
