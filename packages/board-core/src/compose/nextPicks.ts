import type { Action, Pick, Position } from '@threefold-games/core';

/** What can be pointed at next. */
export interface NextPicks {
  /** The legal steps that are left, in the notation. */
  readonly legalSteps: readonly string[];
  readonly open: readonly string[];
  readonly choices: readonly string[];
}

/** The cells and choices among things to point at, each once. */
export const sortPicks = (
  picks: readonly (Pick | undefined)[],
): { readonly cells: string[]; readonly choices: string[] } => {
  const cells = new Set<string>();
  const choices = new Set<string>();
  for (const pick of picks) {
    if (pick?.at === 'choice') {
      choices.add(pick.choice);
      for (const cell of pick.cells ?? []) cells.add(cell);
    } else if (pick) for (const cell of [pick.cell, ...(pick.also ?? [])]) cells.add(cell);
  }
  return { cells: [...cells], choices: [...choices] };
};

/** What can be pointed at after so many picks, where `left` is still possible. */
export const nextPicks = (position: Position, left: readonly Action[], picked: number): NextPicks => {
  const { cells, choices } = sortPicks(left.map(action => position.picks(action)[picked]));
  return { legalSteps: left.map(action => position.format(action)), open: cells, choices };
};

export const isSamePick = (one: Pick, other: Pick): boolean =>
  one.at === 'cell'
    ? other.at === 'cell' && one.cell === other.cell
    : other.at === 'choice' && one.choice === other.choice;
