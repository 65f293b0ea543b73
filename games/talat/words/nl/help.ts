import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Dutch. */
export const words = translation<typeof english>()('nl')({
  freezes: {
    other: 'Bord {board} bevriest, en {name} staat voor.',
    you: 'Bord {board} bevriest, en jij staat voor.',
    level: 'Bord {board} bevriest, en de punten zijn gelijk.',
  },
  win: '{name} kan bord {board} laten bevriezen en winnen.',
  tower: {
    now: 'Je {tower} op {cell} kan geslagen worden.',
    after: '{name} kan je {tower} op {cell} slaan.',
  },
});
