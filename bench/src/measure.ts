import {
  chooseByLot,
  type Game,
  NOBODY,
  type Options,
  type Position,
  perft,
  seededRandom,
} from '@threefold-games/core';
import type { Point } from './points.ts';

/** Milliseconds from a clock that is passed in. */
export type Clock = () => number;

/**
 * A fixed loop of integer arithmetic, in million rounds a second: what the other figures are held against. It shares no function
 * with the games, so that nothing but the machine changes it.
 */
export const calibrate = (clock: Clock, budget: number): number => {
  let x = spin(1);
  let millions = 0;
  const began = clock();
  do {
    x = spin(x);
    millions++;
  } while (clock() - began < budget);
  // A xorshift never comes to 0; that it is asked keeps the loop from being left out.
  return x === 0 ? 0 : millions / ((clock() - began) / 1000);
};

/** A million rounds of a xorshift. */
const spin = (start: number): number => {
  let x = start;
  for (let i = 0; i < 1_000_000; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  return x;
};

/** Million perft leaves a second over the points, each as deep as the budget allows. */
export const measurePerft = (game: Game, points: readonly Point[], clock: Clock, budget: number): number => {
  let leaves = 0;
  let spent = 0;
  for (const { position } of points) {
    for (let depth = 1; depth <= 12; depth++) {
      const began = clock();
      const count = perft(game, position, depth);
      const took = clock() - began;
      if (!count.ok || count.value === 0) break;
      leaves += count.value;
      spent += took;
      if (took * 20 > budget / points.length) break;
    }
  }
  return leaves / spent / 1000;
};

/** Whole random games, taken back to the start each time: nothing is allocated on the way. */
export const playouts = (
  game: Game,
  starts: readonly Position[],
  clock: Clock,
  budget: number,
): { readonly games: number; readonly steps: number; readonly spent: number } => {
  const random = seededRandom('playouts');
  const out = new Int32Array(game.maxActions);
  let games = 0;
  let steps = 0;
  const began = clock();
  do {
    const position = starts[games % starts.length]!;
    let made = 0;
    while (position.actor !== NOBODY) {
      position.make(chooseByLot(position, out, random));
      made++;
    }
    games++;
    steps += made;
    while (made-- > 0) position.unmake();
  } while (clock() - began < budget);
  return { games, steps, spent: clock() - began };
};

/** Positions before the first step, of several set-ups. */
export const startsOf = (game: Game, seats: number, options: Options): readonly Position[] => {
  const random = seededRandom('starts');
  return Array.from({ length: 16 }, () => game.start(game.setup(options, seats, random)));
};

/** Microseconds for the legal list of the slowest of the points. */
export const measureLegal = (game: Game, points: readonly Point[], clock: Clock, budget: number): number => {
  const out = new Int32Array(game.maxActions);
  return Math.max(
    ...points.map(({ position }) => {
      let calls = 0;
      const began = clock();
      do {
        for (let i = 0; i < 100; i++) position.legal(out);
        calls += 100;
      } while (clock() - began < budget);
      return ((clock() - began) * 1000) / calls;
    }),
  );
};
