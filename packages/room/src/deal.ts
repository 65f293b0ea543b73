import {
  CHANCE,
  chooseByLot,
  type Game,
  type Position,
  type Random,
  randomFrom,
  type Seat,
  type Starts,
  shuffle,
} from '@threefold-games/core';
import { hashOf, hexHashOf, hexHashOfHex } from './sha256.ts';
import type { Deal } from './state.ts';

/**
 * How the dealer shuffles; docs/dealing.md describes it so that anybody can check it. Rooms are opened by the last; those that were opened by
 * the first go on by it.
 */
export const DEAL_SCHEMES = ['threefold-deal/1', 'threefold-deal/2'] as const;
/** By which rules the dealer shuffles. */
export type DealScheme = (typeof DEAL_SCHEMES)[number];

/** The scheme of rooms that are opened now. */
export const DEAL_SCHEME: DealScheme = DEAL_SCHEMES[1];

const isFirst = (scheme: string): boolean => scheme === DEAL_SCHEMES[0];

/** What a seat adds: 16 random bytes. */
export const NONCE = /^[0-9a-f]{32}$/;

/** What the dealer commits to: the SHA-256 of the secret's bytes. */
export const hashOfSecret = (secret: string): string => hexHashOfHex(secret);

/** What all chance of a game follows from. */
export type DealSeed = string;

/** Who adds something: a person what they chose, a bot what follows. */
type Adder = { readonly kind: 'person'; readonly nonce: string } | { readonly kind: 'bot' | 'empty' };

/** What all seats add, in their order before any lot. By the first scheme bots add nothing. */
export const noncesOf = (
  { scheme, hash }: Pick<Deal, 'scheme' | 'hash'>,
  seats: readonly Adder[],
): readonly string[] => {
  let bots = 0;
  return seats.map(adder => {
    if (adder.kind === 'person') return adder.nonce;
    return adder.kind === 'empty' || isFirst(scheme) ? '' : botNonce(hash, ++bots);
  });
};

/** What the first, second, third bot at a table adds: nobody chooses it. */
export const botNonce = (hash: string, bot: number): string => hexHashOf(`${hash} bot ${bot}`).slice(0, 32);

/**
 * The seed of a room: the hash of the scheme, the secret and the nonces, a line each. What the server could still choose when it knows the
 * nonces is left out, so the nonces are sorted: neither who sits where nor the name of the room counts. In the first scheme both did.
 */
export const seedOf = (room: string, deal: SeedDeal): DealSeed => {
  const known = seeds.get(deal);
  if (known !== undefined) return known;
  const { scheme, secret, nonces } = deal;
  const lines = isFirst(scheme)
    ? [scheme, room, secret, ...nonces]
    : [scheme, secret, ...byNonce(deal).map(seat => nonces[seat]!)];
  const seed = hexHashOf(lines.map(line => `${line}\n`).join(''));
  seeds.set(deal, seed);
  return seed;
};

/** What a seed follows from. */
type SeedDeal = Pick<Deal, 'scheme' | 'secret' | 'nonces'>;

/** A deal belongs to one room and is never changed: what follows from it is worked out once. */
const seeds = new WeakMap<SeedDeal, DealSeed>();

/** The order that a lot gives the seats: who sits on seat i then sat on `order[i]`. */
export const seatOrder = (seed: DealSeed, deal: Pick<Deal, 'scheme' | 'nonces'>): readonly Seat[] =>
  shuffle(isFirst(deal.scheme) ? [...deal.nonces.keys()] : [...byNonce(deal)], stream(seed, 'seats'));

/** The seats in the order of what they add. */
const byNonce = ({ nonces }: Pick<Deal, 'nonces'>): readonly Seat[] =>
  [...nonces.keys()].sort((a, b) => (nonces[a]! < nonces[b]! ? -1 : nonces[a]! > nonces[b]! ? 1 : a - b));

/** The chance before play: what is dealt has one, and each attempt to make it more even has its own. */
export const setupChance =
  (seed: DealSeed) =>
  (attempt: number): Random =>
    stream(seed, attempt === 0 ? 'setup' : `setup ${attempt}`);

/** The starts that can come of a deal. */
export const startsOf = (
  game: Game,
  { options, seats }: Pick<Starts, 'options' | 'seats'>,
  seed: DealSeed,
): Starts => ({
  game,
  options,
  seats,
  chance: setupChance(seed),
});

/**
 * Draws until a seat acts or the game is over, and returns what was drawn. It depends on the number of the turn and on what can come,
 * not on what was drawn or taken back before, so that after a take-back the same comes again.
 */
export const drawAll = (game: Game, position: Position, turn: number, seed: () => DealSeed): readonly string[] => {
  if (position.actor !== CHANCE) return [];
  const drawn: string[] = [];
  const random = stream(seed(), `turn ${turn}`);
  const legal = new Int32Array(game.maxActions);
  while (position.actor === CHANCE) {
    const action = chooseByLot(position, legal, random);
    drawn.push(position.format(action));
    position.make(action);
  }
  return drawn;
};

/** Numbers from the hashes of seed, purpose and 0, 1, 2 and so on: eight big-endian words of 32 bits each. */
const stream = (seed: DealSeed, purpose: string): Random => {
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;
  return randomFrom(() => {
    if (at === block.byteLength) {
      const bytes = hashOf(`${seed} ${purpose} ${blocks++}`);
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  });
};
