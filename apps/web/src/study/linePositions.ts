import type { Game } from '@threefold/core';
import { type NodeId, nodeAt, positionAt, type Study } from './tree.ts';

/** A position on a line. */
export interface LinePosition {
  /** As `Position.encode` writes it. */
  readonly text: string;
  /** The shares of the seats where the game is over. */
  readonly shares: readonly number[] | undefined;
}

/** The positions of a line, one node following the other. */
export const linePositions = (game: Game, study: Study, line: readonly NodeId[]): readonly LinePosition[] => {
  const [first, ...rest] = line;
  if (first === undefined) return [];
  const position = positionAt(game, study, first);
  const here = (): LinePosition => ({ text: position.encode(), shares: position.outcome()?.shares });
  return [
    here(),
    ...rest.map(id => {
      for (const action of nodeAt(study, id).actions) position.make(action);
      return here();
    }),
  ];
};
