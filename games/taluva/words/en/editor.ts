import { english, type Shape } from '@threefold-games/speech';

/** What the editor of islands says, in English. */
export const words = english({
  tiles: 'Tiles',
  tile: '{tile}, {n} left',
  eraser: 'Remove',
  tools: 'Tools',
  hut: 'Huts of {seat}',
  temple: 'Temple of {seat}',
  tower: 'Tower of {seat}',
  seats: 'Players',
  seat: 'Whose turn',
  phase: 'What comes next',
  phases: { draw: 'Draw a tile', lay: 'Lay the tile', build: 'Build', over: 'Nothing, the game is over' },
  drawn: 'Drawn tile',
  noDrawn: 'None',
  covered: 'Covered huts of {seat}',
  standing: 'Status of {seat}',
  playing: 'In play',
  out: 'Went out as number {n}',
  done: 'Finished as number {n}',
  flaws: {
    tiles: 'More than {n} tiles have been drawn.',
    noTile: 'Nothing can be built before the first tile is laid.',
    left: 'The players can’t have left in this order.',
    twoWon: 'Only one player can have finished in this game.',
    standing:
      '{seat}: the status doesn’t fit. Whoever has built all pieces of two kinds has finished, and nobody else.',
    notOver: 'The game is not over yet.',
    over: 'The game is already over.',
    gone: '{seat} has left the game and can’t have the turn.',
    turn: 'After so many tiles it can’t be {seat}’s turn.',
    place: 'The first tile lies at 0,0, as it comes.',
    apart: 'The island must hang together.',
    towerLow: 'Towers stand on level 3 or higher.',
    stock: '{seat} has built more than there are pieces.',
    settlement: '{seat} has built huts but has no settlement left.',
    covered: 'More huts are covered than there was room for.',
    builds: 'Too little has been built: every turn ends with building.',
    stuck: '{seat} can’t build anything here and would be out.',
  },
});

export type EditorWords = Shape<typeof words>;
