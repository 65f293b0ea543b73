import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in French. */
export const words = translation<typeof english>()('fr')({
  freezes: {
    other: 'Le plateau {board} se fige, et {name} mène.',
    you: 'Le plateau {board} se fige, et tu mènes.',
    level: 'Le plateau {board} se fige, et les points sont à égalité.',
  },
  win: '{name} peut figer le plateau {board} et gagner.',
  tower: {
    now: 'Ta {tower} en {cell} peut être prise.',
    after: '{name} peut prendre ta {tower} en {cell}.',
  },
});
