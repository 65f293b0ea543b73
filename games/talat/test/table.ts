import { legalActions, type Position, parseOptions, parseStep, seededRandom } from '@threefold/core';
import { isBoardFrozen, parseBoard, type TalatView, TOWERS, talat } from '../rules/index.ts';

export type Table = Position<TalatView>;
type Given = Readonly<Record<string, string | number | boolean>>;

export const optionsFor = (seats: number, given: Given = {}) => {
  const options = parseOptions(talat.options, seats, given);
  if (!options.ok) throw new Error(options.error.detail);
  return options.value;
};

/** Plays steps, separated by blanks, from the start. */
export const play = (steps: string, seats = 3, given: Given = {}): Table =>
  playOn(talat.start(talat.setup(optionsFor(seats, given), seats, seededRandom(1))), steps);

export const playOn = (table: Table, steps: string): Table => {
  for (const text of steps.split(/\s+/).filter(Boolean)) {
    const step = parseStep(talat, table, text);
    if (!step.ok) throw new Error(`${text}: ${step.error.code} ${step.error.rule}`);
    table.make(step.value);
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

/**
 * A position from a picture of the three boards side by side, rank 5 first; capitals move up. Towers that are not in it have
 * been captured: as `captures` says by seat (`1M4` is seat 1's M4), the rest by the next seat after the owner. With two
 * seats the lowest of the Zihin's missing towers is the one that left the game.
 */
export const picture = (
  drawing: string,
  {
    actor = 0,
    seats = 3,
    captures = [] as string[],
    ...given
  }: { actor?: number; seats?: number; captures?: string[] } & Given,
): Table => {
  const text = pictureText(drawing, { actor, seats, captures, ...given });
  const table = talat.decode(text);
  if (!table.ok) throw new Error(`${table.error.code} ${table.error.detail}: ${text}`);
  return table.value;
};

export const pictureText = (
  drawing: string,
  {
    actor = 0,
    seats = 3,
    captures = [] as string[],
    ...given
  }: { actor?: number; seats?: number; captures?: string[] } & Given,
): string => {
  const options = optionsFor(seats, given);
  const ranks = drawing.trim().split('\n').map(row => row.split('|').map(part => part.trim())); // biome-ignore format: short
  const boards = [0, 1, 2].map(board => ranks.map(row => row[board]!));
  const missing = [0, 1, 2].flatMap(owner =>
    TOWERS.filter(tower => {
      const [up, down] = [boards[owner]!, boards[(owner + 2) % 3]!];
      return !up.join(' ').includes(tower) && !down.join(' ').includes(tower.toLowerCase());
    }).map(tower => `${owner}${tower}`),
  );
  const said = captures.map(list => list.split(' ').filter(Boolean));
  const rest = missing.filter(tower => !said.flat().includes(tower));
  if (seats === 2)
    rest.splice(
      rest.findIndex(tower => tower.startsWith('2')),
      1,
    );
  const taken = Array.from({ length: seats }, (_, seat) => [
    ...(said[seat] ?? []),
    ...rest.filter(tower => ((Number(tower[0]) + 1) % 3) % seats === seat),
  ]);
  const frozen = boards.flatMap((board, i) => {
    const parsed = parseBoard(board);
    if (!parsed.ok) throw new Error(parsed.error.detail);
    return isBoardFrozen(parsed.value, options.davidGoliath === 'on') ? [i + 1] : [];
  });
  return [
    `talat/1 ${seats}`,
    Object.entries(options).map(option => option.join('=')).join(','), // biome-ignore format: short
    ...boards.map(board => board.map(rank => rank.replaceAll(/\s/g, '')).join('/')),
    frozen.length >= Number(options.endAfterFrozen) ? '-' : actor,
    frozen.join('') || '-',
    taken.map(list => list.join(',') || '-').join('/'),
  ].join(' ');
};

/** The legal steps as texts, sorted; those that begin with `start`. */
export const steps = (table: Table, start = ''): string[] =>
  legalActions(talat, table)
    .map(action => table.format(action))
    .filter(text => text.startsWith(start))
    .sort();

export const events = (table: Table): string[] => table.events().map(event => `${event.name} ${event.value}`);
