import type { Game, GameHead } from '@threefold/core';
import type { Bot } from '@threefold/search';
import type { Face } from '@threefold/stage';
import type { Drawing } from '@threefold/stage/terminal';
import type { Lang, Speak, Text } from '@threefold/words';

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
