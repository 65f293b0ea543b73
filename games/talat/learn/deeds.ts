import type { Seat } from '@threefold-games/core';
import type { Branch, TurnWithPositions } from '@threefold-games/learn';
import type { TalatView } from '@threefold-games/talat';
import { isAcross, readStep } from '@threefold-games/talat/display';
import { findTower, type Standing, seatFor } from '@threefold-games/talat/internal';

/** What a turn did with a tower. */
export interface Deed {
  readonly seat: Seat;
  /** Its one step (TA-3.1), as it is written. */
  readonly step: string;
  readonly what: 'place' | 'move' | 'take';
  /** The tower where it now stands. */
  readonly tower: Standing;
  /** The same before it moved; undefined for a placement. */
  readonly from?: Standing;
  /** What it captured. */
  readonly taken?: Standing;
  /** Whether it came across (TA-8.4). */
  readonly crossed: boolean;
  /** The number of the board that it froze; 0 for none. */
  readonly froze: number;
  readonly before: TalatView;
  readonly after: TalatView;
}

const known = new WeakMap<TurnWithPositions<TalatView>, { readonly deed: Deed | undefined }>();

/**
 * What a turn did; undefined for a choice of sides, and while one seat plays for both (TA-H.2). A view is dear, so each turn is looked at
 * once.
 */
export const deedOf = (turn: TurnWithPositions<TalatView>): Deed | undefined => {
  const found = known.get(turn) ?? { deed: find(turn) };
  known.set(turn, found);
  return found.deed;
};

const find = ({ seat, steps, before, after }: TurnWithPositions<TalatView>): Deed | undefined => {
  const [text = ''] = steps;
  const step = readStep(text);
  if (!step) return undefined;
  const [was, is] = [before.view(), after.view()];
  if (was.cut) return undefined;
  const tower = findTower(is, step.goal)!;
  const from = step.what === 'place' ? undefined : findTower(was, step.source);
  const taken = findTower(was, step.goal);
  return {
    seat,
    step: text,
    what: step.what,
    tower,
    ...(from && { from }),
    ...(taken && { taken }),
    crossed: step.what !== 'place' && isAcross(tower) && !isAcross(from!),
    froze: is.boards.findIndex(({ frozen }, board) => frozen && !was.boards[board]!.frozen) + 1,
    before: was,
    after: is,
  };
};

/** The seat that a tower plays for, be it its own or the Zihin's. */
export const sideOf = ({ tower, board }: Standing, { seats }: TalatView): Seat => seatFor(tower.owner, board, seats);

/** What the turn of a branch and all that are expected after it do. */
export const deedsOf = ({ turn, line }: Branch<TalatView>): readonly Deed[] =>
  [turn, ...line].flatMap(each => deedOf(each) ?? []);

/** Whether two are the same tower, wherever they stand: each colour has one of a kind (TA-1.3). */
export const isSame = ({ tower: one }: Standing, { tower: other }: Standing): boolean =>
  one.owner === other.owner && one.tower === other.tower;

/** What others do before the seat of a branch acts again. */
export const repliesTo = ({ turn, line }: Branch<TalatView>): readonly Deed[] => {
  const next = line.findIndex(({ seat }) => seat === turn.seat);
  return line.slice(0, next < 0 ? turn.before.seats - 1 : next).flatMap(each => deedOf(each) ?? []);
};
