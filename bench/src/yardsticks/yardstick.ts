import { type Action, CHANCE, type Game, NOBODY, type Position, type Random } from '@threefold-games/core';

/**
 * Stand-ins for people who have just read the rules, to measure the levels by. They know the notation, what stands on the table and the
 * rules; they never ask an evaluator, so that they do not depend on what they measure.
 */
export const YARDSTICKS = ['child', 'novice', 'eager'] as const;
/** A stand-in by its name. */
export type YardstickName = (typeof YARDSTICKS)[number];

/** A step that somebody could take now. */
export interface Choice {
  readonly action: Action;
  /** As the notation writes it. */
  readonly text: string;
}

/** Chooses the next step of the seat that acts. The position is left as it was. */
export type Yardstick = (position: Position, random: Random) => Action;

/** What kind of step it is; undefined for one that does nothing. */
export type Manner = (choice: Choice) => string | undefined;

/** How people who are new to a game go about it. */
export interface Habits {
  /** Takes the most valuable piece in sight, else plays at random. */
  child(position: Position, choices: readonly Choice[], random: Random): Choice;
  /** The same, with a look at its own safety. */
  novice(position: Position, choices: readonly Choice[], random: Random): Choice;
  /** Tells the kinds of steps apart here. */
  manners(position: Position): Manner;
}

/** The yardstick of a game with these habits. */
export const yardstickOf = (game: Game, habits: Habits, name: YardstickName): Yardstick => {
  const choose = name === 'eager' ? eager(game, habits) : habits[name];
  const legal = new Int32Array(game.maxActions);
  return (given, random) => {
    const position = given.copy();
    const choices = choicesOf(position, legal);
    return choices.length === 1 ? choices[0]!.action : choose(position, choices, random).action;
  };
};

/** Everything that the seat that acts may do. */
export const choicesOf = (position: Position, legal: Int32Array): readonly Choice[] =>
  Array.from(legal.subarray(0, position.legal(legal)), each => {
    const action = each as Action;
    return { action, text: position.format(action) };
  });

/** Those that are worth most. */
const bestOf = (choices: readonly Choice[], worth: (choice: Choice) => number): readonly Choice[] => {
  let most = Number.NEGATIVE_INFINITY;
  let best: Choice[] = [];
  for (const choice of choices) {
    const value = worth(choice);
    if (value > most) best = [];
    if (value >= most) best.push(choice);
    most = Math.max(most, value);
  }
  return best;
};

/** The one that is worth most, by lot among equals. */
export const pickBest = (choices: readonly Choice[], random: Random, worth: (choice: Choice) => number): Choice =>
  pickAny(bestOf(choices, worth), random);

export const pickAny = (choices: readonly Choice[], random: Random): Choice => choices[random.below(choices.length)]!;

/** Chooses the kind of step first, each kind as likely as another, then one of that kind. */
export const pickByManner = (choices: readonly Choice[], random: Random, manner: Manner): Choice => {
  const kinds = new Map<string | undefined, Choice[]>();
  for (const choice of choices) {
    const kind = manner(choice);
    kinds.set(kind, [...(kinds.get(kind) ?? []), choice]);
  }
  if (kinds.size > 1) kinds.delete(undefined);
  const lists = [...kinds.values()];
  return pickAny(lists[random.below(lists.length)]!, random);
};

/** Takes a win that it sees in one step, avoids losing at once, else takes any step that does something. */
const eager = (game: Game, { manners }: Habits): Habits['child'] => {
  const replies = new Int32Array(game.maxActions);
  return (position, choices, random) => {
    const seat = position.actor;
    const best = bestOf(choices, ({ action }) => {
      position.make(action);
      const fate = fateOf(position, seat, replies);
      position.unmake();
      return fate;
    });
    return pickByManner(best, random, manners(position));
  };
};

/** How a position looks to somebody who sees one step ahead: the share where the game is over, just less than nothing where it may be lost at once. */
const fateOf = (position: Position, seat: number, replies: Int32Array): number => {
  if (position.actor === NOBODY) return position.outcome()!.shares[seat]! || LOST;
  if (position.actor === CHANCE || position.actor === seat) return OPEN;
  const count = position.legal(replies);
  for (let i = 0; i < count; i++) {
    position.make(replies[i] as Action);
    const lost = position.actor === NOBODY && position.outcome()!.shares[seat] === 0;
    position.unmake();
    if (lost) return EXPOSED;
  }
  return OPEN;
};
const LOST = -2;
const EXPOSED = -1;
const OPEN = 0;
