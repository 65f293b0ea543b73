import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Dutch. */
export const words = translation<typeof english>()('nl')({
  win: {
    temple: '{name} kan de laatste tempel bouwen en winnen.',
    tower: '{name} kan de laatste toren bouwen en winnen.',
    hut: '{name} kan de laatste hutten bouwen en winnen.',
  },
  split: 'Deze uitbarsting splitst je nederzetting.',
  shrink: {
    one: 'Deze uitbarsting laat je nederzetting {n} veld; een tempel vraagt er drie.',
    other: 'Deze uitbarsting laat je nederzetting {n} velden; een tempel vraagt er drie.',
  },
  out: 'Na deze tegel kun je niets bouwen: je valt af.',
  stuck: 'Volgende beurt kun je misschien niets bouwen.',
  tiles: 'De tegels zijn op, en {name} heeft meer gebouwd.',
  lastTile: '{name} legt de laatste tegel en kan voorkomen.',
});
