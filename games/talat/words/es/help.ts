import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Spanish. */
export const words = translation<typeof english>()('es')({
  freezes: {
    other: 'El tablero {board} se congela, y {name} va por delante.',
    you: 'El tablero {board} se congela, y vas por delante.',
    level: 'El tablero {board} se congela, y hay empate a puntos.',
  },
  win: '{name} puede congelar el tablero {board} y ganar.',
  tower: {
    now: 'Tu {tower} en {cell} puede ser capturada.',
    after: '{name} puede capturar tu {tower} en {cell}.',
  },
});
