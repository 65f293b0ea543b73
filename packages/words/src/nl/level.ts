import { translation } from '@threefold-games/speech';
import type { level as english } from '../en/level.ts';

export const level = translation<typeof english>()('nl')({
  lower: 'Een niveau lager',
  lowerTo: 'Een niveau lager: {name}',
  higher: 'Een niveau hoger',
  higherTo: 'Een niveau hoger: {name}',
  now: 'Je speelt ongeveer op niveau {level}.',
  perhaps: 'Misschien past niveau {level} bij je.',
  fresh: '{name} heeft net de regels geleerd. Jij ook.',
  farBelow: 'Ver onder jou',
  below: 'Een stap onder jou',
  same: 'Ongeveer je niveau',
  above: 'Een stap boven jou',
  farAbove: 'Ver boven jou',
  chance: '{where}: je zou er ongeveer {n} van de 10 winnen.',
  hardly: '{where}: je zou bijna nooit winnen.',
  nearly: '{where}: je zou bijna altijd winnen.',
});
