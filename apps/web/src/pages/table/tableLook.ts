import type { Position, Turn } from '@threefold/core';
import { type Face, type Look, oncePer, STILL } from '@threefold/stage';
import type { Beheld } from '../../board/pointed.ts';
import type { Hint } from '../../table/hints.ts';
import { placedCells, tellTurn } from '../../table/playback.ts';
import type { Standing, TableSession } from '../../table/tableSession.ts';

/** How the person at the screen looks at the table. */
export interface Looking {
  readonly viewer: number;
  /** How far the board was rotated by hand. */
  readonly rotation: number;
  readonly narrow: boolean;
  readonly names: readonly string[];
  /** Whether every piece that can move is marked. */
  readonly hints: boolean;
  /** The turn after which one looks back; undefined for now. */
  readonly back: number | undefined;
}

/** A view of the game, and how it is looked at. */
export interface TableLook {
  readonly view: unknown;
  readonly look: Beheld;
}

/** The table as it is to be drawn now. */
export const tableLook = (face: Face, session: TableSession, looking: Looking): TableLook => {
  const { viewer, rotation, narrow, names, hints, back } = looking;
  const standing = session.standing.value;
  const { seats } = standing.setup;
  const base: Beheld = {
    ...STILL,
    viewer,
    rotation: (face.rotationFor(viewer, seats) + rotation) % face.rotations,
    narrow,
    names,
    hints,
  };
  if (back !== undefined)
    return { view: standing.history.positionAfter(back).view(), look: { ...base, ...lastTurn(face, standing, back) } };
  const shown = session.playback.shown.value;
  if (shown) {
    const { view, steps, cells, before } = shown;
    const last = steps.length === 0 ? lastTurn(face, standing, before) : { last: steps, lastCells: cells };
    return { view, look: { ...base, ...last } };
  }
  const last = lastTurn(face, standing, standing.turns.length);
  const composer = session.composer.value;
  if (!composer) return { view: viewOf(standing.position), look: { ...base, ...last } };
  const variations = variationsOf(session.hint.value);
  return { view: composer.view, look: { ...base, ...last, ...composer.look, variations } };
};

/** The position of a standing does not change. */
const viewOf = oncePer((position: Position) => position.view());

interface LastTurn {
  readonly last: readonly string[];
  readonly lastCells: readonly string[];
}

/** Found out once for each turn: a pointer that moves over the board asks again and again. */
const known = new WeakMap<Turn, LastTurn>();

/** The turn before a moment, counted in whole turns. */
const lastTurn = (face: Face, standing: Standing, count: number): LastTurn => {
  const turn = standing.turns[count - 1];
  if (!turn) return { last: [], lastCells: [] };
  const found = known.get(turn) ?? {
    last: turn.steps,
    lastCells: placedCells(face, tellTurn(standing.history, count - 1)),
  };
  known.set(turn, found);
  return found;
};

const variationsOf = (hint: Hint | 'thinking' | undefined): Look['variations'] =>
  hint === undefined || hint === 'thinking' ? [] : [hint.steps];
