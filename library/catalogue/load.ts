import type { Coaching, Demo, Learning, PuzzleShelf, RulesText } from '@threefold-games/catalogue-core';
import type { Game, GameHead } from '@threefold-games/core';
import type { Bot } from '@threefold-games/search';
import { type Lang, speaker } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { Drawing } from '@threefold-games/stage/terminal';
import { definitions } from './definitions.ts';

export type {
  Coaching,
  CourseWords,
  Demo,
  GameDefinition,
  GuideSection,
  GuideWords,
  Learning,
  LessonWords,
  PuzzleShelf,
  PuzzleWords,
  RulesText,
  TaskWords,
  ThemePictures,
  ThemeWords,
} from '@threefold-games/catalogue-core';

/** Every game there is, by its name, seats and options. What else there is of a game is loaded; it is undefined where there is no such game. */
export const heads: readonly GameHead[] = definitions.map(({ head }) => head);

const find = (id: string) => definitions.find(({ head }) => head.id === id);

/** The rules of a game. */
export const loadGame = async (id: string): Promise<Game | undefined> => find(id)?.game();

/** The player of a game. */
export const loadBot = async (id: string): Promise<Bot | undefined> => (await find(id)?.bot())?.bot;

/** How a game looks in a terminal. */
export const loadDrawing = async (id: string): Promise<Drawing | undefined> => (await find(id)?.terminal())?.drawing;

/** What the card of a game shows. */
export const loadDemo = async (id: string): Promise<Demo | undefined> => (await find(id)?.demo())?.demo;

/** The face of a game in a language. */
export const loadFace = async (id: string, lang: Lang): Promise<Face | undefined> => {
  const definition = find(id);
  if (!definition) return undefined;
  const [{ open }, words] = await Promise.all([definition.scene(), definition.words(lang)]);
  return open(words, speaker(lang));
};

/** The rules of a game as text in a language. */
export const loadRules = async (id: string, lang: Lang): Promise<RulesText | undefined> => find(id)?.rules(lang);

/** Whether there are lessons for a game. */
export const hasLessons = (id: string): boolean => find(id)?.learn !== undefined;

/** What there is to learn a game by; undefined where there is nothing. */
export const loadLearning = async (id: string): Promise<Learning | undefined> => find(id)?.learn?.();

/** What explains the turns of a game; undefined where there is nothing. */
export const loadCoaching = async (id: string): Promise<Coaching | undefined> => find(id)?.coach?.();

/** The puzzles of a game; undefined where there are none. */
export const puzzlesOf = (id: string): PuzzleShelf | undefined => find(id)?.puzzles;

/** The game that a puzzle's id names, by its first letters. */
export const gameOfPuzzle = (id: string): string | undefined =>
  definitions.find(({ puzzles }) => puzzles && id.startsWith(`${puzzles.prefix}-`))?.head.id;
