import { encodeHead, legalActions, type Options, type Position, parseStep, seededRandom } from '@threefold-games/core';
import { must, optionsFor as optionsOf } from '@threefold-games/testkit';
import { isBoardFrozen, parseBoard, type TalatView, TOWERS, talat } from '../rules/index.ts';

export type Table = Position<TalatView>;
type Given = Readonly<Record<string, string | number | boolean>>;

export const optionsFor = (seats: number, given?: Given): Options => optionsOf(talat, seats, given);

/** Plays steps, separated by blanks, from the start. */
export const play = (steps: string, seats = 3, given: Given = {}): Table =>
  playOn(talat.start(talat.setup(optionsFor(seats, given), seats, seededRandom(1))), steps);

export const playOn = (table: Table, steps: string): Table => {
  for (const text of steps.split(/\s+/).filter(Boolean)) {
    table.make(must(parseStep(talat, table, text)));
  }
  return table;
};

/** A complete set-up of three; seat 0 moves first. */
export const SETUP_3 = `
  L3@a1 S6@d5 L4@j5 M4@d1 M3@i1 M6@n1 L6@b1 L4@g1 L6@f5 S6@k5 L3@j1 S6@h5 M6@l5 L6@c5 M4@o1 L4@c1 M4@b5 M3@l1
  M3@e1 M6@h1 L3@i5 S3@n5 S3@f1 S4@k1 S4@o5 S4@a5 S3@g5`;

/** A complete set-up of two: eight towers of the Zihin, then the seats' own. */
export const ZIHIN_8 = 'L4@g5 S4@h5 L3@i5 M6@k1 S3@o1 L6@j5 S6@f5 M3@n1';
export const SETUP_2 = `${ZIHIN_8}
  M4@n5 L4@c5 M3@c1 S3@j1 M6@a1 M4@b5 S3@o5 S4@e5 S4@k5 L6@a5 L3@d1 M6@g1 S6@e1 M3@h1 L4@b1 L3@f1 L6@l5 S6@d5`;

/** Towers that can move, capture and be captured on all three boards, for `picture`. */
export const FIGHT = `
  .  .  l4 .  .  | .  .  .  .  S4 | .  .  .  .  .
  .  .  S3 m4 .  | l3 .  .  .  .  | .  .  .  .  .
  .  .  M4 L6 l3 | .  m6 .  .  .  | .  S4 .  m6 .
  .  .  .  .  .  | .  .  M3 .  .  | .  .  .  .  .
  .  .  .  S6 .  | .  .  .  .  .  | .  .  .  .  .`;

interface Scene {
  /** Who acts; ignored when the picture shows the end. */
  readonly actor?: number;
  readonly seats?: number;
  /** By seat: what it captured, `1M4` for seat 1's M4. */
  readonly captures?: readonly string[];
  readonly options?: Given;
}

/**
 * A position from a picture of the three boards side by side, rank 5 first; capitals move up. Towers that are neither in it nor
 * in `captures` were captured as they may have been. With two seats the lowest of the Zihin's missing towers left the game.
 */
export const picture = (drawing: string, scene: Scene = {}): Table => must(talat.decode(pictureText(drawing, scene)));

export const pictureText = (
  drawing: string,
  { actor = 0, seats = 3, captures = [], options: given }: Scene,
): string => {
  const options = optionsFor(seats, given);
  const ranks = drawing.trim().split('\n');
  const boards = [0, 1, 2].map(board => ranks.map(row => row.split('|')[board]!.trim()));
  const frozen = [1, 2, 3].filter(board =>
    isBoardFrozen(must(parseBoard(boards[board - 1]!)), options.davidGoliath === 'on'),
  );
  return [
    encodeHead(talat, seats, options),
    ...boards.map(board => board.map(rank => rank.replaceAll(/\s/g, '')).join('/')),
    frozen.length >= Number(options.endAfterFrozen) ? '-' : actor,
    frozen.join('') || '-',
    completeCaptures(boards, captures, seats)
      .map(list => list.join(',') || '-')
      .join('/'),
  ].join(' ');
};

/** Gives every tower that is missing to a seat that can have taken it: no board began with more than five of a colour. */
const completeCaptures = (boards: readonly string[][], captures: readonly string[], seats: number): string[][] => {
  const taken = Array.from({ length: seats }, (_, seat) => captures[seat]?.split(' ').filter(Boolean) ?? []);
  for (const owner of [0, 1, 2]) {
    const [up, down] = [boards[owner]!.join(' '), boards[(owner + 2) % 3]!.join(' ')];
    const missing = TOWERS.filter(tower => !up.includes(tower) && !down.includes(tower.toLowerCase()))
      .map(tower => `${owner}${tower}`)
      .filter(tower => !taken.flat().includes(tower));
    for (const tower of seats === 2 && owner === 2 ? missing.slice(1) : missing) {
      const [first, second] = seats === 3 || owner === 2 ? [(owner + 1) % 3, (owner + 2) % 3] : [1 - owner, 1 - owner];
      const lost = taken[first]!.filter(other => other.startsWith(String(owner)));
      const room = 5 - (up.match(/[SML]/g) ?? []).length - lost.length;
      taken[room > 0 ? first : second]!.push(tower);
    }
  }
  return taken;
};

/** The legal steps as texts, sorted; those that begin with `start`. */
export const steps = (table: Table, start = ''): string[] =>
  legalActions(talat, table)
    .map(action => table.format(action))
    .filter(text => text.startsWith(start))
    .sort();

export const events = (table: Table): string[] =>
  table.events().map(({ name, value, what }) => [name, value, what].filter(part => part !== undefined).join(' '));
