import type { rules as english } from '../en/rules.ts';
import { translation } from '../message.ts';

export const rules = translation<typeof english>()('nl')({
  title: 'Spelregels',
  titleOf: 'Regels van {game}',
  lead: 'Elke regel heeft een nummer; bij een geweigerde zet staat het erbij.',
  game: 'Spel',
  chapters: 'Hoofdstukken',
  chapter: 'Hoofdstuk',
  chapterOf: 'hoofdstuk {number} van {total}',
  options: 'Opties',
  standard: 'standaard',
  search: 'Woord of nummer, zoals 2.4',
  clear: 'Zoekopdracht wissen',
  found: { one: '{n} regel', other: '{n} regels' },
  nothing: 'Geen regel zegt dat',
  nothingText: 'Probeer een ander woord, of een nummer zoals 2.4.',
  nextChapter: 'Verder: {chapter}',
  previousChapter: 'Terug: {chapter}',
  back: 'Terug naar je partij',
  yourTry: 'Jouw poging: {why}',
  missing: 'Dit spel is hier niet',
  missingText: 'Kies er hierboven een.',
});
