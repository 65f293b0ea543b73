import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
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
} from '@threefold/core';
import type { Deal } from './state.ts';

/** How the dealer shuffles; docs/dealing.md describes it so that anybody can check it. Another way would get another name. */
export const DEAL_SCHEME = 'threefold-deal/1';

/** What a seat adds: 16 random bytes. */
export const NONCE = /^[0-9a-f]{32}$/;

/** What the dealer commits to: the SHA-256 of the secret's bytes. */
export const hashOfSecret = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** What all chance of a game follows from. */
export type Seed = string;

/** The seed of a room: the hash of the scheme, the room, the secret and the nonces in the order of the seats before any lot, a line each. */
export const seedOf = (room: string, deal: Deal): Seed => {
  const known = seeds.get(deal);
  if (known !== undefined) return known;
  const { scheme, secret, nonces } = deal;
  const seed = hashText([scheme, room, secret, ...nonces].map(line => `${line}\n`).join(''));
  seeds.set(deal, seed);
  return seed;
};

/** A deal belongs to one room and is never changed: what follows from it is worked out once. */
const seeds = new WeakMap<Deal, Seed>();

/** The order that a lot gives so many seats: who sits on seat i then sat on `order[i]`. */
export const seatOrder = (seed: Seed, seats: number): readonly Seat[] =>
  shuffle(
    Array.from({ length: seats }, (_, seat) => seat),
    stream(seed, 'seats'),
  );

/** The chance before play: what is dealt has one, and each attempt to make it more even has its own. */
export const setupChance =
  (seed: Seed) =>
  (attempt: number): Random =>
    stream(seed, attempt === 0 ? 'setup' : `setup ${attempt}`);

/** The starts that can come of a deal. */
export const startsOf = (game: Game, { options, seats }: Pick<Starts, 'options' | 'seats'>, seed: Seed): Starts => ({
  game,
  options,
  seats,
  chance: setupChance(seed),
});

/**
 * Draws until a seat acts or the game is over, and returns what was drawn. It depends on the number of the turn and on what can come,
 * not on what was drawn or taken back before, so that after a take-back the same comes again.
 */
export const drawAll = (game: Game, position: Position, turn: number, seed: () => Seed): readonly string[] => {
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
const stream = (seed: Seed, purpose: string): Random => {
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;
  return randomFrom(() => {
    if (at === block.byteLength) {
      const bytes = sha256(utf8ToBytes(`${seed} ${purpose} ${blocks++}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  });
};

const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
