import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in Italian. */
export const words = translation<typeof english>()('it')({
  win: {
    temple: '{name} può costruire l’ultimo tempio e vincere.',
    tower: '{name} può costruire l’ultima torre e vincere.',
    hut: '{name} può costruire le ultime capanne e vincere.',
  },
  split: 'Questa eruzione divide il tuo insediamento.',
  shrink: {
    one: 'Questa eruzione lascia al tuo insediamento {n} casella; per un tempio ne servono tre.',
    other: 'Questa eruzione lascia al tuo insediamento {n} caselle; per un tempio ne servono tre.',
  },
  out: 'Dopo questa tessera non puoi costruire nulla: sei fuori dal gioco.',
  stuck: 'Nel prossimo turno potresti non poter costruire nulla.',
  tiles: 'Le tessere finiscono, e {name} ha costruito di più.',
  lastTile: '{name} posa l’ultima tessera e può finire in testa.',
});
