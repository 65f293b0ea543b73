import { translation } from '@threefold-games/speech';
import type { level as english } from '../en/level.ts';

export const level = translation<typeof english>()('de')({
  lower: 'Eine Stufe tiefer',
  lowerTo: 'Eine Stufe tiefer: {name}',
  higher: 'Eine Stufe höher',
  higherTo: 'Eine Stufe höher: {name}',
  now: 'Du spielst etwa auf Stufe {level}.',
  perhaps: 'Vielleicht ist Stufe {level} die deine.',
  fresh: '{name} hat die Regeln eben gelernt. Du auch.',
  farBelow: 'Weit unter dir',
  below: 'Eine Stufe unter dir',
  same: 'Etwa deine Stufe',
  above: 'Eine Stufe über dir',
  farAbove: 'Weit über dir',
  chance: '{where}: Du würdest etwa {n} von 10 gewinnen.',
  hardly: '{where}: Du würdest kaum je gewinnen.',
  nearly: '{where}: Du würdest fast immer gewinnen.',
});
