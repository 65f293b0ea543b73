import type { rules as english } from '../en/rules.ts';
import { translation } from '../message.ts';

export const rules = translation<typeof english>()('fr')({
  title: 'Règles',
  titleOf: 'Règles : {game}',
  lead: 'Chaque règle a son numéro ; les refus le citent.',
  game: 'Jeu',
  chapters: 'Chapitres',
  chapter: 'Chapitre',
  chapterOf: 'chapitre {number} sur {total}',
  options: 'Options',
  standard: 'par défaut',
  search: 'Mot ou numéro (2.4)',
  clear: 'Effacer la recherche',
  found: { one: '{n} règle', other: '{n} règles' },
  nothing: 'Aucune règle ne dit cela',
  nothingText: 'Essaie un autre mot, ou un numéro comme 2.4.',
  nextChapter: 'Ensuite : {chapter}',
  previousChapter: 'Avant : {chapter}',
  back: 'Retour à ta partie',
  yourTry: 'Ton essai : {why}',
  missing: 'Ce jeu n’existe pas ici',
  missingText: 'Choisis l’un de ceux du haut.',
});
