import type { Figure, Tone } from '@threefold-games/stage';
import type { OwnedTower, Tower } from '@threefold-games/talat';
import { BOARDS, isZihin, TOWERS, upColour } from '@threefold-games/talat/display';
import { forwardOf } from './layout.ts';

export const toneOf = (colour: number, seats: number): Tone =>
  isZihin(colour, seats) ? 'stone' : (['ivory', 'ebony', 'ember'] as const)[colour]!;

/** A tower of a colour, without the chevrons that it has on a board. */
export const towerFigure = (tower: Tower, colour: number, seats: number): Figure => ({
  shape: 'prism',
  tone: toneOf(colour, seats),
  sides: Number(tower[1]) as 3 | 4 | 6,
  layers: 'SML'.indexOf(tower[0]!) + 1,
  label: tower[0]!,
});

/** The token of a colour: a disc with one, two or three chevrons, with none for the Zihin. */
export const tokenFigure = (colour: number, seats: number): Figure => ({
  shape: 'disc',
  tone: toneOf(colour, seats),
  ...(isZihin(colour, seats) ? {} : ({ mark: 'chevron', marks: colour + 1, facing: 270 } as const)),
});

/** Highest first, as towers are ranked. */
export const RANKED: readonly Tower[] = TOWERS.toReversed();

export const partOf = (board: number): string => String(board + 1);
export const BOARD_LIST: readonly number[] = Array.from({ length: BOARDS }, (_, board) => board);

/**
 * A tower on a board. Its chevrons say whose it is and where it goes; the Zihin's have none, and on a frozen board nothing goes
 * anywhere.
 */
export const standingFigure = (
  { owner, tower }: OwnedTower,
  seats: number,
  board: number,
  rotation: number,
  frozen: boolean,
): Figure => {
  const figure = { ...towerFigure(tower, owner, seats), facing: forwardOf(board, owner === upColour(board), rotation) };
  if (frozen) return { ...figure, faint: true };
  return isZihin(owner, seats) ? figure : { ...figure, mark: 'chevron', marks: owner + 1 };
};
