import { fail, type History, ok, type Result, type Seat } from '@threefold-games/core';
import { noncesOf } from './deal.ts';
import { formatOrder } from './dealTags.ts';
import type { Deal } from './state.ts';
import { checkChance } from './verify.ts';
import type { RoomView } from './view.ts';

/** What somebody remembers of the deal of a game that they played. */
export interface OwnDeal {
  /** What they added. */
  readonly nonce: string;
  /** The hash that they were shown before they sent it; absent where they were shown none. */
  readonly hash?: string;
}

/**
 * What could be checked beside that all chance follows from secret and nonces: that one's own is among them and came after the hash; that it
 * is among them, but the hash may have come after it; neither, as it is not known here; neither, as one only looked on.
 */
export type DealVerdict = 'own' | 'late' | 'unknown' | 'watched';

/** Checks a game that is over as one of its players can who trusts nobody; `seat` is where they sat at the end, or where a bot sits for them. */
export const checkOwnDeal = (
  view: RoomView,
  history: History,
  seat: Seat | undefined,
  own: OwnDeal | undefined,
): Result<DealVerdict> => {
  const { deal, id, plan, layout } = view.table;
  const { secret, nonces, order } = deal;
  if (own?.hash !== undefined && own.hash !== deal.hash) return fail('deal.changed');
  if (secret === undefined || nonces === undefined) return fail('deal.missing');
  const before = seat === undefined ? undefined : (order?.[seat] ?? seat);
  if (own && before !== undefined && nonces[before] !== own.nonce) return fail('deal.nonce');
  const opened = { ...deal, secret, nonces };
  if (!areBotsRight(opened, view)) return fail('deal.bot');
  const followed = checkChance({
    deal: opened,
    room: id,
    seated: order && formatOrder(order),
    accepted: deal.even?.accepted ?? [],
    setup: { seats: plan.seats, options: plan.options, layout },
    history,
  });
  if (!followed.ok) return followed;
  if (before === undefined) return ok('watched');
  if (!own) return ok('unknown');
  return ok(own.hash === undefined ? 'late' : 'own');
};

/** Whether the bots that sat there from the start added what bots add. */
const areBotsRight = (deal: Deal, { now }: RoomView): boolean => {
  const { nonces, order } = deal;
  const adders = nonces.map((nonce, before) => {
    const sitter = now.seats[order ? order.indexOf(before) : before];
    return sitter?.kind === 'bot' && !sitter.for ? { kind: 'bot' as const } : { kind: 'person' as const, nonce };
  });
  return noncesOf(deal, adders).every((nonce, before) => nonce === nonces[before]);
};
