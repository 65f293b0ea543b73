import type { levels as english } from '../en/levels.ts';
import { translation } from '../message.ts';

export const levels = translation<typeof english>()('nl')({
  firstSteps: 'Eerste stappen',
  family: 'Familie',
  club: 'Club',
  champion: 'Kampioen',
  about: 'ongeveer je niveau',
  perhaps: 'misschien je niveau',
  bot: 'bot, niveau {level}',
  others: '{name}: een bot van niveau {level} kiezen',
  startAgainst: 'Spelen tegen {name}',
  says1: '{name} speelt wat dichtbij ligt en vergeet de rest.',
  says2: '{name} ziet wat er te halen valt, niet wat jij kunt doen.',
  says3: '{name} let op wat telt, meestal tenminste.',
  says4: '{name} ziet jouw dreigingen en speelt voor het moment.',
  says5: '{name} kijkt één antwoord vooruit.',
  says6: '{name} weegt een hele beurt af.',
  says7: '{name} plant een tweede beurt.',
  says8: '{name} geeft zelden iets weg.',
  says9: '{name} houdt stand tegen de sterkste oudere programma’s.',
  says10: '{name} verslaat alle oudere programma’s.',
  says11: '{name} ziet het einde vroeg aankomen.',
  says12: '{name} geeft alles, in een paar seconden.',
});
