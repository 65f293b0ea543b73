import type { rules as english } from '../en/rules.ts';
import { translation } from '../message.ts';

/** The rules, to be read. */
export const rules = translation<typeof english>()('pl')({
  title: 'Zasady',
  titleOf: '{game}: zasady',
  lead: 'Każda zasada ma numer; podaje go każda odmowa.',
  game: 'Gra',
  chapters: 'Rozdziały',
  chapter: 'Rozdział',
  chapterOf: 'rozdział {number} z {total}',
  options: 'Opcje',
  standard: 'domyślnie',
  search: 'Słowo lub numer, np. 2.4',
  clear: 'Wyczyść wyszukiwanie',
  found: { one: '{n} zasada', few: '{n} zasady', many: '{n} zasad', other: '{n} zasady' },
  nothing: 'Żadna zasada o tym nie mówi',
  nothingText: 'Spróbuj innego słowa albo numeru, na przykład 2.4.',
  nextChapter: 'Następny: {chapter}',
  previousChapter: 'Poprzedni: {chapter}',
  back: 'Wróć do partii',
  yourTry: 'Twoja próba: {why}',
  missing: 'Nie ma tu takiej gry',
  missingText: 'Wybierz jedną z powyższych.',
});
