import { NOBODY, type Options } from '@threefold-games/core';
import {
  type BoardView,
  isBoardFrozen,
  loneBoard,
  type OwnedTower,
  type TalatView,
  TOWERS,
  type Tower,
} from '@threefold-games/talat';
import {
  bonusPoints,
  CELL_NAMES,
  CELLS,
  COLOURS,
  findCell,
  isAcross,
  isZihin,
  SIZE,
  upColour,
} from '@threefold-games/talat/display';
import { BOARD_LIST, RANKED } from './towers.ts';

/** A position that is being set up by hand; it may be none that a game can reach. */
export interface Draft {
  readonly seats: number;
  /** Every option with its value. */
  readonly options: Options;
  /** What stands on the cells, by their names. */
  readonly towers: Readonly<Record<string, OwnedTower>>;
  /** Whether missing towers are still in hand or were captured. */
  readonly phase: 'placing' | 'moving';
  /** Who acts in play; in the set-up the number of towers tells. */
  readonly actor: number;
  /** The seats that were skipped before the acting one; forgotten when anything changes. */
  readonly skipped: readonly number[];
  /** Who took a missing tower, by `1M4`; the others go to whoever may have taken them. */
  readonly taken: Readonly<Record<string, Captor>>;
}

/** Who took a tower: a seat, or nobody, since the Zihin's ninth tower is never placed. */
export type Captor = '0' | '1' | '2' | 'out';

export const keyOf = ({ owner, tower }: OwnedTower): string => `${owner}${tower}`;

/** The towers of a colour that do not stand, highest first. */
const missingOf = (draft: Draft, owner: number): readonly OwnedTower[] => {
  const standing = new Set(Object.values(draft.towers).map(keyOf));
  return RANKED.map(tower => ({ owner, tower })).filter(tower => !standing.has(keyOf(tower)));
};

/** Who can have taken a tower of a colour. */
export const captorsFor = (draft: Draft, owner: number): readonly Captor[] => {
  const seats = [(owner + 1) % COLOURS, (owner + 2) % COLOURS].filter(seat => seat < draft.seats);
  const captors = seats.map(seat => String(seat) as Captor);
  return isZihin(owner, draft.seats) ? [...captors, 'out'] : captors;
};

/** Who took each missing tower of a colour, highest first. */
export const captorsOf = (draft: Draft, owner: number): readonly (readonly [OwnedTower, Captor])[] => {
  const missing = missingOf(draft, owner);
  const [first, second] = captorsFor(draft, owner);
  const said = (tower: OwnedTower): Captor | undefined => draft.taken[keyOf(tower)];
  const out = isZihin(owner, draft.seats) && !missing.some(tower => said(tower) === 'out');
  const left = out ? missing.findLast(tower => said(tower) === undefined) : undefined;
  // No board began with more than five towers of a colour: the board where the first captor takes has only so much room.
  const standing = Object.entries(draft.towers).filter(
    ([cell, tower]) => tower.owner === owner && boardOf(cell) === owner,
  ).length;
  let room = SIZE - standing - missing.filter(tower => said(tower) === first).length;
  return missing.map((tower): readonly [OwnedTower, Captor] => {
    const captor = said(tower) ?? (tower === left ? 'out' : undefined);
    if (captor !== undefined) return [tower, captor];
    return [tower, room-- > 0 || second === undefined || second === 'out' ? first! : second];
  });
};

export const boardOf = (cell: string): number => (CELL_NAMES.indexOf(cell) / CELLS) | 0;

/** How many towers stand when the set-up is over. */
const placements = (seats: number): number => (seats === 2 ? 26 : 27);

/** A draft as a position is seen. */
export const viewOfDraft = (draft: Draft): TalatView => {
  const { seats, options } = draft;
  const stands = Object.keys(draft.towers).length;
  const placing = draft.phase === 'placing' && stands < placements(seats);
  const boards = BOARD_LIST.map(board => boardView(draft, board, placing));
  const captors = BOARD_LIST.map(owner => captorsOf(draft, owner));
  const isOver = !placing && boards.filter(({ frozen }) => frozen).length >= Number(options.endAfterFrozen);
  const zihinDone = seats === 2 && missingOf(draft, 2).length <= 1;
  const seatList = Array.from({ length: seats }, (_, seat) => seat);
  const captures = seatList.map(seat =>
    placing ? [] : captors.flat().flatMap(([tower, captor]) => (captor === String(seat) ? [tower] : [])),
  );
  const view: TalatView = {
    seats,
    options,
    actor: isOver ? NOBODY : placing ? stands % seats : draft.actor,
    cut: false,
    side: isOver ? NOBODY : placing ? stands % seats : draft.actor,
    phase: isOver ? 'over' : placing ? 'placing' : 'moving',
    boards,
    hands: BOARD_LIST.map(owner => (placing && !(owner === 2 && zihinDone) ? inHand(draft, owner) : [])),
    leftOut:
      seats === 2 && (zihinDone || !placing) ? (captors[2]!.find(([, by]) => by === 'out')?.[0].tower ?? null) : null,
    skipped: isOver || placing ? [] : draft.skipped,
    points: [],
    bonus: bonusPoints(seats, options),
    captures: captures.map(list => list.toSorted(byRank)),
  };
  return { ...view, points: seatList.map(seat => pointsOf(view, seat)) };
};

const inHand = (draft: Draft, owner: number): readonly Tower[] => missingOf(draft, owner).map(({ tower }) => tower);

const byRank = (a: OwnedTower, b: OwnedTower): number =>
  TOWERS.indexOf(b.tower) - TOWERS.indexOf(a.tower) || a.owner - b.owner;

const boardView = (draft: Draft, board: number, placing: boolean): BoardView => {
  const cells = CELL_NAMES.slice(board * CELLS, (board + 1) * CELLS).map(name => {
    const tower = draft.towers[name];
    return tower ? { name, tower } : { name };
  });
  const empty = cells.every(({ tower }) => !tower);
  const frozen = !placing && !empty && isBoardFrozen(loneBoard(cells, board), draft.options.davidGoliath === 'on');
  return { frozen, freezable: false, cells };
};

/** TA-8.3, TA-8.4, TA-7.5 and what house rules add: a Zihin tower across counts for the opponent of whose line it reached. */
const pointsOf = (view: TalatView, seat: number): number => {
  const across = view.boards
    .flatMap(({ cells }) => cells.map(({ name }) => findCell(view, name)!))
    .filter(found => isAcross(found) && scorerOf(view, found.tower!.owner, found.board) === seat);
  return 5 * view.captures[seat]!.length + 3 * across.length + view.bonus[seat]!;
};

const scorerOf = (view: TalatView, owner: number, board: number): number => {
  if (!isZihin(owner, view.seats)) return owner;
  return upColour(board) === 1 ? 0 : 1;
};
