import type { TaluvaView } from '@threefold-games/games/taluva';
import { hexDistance } from '@threefold-games/grid';
import type { PlayedTurn, Puzzling } from '@threefold-games/learn';
import { facts } from './facts.ts';
import { propose } from './goals.ts';
import { canonical, copies } from './symmetry.ts';
import { themes } from './themes.ts';
import { detailsOf } from './turnDetails.ts';

export { pictures } from './themePictures.ts';

/** A hint shows the fields so near to where the tile is laid. */
const NEAR = 2;

/** The fields near to where a tile is laid. */
const area = (turn: PlayedTurn<TaluvaView>): readonly string[] => {
  const details = detailsOf(turn);
  const laid = details.laid();
  return details
    .before()
    .fields.filter(({ q, r }) => laid.some(field => hexDistance(q - field.q, r - field.r) <= NEAR))
    .map(({ name }) => name);
};

/** What the puzzles of Taluva need from the game. */
export const puzzling: Puzzling<TaluvaView> = { facts, themes, propose, canonical, copies, area };
