import {
  type Action,
  CHANCE,
  type Game,
  legalActions,
  NOBODY,
  type Position,
  type Random,
} from '@threefold-games/core';
import { type Must, mustFor, sameData } from './must.ts';

/** A slow second reading of a game's rules, written from the rulebook alone, for tests. */
export interface Referee {
  /** Who acts: a seat, the dealer, or nobody because the game is over. */
  actor(): number | 'chance' | 'nobody';
  /** Every legal step (or possible draw) in the notation, in any order. */
  legal(): string[];
  /** Plays one of them. */
  play(step: string): void;
  /** What is on the table, as plain data. */
  state(): unknown;
  /** The shares of the seats when the game is over. */
  shares(): number[] | undefined;
}

/** How the next step of a random game is chosen; `legal` is never empty. */
export type Policy = (position: Position, legal: readonly Action[], random: Random) => Action;

/** Every legal step is equally likely. */
export const anyStep: Policy = (_, legal, random) => legal[random.below(legal.length)]!;

/**
 * Plays a random game on the engine and on the referee at once and holds actor, legal steps, state and outcome against each other
 * at every step. `stateOf` puts the engine's view into the referee's words. Returns the number of steps.
 */
export const playBeside = <View>(
  game: Game<View>,
  position: Position<View>,
  referee: Referee,
  stateOf: (view: View) => unknown,
  random: Random,
  policy: Policy = anyStep,
): number => {
  const played: string[] = [];
  const must: Must = mustFor(() => `${position.encode()}\n  after ${played.join(' ')}`);
  for (;;) {
    const legal = legalActions(game, position);
    must(actorName(position) === referee.actor(), `the actor is ${referee.actor()}, not ${actorName(position)}`);
    const [ours, theirs] = [legal.map(action => position.format(action)).sort(), referee.legal().sort()];
    must(sameData(ours, theirs), () => `the legal steps are the referee's: ${difference(ours, theirs)}`);
    const [state, expected] = [stateOf(position.view()), referee.state()];
    must(
      sameData(state, expected),
      () => `the state is the referee's: ${JSON.stringify(state)}, not ${JSON.stringify(expected)}`,
    );
    must(
      sameData(position.outcome()?.shares, referee.shares()),
      `the shares are ${referee.shares()?.join('-')}, not ${position.outcome()?.shares.join('-')}`,
    );
    if (position.actor === NOBODY) return played.length;
    const action = policy(position, legal, random);
    const text = position.format(action);
    played.push(text);
    position.make(action);
    referee.play(text);
  }
};

const actorName = (position: Position): number | 'chance' | 'nobody' =>
  position.actor === CHANCE ? 'chance' : position.actor === NOBODY ? 'nobody' : position.actor;

const difference = (ours: readonly string[], theirs: readonly string[]): string =>
  `only the engine ${ours.filter(step => !theirs.includes(step)).join(' ')}, only the referee ${theirs.filter(step => !ours.includes(step)).join(' ')}`;
