import { translation } from '@threefold-games/speech';
import type { level as english } from '../en/level.ts';

export const level = translation<typeof english>()('fr')({
  lower: 'Un niveau plus bas',
  lowerTo: 'Un niveau plus bas : {name}',
  higher: 'Un niveau plus haut',
  higherTo: 'Un niveau plus haut : {name}',
  now: 'Tu joues à peu près au niveau {level}.',
  perhaps: 'Le niveau {level} est peut-être le tien.',
  fresh: '{name} vient d’apprendre les règles. Toi aussi.',
  farBelow: 'Bien en dessous de toi',
  below: 'Un cran en dessous de toi',
  same: 'À peu près ton niveau',
  above: 'Un cran au-dessus de toi',
  farAbove: 'Bien au-dessus de toi',
  chance: '{where} : tu en gagnerais environ {n} sur 10.',
  hardly: '{where} : tu ne gagnerais presque jamais.',
  nearly: '{where} : tu gagnerais presque toujours.',
});
