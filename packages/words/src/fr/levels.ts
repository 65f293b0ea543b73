import type { levels as english } from '../en/levels.ts';
import { translation } from '../message.ts';

export const levels = translation<typeof english>()('fr')({
  firstSteps: 'Premiers pas',
  family: 'Famille',
  club: 'Club',
  champion: 'Champion',
  about: 'ton niveau environ',
  perhaps: 'peut-être ton niveau',
  bot: 'bot, niveau {level}',
  others: '{name} : choisir un bot de niveau {level}',
  startAgainst: 'Jouer contre {name}',
  says1: '{name} joue ce qui est proche et oublie le reste.',
  says2: '{name} voit ce qu’il y a à gagner, pas ce que tu peux faire.',
  says3: '{name} veille à ce qui compte, la plupart du temps.',
  says4: '{name} voit tes menaces et joue pour l’instant présent.',
  says5: '{name} prévoit une réponse.',
  says6: '{name} pèse un tour entier.',
  says7: '{name} prépare un deuxième tour.',
  says8: '{name} fait rarement des cadeaux.',
  says9: '{name} tient tête aux meilleurs programmes d’avant.',
  says10: '{name} bat tous les programmes d’avant.',
  says11: '{name} voit venir la fin très tôt.',
  says12: '{name} donne tout, en quelques secondes.',
});
