import type { rules as english } from '../en/rules.ts';
import { translation } from '../message.ts';

export const rules = translation<typeof english>()('de')({
  title: 'Spielregeln',
  titleOf: 'Regeln: {game}',
  lead: 'Jede Regel hat ihre Nummer. Wird ein Schritt abgelehnt, steht sie dabei.',
  game: 'Spiel',
  chapters: 'Kapitel',
  chapter: 'Kapitel',
  chapterOf: 'Kapitel {number} von {total}',
  options: 'Optionen',
  standard: 'üblich',
  search: 'Wort oder Nummer, etwa 2.4',
  clear: 'Suche leeren',
  found: { one: '{n} Regel', other: '{n} Regeln' },
  nothing: 'Keine Regel sagt das',
  nothingText: 'Versuche ein anderes Wort oder eine Nummer wie 2.4.',
  nextChapter: 'Weiter: {chapter}',
  previousChapter: 'Zurück: {chapter}',
  back: 'Zurück zur Partie',
  yourTry: 'Dein Versuch: {why}',
  missing: 'Dieses Spiel gibt es hier nicht',
  missingText: 'Wähle eines von oben.',
});
