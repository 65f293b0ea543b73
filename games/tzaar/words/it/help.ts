import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Italian. */
export const words = translation<typeof english>()('it')({
  last: {
    now: {
      tzaar: 'Il tuo ultimo Tzaar in {cell} può essere catturato.',
      tzarra: 'La tua ultima Tzarra in {cell} può essere catturata.',
      tott: 'Il tuo ultimo Tott in {cell} può essere catturato.',
    },
    after: {
      tzaar: '{who} può catturare il tuo ultimo Tzaar in {cell}.',
      tzarra: '{who} può catturare la tua ultima Tzarra in {cell}.',
      tott: '{who} può catturare il tuo ultimo Tott in {cell}.',
    },
  },
  two: {
    now: {
      tzaar: 'I tuoi ultimi due Tzaar possono essere catturati in un turno.',
      tzarra: 'Le tue ultime due Tzarra possono essere catturate in un turno.',
      tott: 'I tuoi ultimi due Tott possono essere catturati in un turno.',
    },
    after: {
      tzaar: '{who} può catturare i tuoi ultimi due Tzaar in un turno.',
      tzarra: '{who} può catturare le tue ultime due Tzarra in un turno.',
      tott: '{who} può catturare i tuoi ultimi due Tott in un turno.',
    },
  },
  few: {
    now: {
      tzaar: 'Il tuo Tzaar in {cell} può essere catturato, e ne hai solo due.',
      tzarra: 'La tua Tzarra in {cell} può essere catturata, e ne hai solo due.',
      tott: 'Il tuo Tott in {cell} può essere catturato, e ne hai solo due.',
    },
    after: {
      tzaar: '{who} può catturare il tuo Tzaar in {cell}, e ne hai solo due.',
      tzarra: '{who} può catturare la tua Tzarra in {cell}, e ne hai solo due.',
      tott: '{who} può catturare il tuo Tott in {cell}, e ne hai solo due.',
    },
  },
  stack: {
    now: 'La tua colonna di altezza {height} in {cell} può essere catturata.',
    after: '{who} può catturare la tua colonna di altezza {height} in {cell}.',
  },
  stuck: {
    now: 'Presto potresti non avere più nulla da catturare.',
    after: 'Così non ti resta nulla da catturare.',
  },
  buried: {
    tzaar: 'Così copri il tuo ultimo Tzaar.',
    tzarra: 'Così copri la tua ultima Tzarra.',
    tott: 'Così copri il tuo ultimo Tott.',
  },
});
