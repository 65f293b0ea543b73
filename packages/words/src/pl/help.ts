import { translation } from '@threefold-games/speech';
import type { help as english } from '../en/help.ts';

export const help = translation<typeof english>()('pl')({
  title: 'Pomoc przy stole',
  about: 'Zaznacza, co może się ruszyć, mówi, co jest zagrożone, i pyta przed turą, która od razu przegrywa.',
  notWithPeople: 'Nie w partiach z innymi ludźmi.',
  on: 'Pomoc włączona',
  off: 'Pomoc wyłączona',
  turnOn: 'Włącz pomoc przy stole',
  turnOff: 'Wyłącz pomoc przy stole',
  allTheSame: 'Zagrać mimo to?',
  playIt: 'Zagraj',
  takeBack: 'Cofnij',
  gives: 'Tym dużo oddajesz.',
  loses: 'Tym przegrywasz partię.',
  threat: 'Zagrożenie: z {from} na {to}.',
  threatAt: 'Zagrożenie: na {to}.',
  mark: 'Ciemna strzałka i złoty pierścień: co może zrobić ktoś inny i co by cię to kosztowało.',
});
