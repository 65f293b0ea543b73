import { english } from '../message.ts';

/** How a bot is chosen; the sentences fit every game and all three bots of a level. */
export const levels = english({
  firstSteps: 'First steps',
  family: 'Family',
  club: 'Club',
  champion: 'Champion',
  about: 'about your level',
  perhaps: 'perhaps your level',
  bot: 'bot, level {level}',
  others: '{name}: choose a bot of level {level}',
  startAgainst: 'Start against {name}',
  says1: '{name} plays what is near and forgets the rest.',
  says2: '{name} sees what there is to gain, not what you can do.',
  says3: '{name} looks after what counts, most of the time.',
  says4: '{name} sees your threats and plays for the moment.',
  says5: '{name} looks one answer ahead.',
  says6: '{name} weighs a whole turn.',
  says7: '{name} plans a second turn.',
  says8: '{name} rarely gives anything away.',
  says9: '{name} holds out against the strongest older programs.',
  says10: '{name} beats all older programs.',
  says11: '{name} sees endings early.',
  says12: '{name} gives everything, in a few seconds.',
});
