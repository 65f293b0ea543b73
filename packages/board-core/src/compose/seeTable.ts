import type { History, Position, Seat } from '@threefold-games/core';
import { type BoardFace, type Look, lastTurn, oncePer, placedCells, STILL, type Told } from '@threefold-games/stage';
import type { Composer } from './composer.ts';
import type { Shown } from './turnPlayer.ts';

/** A view of the game and how it is looked at, wherever pointer and keyboard are. */
export interface Seen {
  readonly view: unknown;
  readonly look: Look;
}

/** What a board is drawn for: the game, and what the person at the screen does beside it. */
export interface Looking {
  readonly history: History;
  /** The seat from which it is seen. */
  readonly viewer: Seat;
  readonly face: BoardFace;
  /** How far the board was rotated by hand. */
  readonly rotation: number;
  readonly narrow: boolean;
  readonly names: readonly string[];
  /** Whether every piece that can move is marked. */
  readonly marks: boolean;
  /** The number of turns after which one looks back; undefined for now. */
  readonly back: number | undefined;
  /** The turn that is being shown, until its last step. */
  readonly shown: Shown | undefined;
  /** Whether one walks through a game, so that what is shown is what one looks back at. */
  readonly walks: boolean;
  readonly composer: Composer | undefined;
  readonly variations: Look['variations'];
  /** The steps that are advised to who asked. */
  readonly hint: readonly Told[];
}

/** The table as it is to be drawn now: looking back, while a turn is shown, while one is composed, or as it stands. */
export const seeTable = (looking: Looking): Seen => {
  const { history, viewer, face, rotation, narrow, names, marks } = looking;
  const { back, shown, walks, composer, variations, hint } = looking;
  const base: Look = {
    ...STILL,
    viewer,
    rotation: (face.rotationFor(viewer, history.position.seats) + rotation) % face.rotations,
    narrow,
    names: names.map(shorten),
    hints: marks,
  };
  if (shown && (back === undefined || walks))
    return { view: shown.view, look: { ...base, last: shown.steps, lastCells: shown.cells } };
  const last = lastTurn(history, back ?? history.length, face);
  if (back !== undefined) return { view: history.positionAfter(back).view(), look: { ...base, ...last } };
  if (!composer) return { view: viewOf(history.position), look: { ...base, ...last } };
  const advised = hint.map(told => ({ step: told.step, cells: placedCells(face, [told]) }));
  const look = { ...base, ...last, ...composer.look, variations };
  return { view: composer.view, look: advised.length > 0 ? { ...look, hint: advised } : look };
};

/** The letters of a name for which there is room on a board. */
const ROOM = 14;

const shorten = (name: string): string => {
  const letters = Array.from(name);
  const kept = letters.slice(0, ROOM - 1).join('');
  return letters.length > ROOM ? `${kept.trimEnd()}…` : name;
};

/** The position of a history does not change. */
const viewOf = oncePer((position: Position) => position.view());
