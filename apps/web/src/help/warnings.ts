import type { Composer } from '@threefold-games/board/compose';
import type { Position, Seat } from '@threefold-games/core';
import { findLoss, LookBudget } from '@threefold-games/search';
import type { Help, Scene, Warning } from '@threefold-games/stage';

/** Milliseconds that the rules may be looked through for what is in danger. */
const LOOK = 40;
/** Steps that may be tried meanwhile. */
const NODES = 20_000;

/** What is in danger as a turn begins, the gravest first: what would end the game if nobody did anything, else what is missed. */
export const dangersOf = (
  help: Help,
  { game }: Pick<Composer, 'game'>,
  position: Position,
  now: () => number,
): readonly Warning[] => {
  const seat = position.actor;
  const end = now() + LOOK;
  const budget = new LookBudget({ nodes: NODES, expired: () => now() >= end });
  const others = Array.from({ length: position.seats - 1 }, (_, i): Seat => (seat + 1 + i) % position.seats);
  for (const other of others) {
    const theirs = help.handedTo(position, other);
    const loss = theirs && help.mayEnd(theirs.view()) ? findLoss(game, theirs, seat, budget) : undefined;
    if (loss) return [help.explain(loss, seat)];
  }
  return help.dangers(position, seat);
};

/** A picture with a warning on it: what it would cost in a ring, what somebody could do as an arrow. Alone, in sight and without the turn before. */
export const drawWarning = (scene: Scene, { stake, threat }: Warning, alone: boolean): Scene => {
  const known = (cell: string | undefined): cell is string => scene.cells.some(({ id }) => id === cell);
  const states = alone ? scene.states.filter(({ state }) => !state.startsWith('last')) : scene.states;
  return {
    ...scene,
    states: known(stake) ? [...states, { cell: stake, state: 'stake' }] : states,
    trails: alone ? scene.trails.filter(({ kind }) => kind !== 'last') : scene.trails,
    arrows:
      threat && known(threat.to)
        ? [...scene.arrows, { ...threat, rank: 1, threat: true, revealed: alone }]
        : scene.arrows,
  };
};
