import { english } from '../message.ts';

/** The rules, to be read. */
export const rules = english({
  title: 'Rules',
  titleOf: '{game} rules',
  lead: 'Every rule has its number; refusals name it.',
  game: 'Game',
  chapters: 'Chapters',
  chapter: 'Chapter',
  chapterOf: 'chapter {number} of {total}',
  options: 'Options',
  standard: 'standard',
  search: 'Word or number, like 2.4',
  clear: 'Clear the search',
  found: { one: '{n} rule', other: '{n} rules' },
  nothing: 'No rule says that',
  nothingText: 'Try another word, or a number such as 2.4.',
  nextChapter: 'Next: {chapter}',
  previousChapter: 'Before: {chapter}',
  back: 'Back to your game',
  yourTry: 'Your try: {why}',
  missing: 'There is no such game here',
  missingText: 'Choose one of those above.',
});
