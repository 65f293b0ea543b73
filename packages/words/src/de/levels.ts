import type { levels as english } from '../en/levels.ts';
import { translation } from '../message.ts';

export const levels = translation<typeof english>()('de')({
  firstSteps: 'Erste Schritte',
  family: 'Familie',
  club: 'Verein',
  champion: 'Meister',
  about: 'etwa deine Stufe',
  perhaps: 'wohl deine Stufe',
  bot: 'Bot, Stufe {level}',
  others: '{name}: einen Bot der Stufe {level} wählen',
  startAgainst: 'Gegen {name} spielen',
  says1: '{name} spielt, was in der Nähe liegt, und vergisst den Rest.',
  says2: '{name} sieht, was zu holen ist, aber nicht, was du kannst.',
  says3: '{name} achtet auf das, was zählt, jedenfalls meistens.',
  says4: '{name} sieht deine Drohungen und spielt für den Augenblick.',
  says5: '{name} denkt eine Antwort voraus.',
  says6: '{name} wägt einen ganzen Zug ab.',
  says7: '{name} plant einen zweiten Zug.',
  says8: '{name} verschenkt selten etwas.',
  says9: '{name} hält gegen die stärksten älteren Programme mit.',
  says10: '{name} schlägt alle älteren Programme.',
  says11: '{name} sieht das Ende früh kommen.',
  says12: '{name} gibt alles, in wenigen Sekunden.',
});
