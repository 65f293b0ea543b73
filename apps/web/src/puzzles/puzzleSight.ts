import { type PuzzleWords, puzzlesOf } from '@threefold-games/catalogue/load';
import type { Game } from '@threefold-games/core';
import type { Puzzle } from '@threefold-games/learn';
import { type Face, type Scene, STILL } from '@threefold-games/stage';
import { loadFace } from '../state/face.ts';
import { loadGame } from '../state/games.ts';
import { lang } from '../state/language.ts';
import { useLoaded } from '../state/useLoaded.ts';
import { loadPuzzle } from './shelf.ts';

/** A puzzle as lists show it. */
export interface PuzzleSight {
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
