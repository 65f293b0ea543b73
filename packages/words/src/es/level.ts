import { translation } from '@threefold-games/speech';
import type { level as english } from '../en/level.ts';

export const level = translation<typeof english>()('es')({
  lower: 'Un nivel menos',
  lowerTo: 'Un nivel menos: {name}',
  higher: 'Un nivel más',
  higherTo: 'Un nivel más: {name}',
  now: 'Juegas más o menos al nivel {level}.',
  perhaps: 'Quizá el nivel {level} sea el tuyo.',
  fresh: '{name} acaba de aprender las reglas. Tú también.',
  farBelow: 'Muy por debajo de ti',
  below: 'Un paso por debajo de ti',
  same: 'Más o menos tu nivel',
  above: 'Un paso por encima de ti',
  farAbove: 'Muy por encima de ti',
  chance: '{where}: ganarías cerca de {n} de cada 10.',
  hardly: '{where}: no ganarías casi nunca.',
  nearly: '{where}: ganarías casi siempre.',
});
