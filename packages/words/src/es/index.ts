import type { Words } from '../en/index.ts';
import { analysis } from './analysis.ts';
import { board } from './board.ts';
import { faults } from './faults.ts';
import { home } from './home.ts';
import { myGames } from './myGames.ts';
import { newGame } from './newGame.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

/** The interface in Spanish, by area. */
export const words: Words = {
  analysis,
  board,
  faults,
  home,
  myGames,
  newGame,
  replay,
  rules,
  settings,
  shell,
  table,
};
