import { type PuzzleWords, puzzlesOf } from '@threefold-games/catalogue/load';
import type { Game } from '@threefold-games/core';
import type { Puzzle } from '@threefold-games/learn';
import { type Face, type Scene, STILL } from '@threefold-games/stage';
import { loadFace, loadGame } from '../../games/index.ts';
import { lang } from '../../i18n/index.ts';
import { useLoaded } from '../../ui/index.ts';
import type { TriedPuzzle } from '../progress.ts';
import { usePuzzlesWords } from '../puzzleWords.ts';
import { loadPuzzle } from '../shelf.ts';

/** A puzzle as lists show it. */
interface PuzzleSight {
  readonly puzzle: Puzzle;
  readonly face: Face;
  /** What its game calls things. */
  readonly words: PuzzleWords;
  readonly scene: Scene;
  /** How many play, and whose turn it is. */
  readonly seats: number;
  readonly actor: number;
}

/** How a puzzle looks before anything is done: null where it cannot be had, undefined until it is there. */
export const usePuzzleSight = (id: string | undefined): PuzzleSight | null | undefined => {
  const language = lang.value;
  const got = useLoaded(async () => ({ id, sight: id === undefined ? undefined : await see(id) }), `${id} ${language}`);
  return got?.id === id ? got?.sight : undefined;
};

const see = async (id: string): Promise<PuzzleSight | null> => {
  const puzzle = await loadPuzzle(id);
  if (!puzzle.ok) return null;
  const shelf = puzzlesOf(puzzle.value.game);
  const [game, face, words] = await Promise.all([
    loadGame(puzzle.value.game),
    loadFace(puzzle.value.game),
    shelf?.words(lang.value),
  ]);
  return game && words ? sightOf(puzzle.value, game, face, words) : null;
};

const sightOf = (puzzle: Puzzle, game: Game, face: Face, words: PuzzleWords): PuzzleSight | null => {
  const position = game.decode(puzzle.position);
  if (!position.ok) return null;
  const { actor } = position.value;
  const seats = position.value.seats;
  const look = { ...STILL, viewer: actor, rotation: face.rotationFor(actor, seats) };
  return { puzzle, face, words, scene: face.scene(position.value.view(), look), seats, actor };
};

const NAMED = ['first', 'second', 'third'] as const;

/** How a puzzle went, in two words; undefined for one that was not tried. `short` where room is short. */
export const useOutcomeLabel = (): ((tried: TriedPuzzle | undefined, short?: boolean) => string | undefined) => {
  const { speak, said } = usePuzzlesWords();
  return (tried, short = false) => {
    if (!tried) return undefined;
    const { outcome, tries } = tried;
    if (outcome !== 'solved') return speak(said.went[outcome]);
    const named = NAMED[tries - 1];
    return named ? speak((short ? said.wentShort : said.went)[named]) : speak(said.went.later, { n: tries });
  };
};
