import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Polish. */
export const words = translation<typeof english>()('pl')({
  freezes: {
    other: 'Plansza {board} zamarza, a prowadzi {name}.',
    you: 'Plansza {board} zamarza, a prowadzisz ty.',
    level: 'Plansza {board} zamarza, a punktów jest po równo.',
  },
  win: '{name} może zamrozić planszę {board} i wygrać.',
  tower: {
    now: 'Twoja wieża {tower} na {cell} może zostać zbita.',
    after: '{name} może zbić twoją wieżę {tower} na {cell}.',
  },
});
