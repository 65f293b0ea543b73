import {
  type CourseWords,
  type GuideSection,
  type GuideWords,
  type Learning,
  loadLearning,
} from '@threefold-games/catalogue';
import type { Game } from '@threefold-games/core';
import { type CheckedTask, type Course, checkCourse } from '@threefold-games/learn';
import { LANGS, type Lang, type Text } from '@threefold-games/speech';

/** The most letters of a sentence, so that it fits where it stands on a phone; and how much longer translations may be. */
const LIMITS = {
  title: 28,
  about: 48,
  tell: 160,
  do: 60,
  ask: 90,
  midway: 120,
  done: 120,
  trap: 110,
  aim: 240,
  line: 56,
} as const;
const LONGER = 1.3;
/** How many words "How to play" has, in any language. */
const GUIDE_WORDS = [400, 900] as const;

/** What was found out about the lessons of a game. */
export interface CheckedLessons {
  readonly tasks: readonly CheckedTask[];
  /** What is wrong with what they say, each in an English sentence. */
  readonly words: readonly string[];
}

/** Holds the lessons of a game against its rules, and what they say against its limits; undefined where it has none. */
export const checkLessons = async (game: Game, rules: ReadonlySet<string>): Promise<CheckedLessons | undefined> => {
  const learning = await loadLearning(game.id);
  if (!learning) return undefined;
  const words = await Promise.all(LANGS.map(lang => checkLanguage(lang, learning)));
  return { tasks: checkCourse(game, learning.course, rules), words: words.flat() };
};

const checkLanguage = async (lang: Lang, learning: Learning): Promise<string[]> => {
  const [words, guideWords] = await Promise.all([learning.words(lang), learning.guideWords(lang)]);
  const faults = [...checkCourseWords(lang, learning.course, words), ...checkGuide(learning.guide, guideWords)];
  return faults.map(fault => `${lang}: ${fault}`);
};

const checkCourseWords = (lang: Lang, { lessons }: Course, words: CourseWords): string[] => {
  const faults: string[] = [];
  const look = (where: string, kind: keyof typeof LIMITS, text: Text | undefined): void => {
    const most = Math.floor(LIMITS[kind] * (lang === 'en' ? 1 : LONGER));
    if (typeof text !== 'string' || text.trim() === '') faults.push(`${where} has no sentence.`);
    else if (text.length > most) faults.push(`${where} has ${text.length} letters, not at most ${most}.`);
  };
  look('aim.text', 'aim', words.aim.text);
  look('aim.line', 'line', words.aim.line);
  for (const { id, tasks } of lessons) {
    const lesson = words.lessons[id];
    look(`${id}.title`, 'title', lesson?.title);
    look(`${id}.about`, 'about', lesson?.about);
    look(`${id}.tell`, 'tell', lesson?.tell);
    for (const [name, text] of Object.entries(lesson?.advice ?? {})) look(`${id}.advice.${name}`, 'trap', text);
    for (const task of tasks) {
      const said = lesson?.tasks[task.id];
      for (const kind of ['do', 'ask', 'done'] as const) look(`${id}.${task.id}.${kind}`, kind, said?.[kind]);
      if (task.goal.kind === 'win') look(`${id}.${task.id}.midway`, 'midway', said?.midway);
      const traps = Object.keys(task.traps ?? {});
      for (const trap of traps) look(`${id}.${task.id}.${trap}`, 'trap', said?.traps?.[trap]);
      for (const trap of Object.keys(said?.traps ?? {}))
        if (!traps.includes(trap)) faults.push(`${id}.${task.id}.${trap} is said of no trap.`);
    }
    for (const task of Object.keys(lesson?.tasks ?? {}))
      if (!tasks.some(each => each.id === task)) faults.push(`${id}.${task} is said of no task.`);
  }
  for (const id of Object.keys(words.lessons))
    if (!lessons.some(lesson => lesson.id === id)) faults.push(`${id} is said of no lesson.`);
  return faults;
};

const checkGuide = (guide: readonly GuideSection[], { sections }: GuideWords): string[] => {
  const missing = guide.filter(({ id }) => !sections[id]).map(({ id }) => `guide.${id} has no words.`);
  const surplus = Object.keys(sections).filter(id => !guide.some(section => section.id === id));
  const texts = Object.values(sections).flatMap(({ title, text }) => [title, text]);
  const count = texts.flatMap(text => (typeof text === 'string' ? text.split(/\s+/) : [])).length;
  const [least, most] = GUIDE_WORDS;
  return [
    ...missing,
    ...surplus.map(id => `guide.${id} is no section.`),
    ...(count < least || count > most ? [`the guide has ${count} words, not ${least} to ${most}.`] : []),
  ];
};
