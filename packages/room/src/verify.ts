import {
  canVary,
  EVEN,
  fail,
  type GameRecord,
  type History,
  ok,
  type Result,
  replay,
  type Seat,
  type Setup,
  type Starts,
  startAfter,
  tagValue,
  unevenness,
} from '@threefold-games/core';
import { botNonce, DEAL_SCHEMES, drawAll, hashOfSecret, seatOrder, seedOf, startsOf } from './deal.ts';
import { formatOrder, readAttempts, readNonces } from './dealTags.ts';
import type { World } from './room.ts';
import type { Deal } from './state.ts';

/** What was found to follow from the deal. */
export interface DealReport {
  readonly scheme: string;
  readonly room: string;
  readonly hash: string;
  /** What a lot gave, where one decided who sits where: who sits on seat i sat on `order[i]` before. */
  readonly order?: readonly Seat[];
  /** Whether chance laid something out before play. */
  readonly layout: boolean;
  /** How many draws there are. */
  readonly draws: number;
  /** By seat before any lot: who added to the seed. By the first scheme bots add nothing. */
  readonly added: readonly ('person' | 'bot' | 'nobody')[];
  /** The seat before any lot that added the nonce of who asks; absent where they do not give theirs. */
  readonly ownSeat?: Seat;
  /** How an even start was chosen, where one was wanted; whether it was rated rightly is for whoever has the net. */
  readonly even?: {
    /** The attempts that are said to have made it more even. */
    readonly accepted: readonly number[];
    /** The net that is said to have rated it; absent where none could. */
    readonly net?: string;
    /** What it was found among. */
    readonly starts: Starts;
  };
}

/** Checks that all chance of a record follows from a secret that was committed to before the seats added to it. */
export const checkDeal = (world: World, record: GameRecord, ownNonce?: string): Result<DealReport> => {
  const scheme = tagValue(record, 'Deal');
  if (scheme === undefined) return fail('deal.missing');
  const [room, hash, secret] = (['DealRoom', 'DealHash', 'DealSecret'] as const).map(name => tagValue(record, name));
  const nonces = readNonces(tagValue(record, 'DealNonces'));
  if (room === undefined) return fail('deal.missing', 'DealRoom');
  if (hash === undefined) return fail('deal.missing', 'DealHash');
  if (nonces === undefined) return fail('deal.missing', 'DealNonces');
  if (secret === undefined || !/^([0-9a-f]{2})+$/.test(secret)) return fail('deal.missing', 'DealSecret');
  const played = replay(id => world.findGame(id), record);
  if (!played.ok) return played;
  const { setup, history } = played.value;
  const attempts = tagValue(record, 'DealAttempt');
  const accepted = readAttempts(attempts ?? '0');
  if (!accepted) return fail('deal.missing', 'DealAttempt');
  const deal = { scheme, hash, secret, nonces };
  const followed = checkChance({ deal, room, seated: tagValue(record, 'DealSeats'), accepted, setup, history });
  if (!followed.ok) return followed;
  const { order, draws, starts } = followed.value;
  const ownSeat = ownNonce === undefined ? undefined : nonces.indexOf(ownNonce);
  if (ownSeat === -1) return fail('deal.nonce');
  const found = {
    scheme,
    room,
    hash,
    ...(order ? { order } : {}),
    layout: setup.layout !== '',
    draws,
    added: addersOf(deal),
    ...(ownSeat === undefined ? {} : { ownSeat }),
  };
  if (attempts === undefined) return ok(found);
  const net = tagValue(record, 'DealNet');
  // Where nobody could rate the start, it has to do as it was dealt.
  if ((net === undefined || net === '-') && accepted.length > 0) return fail('deal.even');
  return ok({ ...found, even: { accepted, ...(net && net !== '-' ? { net } : {}), starts } });
};

/** Who added each nonce, as far as it can be told: what a bot adds follows from the hash. */
const addersOf = ({ hash, nonces }: Pick<Deal, 'hash' | 'nonces'>): DealReport['added'] => {
  let bots = 0;
  return nonces.map(nonce => {
    if (nonce === '') return 'nobody';
    if (nonce !== botNonce(hash, bots + 1)) return 'person';
    bots++;
    return 'bot';
  });
};

/** All of a game that chance had a part in. */
interface Dealt {
  readonly deal: Pick<Deal, 'scheme' | 'hash' | 'secret' | 'nonces'>;
  readonly room: string;
  /** What a lot is said to have given, as a record writes it. */
  readonly seated: string | undefined;
  /** The attempts that are said to have made the start more even. */
  readonly accepted: readonly number[];
  readonly setup: Setup;
  readonly history: History;
}

/** Whether the secret is the one that was committed to, and whether seats, set-up and every draw follow from it and from the nonces. */
export const checkChance = ({
  deal,
  room,
  seated,
  accepted,
  setup,
  history,
}: Dealt): Result<{ readonly order?: readonly Seat[]; readonly draws: number; readonly starts: Starts }> => {
  const { game } = history;
  if (!DEAL_SCHEMES.some(known => known === deal.scheme)) return fail('deal.scheme', deal.scheme);
  if (hashOfSecret(deal.secret) !== deal.hash) return fail('deal.hash');
  if (deal.nonces.length !== setup.seats) return fail('deal.missing', 'DealNonces');
  const seed = seedOf(room, deal);
  const order = seatOrder(seed, deal);
  if (seated !== undefined && seated !== formatOrder(order)) return fail('deal.seats', seated);
  if (accepted.length > 0 && !canVary(game, setup.options, setup.seats)) return fail('deal.missing', 'DealAttempt');
  const starts = startsOf(game, setup, seed);
  if (startAfter(starts, accepted).layout !== setup.layout) return fail('deal.draw', 'Setup');
  let draws = 0;
  for (const [turn, texts] of history.texts.entries()) {
    const drawn = drawAll(game, history.positionAfter(turn), turn, () => seed);
    const wrong = drawn.findIndex((text, i) => text !== texts[i]);
    if (wrong >= 0) return fail('deal.draw', '', { turn: turn + 1, step: wrong + 1 });
    draws += drawn.length;
  }
  return ok({ ...(seated === undefined ? {} : { order }), draws, starts });
};

/** What the chances of two starts may differ by, as to how far they lie apart, where a net computes in another order. */
const INEXACT = 5e-4;

/** Whether just these attempts are accepted on the way to an even start, by these chances. */
export const isClimb = (
  { starts, accepted }: Pick<NonNullable<DealReport['even']>, 'starts' | 'accepted'>,
  rate: (setup: Setup) => readonly number[],
): boolean => {
  const { game, chance } = starts;
  const last = accepted.at(-1) ?? 0;
  let best = startAfter(starts, []);
  let apart = unevenness(rate(best));
  for (let attempt = 1; attempt < EVEN.most; attempt++) {
    // As soon as it is even enough it ends; where it is so but for the last digits, it may have.
    if (attempt > last && apart <= EVEN.tolerance + INEXACT) return true;
    if (apart <= EVEN.tolerance - INEXACT) return false;
    const varied = game.varySetup?.(best, chance(attempt)) ?? best;
    const next = unevenness(rate(varied));
    const taken = accepted.includes(attempt);
    if (taken ? next > apart + INEXACT : next < apart - INEXACT) return false;
    if (taken) [best, apart] = [varied, next];
  }
  return true;
};
