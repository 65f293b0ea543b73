import { translation } from '@threefold-games/speech';
import type { level as english } from '../en/level.ts';

export const level = translation<typeof english>()('pl')({
  lower: 'Poziom niżej',
  lowerTo: 'Poziom niżej: {name}',
  higher: 'Poziom wyżej',
  higherTo: 'Poziom wyżej: {name}',
  now: 'Grasz mniej więcej na poziomie {level}.',
  perhaps: 'Może poziom {level} jest twój.',
  fresh: '{name} dopiero poznaje zasady. Ty też.',
  farBelow: 'Dużo poniżej ciebie',
  below: 'Stopień poniżej ciebie',
  same: 'Mniej więcej twój poziom',
  above: 'Stopień powyżej ciebie',
  farAbove: 'Dużo powyżej ciebie',
  chance: '{where}: wygrasz około {n} na 10.',
  hardly: '{where}: prawie nigdy nie wygrasz.',
  nearly: '{where}: prawie zawsze wygrasz.',
});
