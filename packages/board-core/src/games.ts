import type { Game } from '@threefold-games/core';
import { type Lang, type Speak, speaker } from '@threefold-games/speech';
import type { BoardFace } from '@threefold-games/stage';

/** A game as a board has it: its rules, and what it looks like and says. */
export interface BoardGame {
  readonly game: Game;
  /** In English, which is there at once. */
  readonly english: BoardFace;
  /** In a language; all but English are fetched. */
  loadFace(lang: Lang): Promise<BoardFace>;
}

interface Parts<Words> {
  readonly game: Game;
  /** What it looks like, as `games/<id>/scene` opens it. */
  open(words: Words, speak: Speak): BoardFace;
  /** What it says in English. */
  readonly words: Words;
  /** What it says in the others, fetched when it is spoken. */
  readonly languages: Readonly<Record<Exclude<Lang, 'en'>, () => Promise<{ readonly words: Words }>>>;
}

/** A game made of what the package of games has of it. */
export const boardGame = <Words>({ game, open, words, languages }: Parts<Words>): BoardGame => {
  const english = open(words, speaker('en'));
  return {
    game,
    english,
    loadFace: async lang => (lang === 'en' ? english : open((await languages[lang]()).words, speaker(lang))),
  };
};

const known = new Map<string, BoardGame>();
const waiting = new Set<() => void>();

/** The games that a page has, by name. */
export const findBoardGame = (id: string): BoardGame | undefined => known.get(id);

/** The only game that a page has; undefined where there are more. */
export const onlyBoardGame = (): BoardGame | undefined => (known.size === 1 ? [...known.values()][0] : undefined);

/** From now on boards can show this game. */
export const registerGame = (game: BoardGame): void => {
  known.set(game.game.id, game);
  for (const heard of waiting) heard();
};

/** Hears of games that come later. Returns what ends it. */
export const onGame = (heard: () => void): (() => void) => {
  waiting.add(heard);
  return () => waiting.delete(heard);
};
