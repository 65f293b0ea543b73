import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Polish. */
export const words = translation<typeof english>()('pl')({
  win: {
    temple: '{name} może zbudować ostatnią świątynię i wygrać.',
    tower: '{name} może zbudować ostatnią wieżę i wygrać.',
    hut: '{name} może zbudować ostatnie chaty i wygrać.',
  },
  split: 'Ta erupcja dzieli twoją osadę.',
  shrink: {
    one: 'Po tej erupcji twoja osada ma {n} pole; świątynia wymaga trzech.',
    few: 'Po tej erupcji twoja osada ma {n} pola; świątynia wymaga trzech.',
    many: 'Po tej erupcji twoja osada ma {n} pól; świątynia wymaga trzech.',
    other: 'Po tej erupcji twoja osada ma {n} pola; świątynia wymaga trzech.',
  },
  out: 'Po tej płytce nie możesz nic zbudować: odpadasz z gry.',
  stuck: 'W następnej turze możesz nie móc nic zbudować.',
  tiles: 'Płytki się kończą, a {name} ma więcej budowli.',
  lastTile: '{name} kładzie ostatnią płytkę i może wyjść na prowadzenie.',
});
