import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Spanish. */
export const words = translation<typeof english>()('es')({
  win: {
    temple: '{name} puede construir el último templo y ganar.',
    tower: '{name} puede construir la última torre y ganar.',
    hut: '{name} puede construir las últimas chozas y ganar.',
  },
  split: 'Esta erupción divide tu poblado.',
  shrink: {
    one: 'Esta erupción deja a tu poblado {n} casilla; un templo necesita tres.',
    other: 'Esta erupción deja a tu poblado {n} casillas; un templo necesita tres.',
  },
  out: 'Tras esta loseta no puedes construir nada: quedas fuera.',
  stuck: 'En el próximo turno quizá no puedas construir nada.',
  tiles: 'Se acaban las losetas, y {name} ha construido más.',
  lastTile: '{name} coloca la última loseta y puede acabar por delante.',
});
