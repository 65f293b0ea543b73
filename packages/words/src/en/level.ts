import { english } from '@threefold-games/speech';

/** One’s own level; loaded where a bot is chosen, and when a game has ended. */
export const level = english({
  lower: 'One level lower',
  lowerTo: 'One level lower: {name}',
  higher: 'One level higher',
  higherTo: 'One level higher: {name}',
  now: 'You play at about level {level}.',
  perhaps: 'Perhaps level {level} is yours.',
  fresh: '{name} has just learned the rules. So have you.',
  farBelow: 'Well below you',
  below: 'A step below you',
  same: 'About your level',
  above: 'A step above you',
  farAbove: 'Well above you',
  chance: '{where}: you would win about {n} in 10.',
  hardly: '{where}: you would hardly ever win.',
  nearly: '{where}: you would nearly always win.',
});
