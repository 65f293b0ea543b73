import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Italian. */
export const words = translation<typeof english>()('it')({
  freezes: {
    other: 'Il tavoliere {board} si congela, e {name} è in testa.',
    you: 'Il tavoliere {board} si congela, e sei in testa.',
    level: 'Il tavoliere {board} si congela, e i punti sono pari.',
  },
  win: '{name} può congelare il tavoliere {board} e vincere.',
  tower: {
    now: 'La tua {tower} in {cell} può essere catturata.',
    after: '{name} può catturare la tua {tower} in {cell}.',
  },
});
