import type { Action, Pick, Position } from '@threefold/core';

/** What can be pointed at next. */
export interface NextPicks {
  /** The legal steps that are left, in the notation. */
  readonly legalSteps: readonly string[];
  readonly open: readonly string[];
  readonly choices: readonly string[];
}

/** Whether a choice is among the picks of a step. */
export const hasChoice = (position: Position, action: Action, choice: string): boolean =>
  position.picks(action).some(pick => pick.at === 'choice' && pick.choice === choice);

/** The cells and choices among things to point at, each once. */
export const sortPicks = (
  picks: readonly (Pick | undefined)[],
): { readonly cells: string[]; readonly choices: string[] } => {
  const cells = new Set<string>();
  const choices = new Set<string>();
  for (const pick of picks) {
    if (pick?.at === 'choice') choices.add(pick.choice);
    else if (pick) for (const cell of [pick.cell, ...(pick.also ?? [])]) cells.add(cell);
  }
  return { cells: [...cells], choices: [...choices] };
};

/** What a step can begin with. */
export const firstPicks = (position: Position, legal: readonly Action[]) =>
  sortPicks(legal.map(action => position.picks(action)[0]));

/**
 * What can be pointed at after so many picks, where `left` is still possible. While a tile is rotated in hand, what counts are the
 * cells where it may go as it is.
 */
export const nextPicks = (
  position: Position,
  legal: readonly Action[],
  left: readonly Action[],
  picked: number,
  spin: string | undefined,
): NextPicks => {
  const legalSteps = left.map(action => position.format(action));
  const { cells, choices } =
    spin === undefined
      ? sortPicks(left.map(action => position.picks(action)[picked]))
      : firstPicks(
          position,
          legal.filter(action => hasChoice(position, action, spin)),
        );
  return { legalSteps, open: cells, choices };
};

export const isSamePick = (one: Pick, other: Pick): boolean =>
  one.at === 'cell'
    ? other.at === 'cell' && one.cell === other.cell
    : other.at === 'choice' && one.choice === other.choice;
