import type { rules as english } from '../en/rules.ts';
import { translation } from '../message.ts';

export const rules = translation<typeof english>()('it')({
  title: 'Regole',
  titleOf: 'Regole di {game}',
  lead: 'Ogni regola ha il suo numero; i rifiuti lo citano.',
  game: 'Gioco',
  chapters: 'Capitoli',
  chapter: 'Capitolo',
  chapterOf: 'capitolo {number} di {total}',
  options: 'Opzioni',
  standard: 'standard',
  search: 'Parola o numero, come 2.4',
  clear: 'Cancella la ricerca',
  found: { one: '{n} regola', other: '{n} regole' },
  nothing: 'Nessuna regola lo dice',
  nothingText: 'Prova un’altra parola, o un numero come 2.4.',
  nextChapter: 'Poi: {chapter}',
  previousChapter: 'Prima: {chapter}',
  back: 'Torna alla partita',
  yourTry: 'Il tuo tentativo: {why}',
  missing: 'Questo gioco qui non c’è',
  missingText: 'Scegline uno di quelli sopra.',
});
