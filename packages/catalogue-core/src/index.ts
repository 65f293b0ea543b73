import type { Game, GameHead, RuleId } from '@threefold-games/core';
import type { Coach, CoachVoice, Course, Puzzling } from '@threefold-games/learn';
import type { Bot } from '@threefold-games/search';
import type { Lang, Speak, Text } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import type { Drawing } from '@threefold-games/stage/terminal';

/** All that there is of a game: who it is at once, everything else as modules that are loaded when somebody asks for them. */
export interface GameDefinition<View = unknown, Words = unknown> {
  /** Its name, seats and options: what a list of games tells. */
  readonly head: GameHead;
  /** Its rules. */
  game(): Promise<Game<View>>;
  /** Who plays it. */
  bot(): Promise<{ readonly bot: Bot }>;
  /** What it looks like. */
  scene(): Promise<{ open(words: Words, speak: Speak): Face<View> }>;
  /** What it says. */
  words(lang: Lang): Promise<Words>;
  /** The rules as text in a language; in English they stand in its RULES.md. */
  rules(lang: Lang): Promise<RulesText>;
  /** How it is taught; absent where nobody has written lessons. */
  learn?(): Promise<Learning>;
  /** How its turns are explained; absent where nobody has written reasons. */
  coach?(): Promise<Coaching<View>>;
  /** Its puzzles; absent where there are none. */
  readonly puzzles?: PuzzleShelf<View>;
  /** What it looks like in a terminal. */
  terminal(): Promise<{ readonly drawing: Drawing<View> }>;
  /** What its card on the home page shows. */
  demo(): Promise<{ readonly demo: Demo }>;
}

/** The rules of a game in a language, by number. */
export interface RulesText {
  /** The titles of the chapters. */
  readonly chapters: Readonly<Record<string, Text>>;
  /** Every rule, in the order of its chapter. */
  readonly rules: Readonly<Record<string, Text>>;
}

/** What there is to learn a game by. */
export interface Learning {
  readonly course: Course;
  /** The rule whose drawn example shows what one wants in the game. */
  readonly picture: RuleId;
  /** The sections of "How to play", in their order. */
  readonly guide: readonly GuideSection[];
  /** What the lessons say. */
  words(lang: Lang): Promise<CourseWords>;
  /** How to play it, in plain language. */
  guideWords(lang: Lang): Promise<GuideWords>;
}

/** What explains the turns of a game. */
export interface Coaching<View = unknown> {
  readonly coach: Coach<View>;
  /** By level, from the first on: the share of the win that a bot of it gives away a turn, where it was measured. */
  readonly givenAway?: readonly number[];
  /** Says in a language what the coach has found. */
  voice(lang: Lang): Promise<CoachVoice>;
}

declare global {
  /** Says what a URL is where neither the types of a browser nor those of Node are there to say it. */
  interface URL {
    href: string;
  }
}

/** The puzzles of a game: where they lie, and how they are judged. */
export interface PuzzleShelf<View = unknown> {
  /** The letters that their ids begin with. */
  readonly prefix: string;
  /** The list of all puzzles, a line each; see `parseEntries`. */
  readonly index: URL;
  /** The n-th file of puzzles, counted from 1, `CHUNK` in each, in the order of the list. */
  chunk(number: number): URL;
  /** The games that those of the n-th file come from: a record for each, in their order. */
  sources(number: number): URL;
  /** How they are judged, what they are about. */
  puzzling(): Promise<{ readonly puzzling: Puzzling<View>; readonly pictures: ThemePictures }>;
  words(lang: Lang): Promise<PuzzleWords>;
}

/** By theme: a picture of it, a position with the steps that show it. */
export type ThemePictures = Readonly<Record<string, { readonly position: string; readonly steps: readonly string[] }>>;

/** What the puzzles of a game say, by theme. */
export interface PuzzleWords {
  readonly themes: Readonly<Record<string, ThemeWords>>;
}

/** What is said about a theme of puzzles. */
export interface ThemeWords {
  /** What one calls it at a table, in two or three words. */
  readonly name: Text;
  /** What it is about, in one sentence. */
  readonly about: Text;
  /** What is to be done, as a title, where the goal is what is counted of a turn; `n` is the number that it asks for. */
  readonly ask?: Text;
  /** Why the solution works, in one sentence. */
  readonly done: Text;
}

/** What the lessons of a game say. */
export interface CourseWords {
  /** What the game is about: in three sentences, and in one line. */
  readonly aim: { readonly text: Text; readonly line: Text };
  /** By lesson. */
  readonly lessons: Readonly<Record<string, LessonWords>>;
}

/** What a lesson says. */
export interface LessonWords {
  readonly title: Text;
  /** What one learns, in a few words. */
  readonly about: Text;
  /** What is to be known, in one or two sentences. */
  readonly tell: Text;
  /** By task. */
  readonly tasks: Readonly<Record<string, TaskWords>>;
  /** What to mind in the game that ends a course. */
  readonly advice?: Readonly<Record<string, Text>>;
}

/** What a task of a lesson says. */
export interface TaskWords {
  /** What is to be done. */
  readonly do: Text;
  /** What helps to find it. */
  readonly ask: Text;
  /** What the first turn of several has brought about, and what is left to do. */
  readonly midway?: Text;
  /** What has been done, and why it works. */
  readonly done: Text;
  /** By trap: what is said about it. */
  readonly traps?: Readonly<Record<string, Text>>;
}

/** A section of "How to play": the rules whose drawn examples stand beside it. */
export interface GuideSection {
  /** Names its words. */
  readonly id: string;
  readonly figures: readonly RuleId[];
}

/** How to play a game, in plain language. Paragraphs are parted by line breaks. */
export interface GuideWords {
  /** By section. */
  readonly sections: Readonly<Record<string, { readonly title: Text; readonly text: Text }>>;
}

/** A part of a real game. */
export interface Demo {
  /** Where it begins, as `Position.encode` writes it; by itself a still picture of the game. */
  readonly position: string;
  /** The turns from there on, one a line. */
  readonly turns: string;
  /** How much nearer the picture is than one of the whole board; and where there is less room. */
  readonly zoom: number;
  readonly zoomSmall: number;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The files of a shelf of puzzles, by where it has a file of a name. */
export const shelfFiles = (at: (name: string) => URL): Pick<PuzzleShelf, 'index' | 'chunk' | 'sources'> => ({
  index: at('index.txt'),
  chunk: number => at(`${two(number)}.txt`),
  sources: number => at(`${two(number)}.games.txt`),
});
