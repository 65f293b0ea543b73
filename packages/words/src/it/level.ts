import { translation } from '@threefold-games/speech';
import type { level as english } from '../en/level.ts';

export const level = translation<typeof english>()('it')({
  lower: 'Un livello più giù',
  lowerTo: 'Un livello più giù: {name}',
  higher: 'Un livello più su',
  higherTo: 'Un livello più su: {name}',
  now: 'Giochi più o meno al livello {level}.',
  perhaps: 'Forse il livello {level} è il tuo.',
  fresh: '{name} ha appena imparato le regole. Anche tu.',
  farBelow: 'Molto sotto di te',
  below: 'Un gradino sotto di te',
  same: 'Circa il tuo livello',
  above: 'Un gradino sopra di te',
  farAbove: 'Molto sopra di te',
  chance: '{where}: ne vinceresti circa {n} su 10.',
  hardly: '{where}: non vinceresti quasi mai.',
  nearly: '{where}: vinceresti quasi sempre.',
});
