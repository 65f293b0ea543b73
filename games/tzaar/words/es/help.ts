import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Spanish. */
export const words = translation<typeof english>()('es')({
  last: {
    now: {
      tzaar: 'Tu última Tzaar en {cell} puede ser capturada.',
      tzarra: 'Tu última Tzarra en {cell} puede ser capturada.',
      tott: 'Tu última Tott en {cell} puede ser capturada.',
    },
    after: {
      tzaar: '{who} puede capturar tu última Tzaar en {cell}.',
      tzarra: '{who} puede capturar tu última Tzarra en {cell}.',
      tott: '{who} puede capturar tu última Tott en {cell}.',
    },
  },
  two: {
    now: {
      tzaar: 'Tus dos últimas Tzaars pueden ser capturadas en un turno.',
      tzarra: 'Tus dos últimas Tzarras pueden ser capturadas en un turno.',
      tott: 'Tus dos últimas Totts pueden ser capturadas en un turno.',
    },
    after: {
      tzaar: '{who} puede capturar tus dos últimas Tzaars en un turno.',
      tzarra: '{who} puede capturar tus dos últimas Tzarras en un turno.',
      tott: '{who} puede capturar tus dos últimas Totts en un turno.',
    },
  },
  few: {
    now: {
      tzaar: 'Tu Tzaar en {cell} puede ser capturada, y solo tienes dos.',
      tzarra: 'Tu Tzarra en {cell} puede ser capturada, y solo tienes dos.',
      tott: 'Tu Tott en {cell} puede ser capturada, y solo tienes dos.',
    },
    after: {
      tzaar: '{who} puede capturar tu Tzaar en {cell}, y solo tienes dos.',
      tzarra: '{who} puede capturar tu Tzarra en {cell}, y solo tienes dos.',
      tott: '{who} puede capturar tu Tott en {cell}, y solo tienes dos.',
    },
  },
  stack: {
    now: 'Tu montón de altura {height} en {cell} puede ser capturado.',
    after: '{who} puede capturar tu montón de altura {height} en {cell}.',
  },
  stuck: {
    now: 'Pronto podrías no tener nada que capturar.',
    after: 'Así no te queda nada que capturar.',
  },
  buried: {
    tzaar: 'Así tapas tu última Tzaar.',
    tzarra: 'Así tapas tu última Tzarra.',
    tott: 'Así tapas tu última Tott.',
  },
});
