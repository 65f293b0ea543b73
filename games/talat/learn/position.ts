import type { Place } from '@threefold-games/learn';
import { TOWERS } from '@threefold-games/talat';
import { colourOf, downFront, SIZE, UP, upFront } from '@threefold-games/talat/display';

interface Given {
  readonly seats?: number;
  /** The numbers of the frozen boards. */
  readonly frozen?: string;
}

/**
 * A position in which seat 0 acts, from towers by cell as in `c2 M4 e5 l3`; capitals start on rank 1. Towers that are missing were captured
 * on the boards where there is room for them; with two seats the lowest of the Zihin's never entered the game.
 */
export const at = (towers: string, { seats = 3, frozen = '-' }: Given = {}): Place => {
  const words = towers.split(' ');
  const standing = new Map(words.flatMap((cell, i) => (i % 2 === 0 ? [[cell, words[i + 1]!]] : [])));
  const boards = ['abcde', 'fghij', 'klmno'].map(columns =>
    Array.from({ length: SIZE }, (_, row) =>
      Array.from(columns, column => standing.get(`${column}${SIZE - row}`) ?? '.').join(''),
    ).join('/'),
  );
  return { position: `talat/1 ${seats} - ${boards.join(' ')} 0 ${frozen} ${captures(boards, seats).join('/')}` };
};

/** By seat: the towers that it captured. No side of a board began with more than five. */
const captures = (boards: readonly string[], seats: number): readonly string[] => {
  const taken: string[][] = Array.from({ length: seats }, () => []);
  for (const [colour] of boards.entries()) {
    const [up, down] = [towersOf(boards, upFront(colour)), towersOf(boards, downFront(colour))];
    const isZihin = colour >= seats;
    const missing = TOWERS.filter(tower => !up.includes(tower) && !down.includes(tower)).slice(isZihin ? 1 : 0);
    const room = SIZE - up.length;
    for (const [i, tower] of missing.entries()) {
      const other = colourOf((i < room ? upFront(colour) : downFront(colour)) ^ 1);
      // Who moves the Zihin keeps what it captures (TA-4.7).
      taken[other < seats ? other : 1 - colour]!.push(`${colour}${tower}`);
    }
  }
  return taken.map(list => list.join(',') || '-');
};

const towersOf = (boards: readonly string[], front: number): readonly string[] =>
  (boards[front >> 1]!.match((front & 1) === UP ? /[SML]\d/g : /[sml]\d/g) ?? []).map(tower => tower.toUpperCase());
