import {
  type Action,
  chooseByLot,
  type Game,
  NOBODY,
  type Options,
  type Position,
  parseOptions,
  seededRandom,
} from '@threefold-games/core';

/** A fixed position to measure from. */
export interface Point {
  readonly name: string;
  readonly stage: Stage;
  readonly position: Position;
}

/** How far into a random game the points lie. */
const SHARES = { start: 0, early: 0.3, middle: 0.6, late: 0.85 } as const;

/** A stage of a game. */
export type Stage = keyof typeof SHARES;

export const STAGES = Object.keys(SHARES) as readonly Stage[];

/** The game's options for a number of seats: as given, or else their standard. */
export const optionsFor = (game: Game, seats: number, given: Options = {}): Options => {
  const options = parseOptions(game.options, seats, given);
  if (!options.ok) throw new Error(options.error.detail);
  return options.value;
};

/** Fixed positions from a random game that never changes: the same for every run and every machine. */
export const pointsOf = (game: Game, seats: number, given?: Options): readonly Point[] => {
  const random = seededRandom(`bench ${game.id} ${seats}`);
  const setup = game.setup(optionsFor(game, seats, given), seats, random);
  const position = game.start(setup);
  const out = new Int32Array(game.maxActions);
  const actions: Action[] = [];
  while (position.actor !== NOBODY) {
    const action = chooseByLot(position, out, random);
    actions.push(action);
    position.make(action);
  }
  return STAGES.map(stage => {
    const point = game.start(setup);
    const steps = Math.floor(actions.length * SHARES[stage]);
    for (const action of actions.slice(0, steps)) point.make(action);
    return { name: `${seats} seats, ${stage}, after ${steps} steps`, stage, position: point };
  });
};
