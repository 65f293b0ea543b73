import { gameOfPuzzle, type PuzzleWords, puzzlesOf } from '@threefold-games/catalogue/load';
import type { Fault, Game, Result } from '@threefold-games/core';
import type { Puzzle, Puzzling } from '@threefold-games/learn';
import { useEffect, useState } from 'preact/hooks';
import { loadFace, loadGame } from '../../games/index.ts';
import { lang } from '../../i18n/index.ts';
import { useLoaded } from '../../ui/index.ts';
import { loadPuzzle } from '../shelf.ts';

/** A puzzle with all that it is played with. */
export interface LoadedPuzzle {
  readonly puzzle: Puzzle;
  readonly game: Game;
  readonly puzzling: Puzzling;
  /** Whether somebody has made it of a game of their own. */
  readonly isOwn: boolean;
}

/** A puzzle of the collection. */
export const loadShelved = async (id: string): Promise<Result<LoadedPuzzle>> => {
  const puzzle = await loadPuzzle(id);
  return puzzle.ok ? withGame(puzzle.value, false) : puzzle;
};

/** The same with what judges it. */
export const withGame = async (puzzle: Puzzle, isOwn: boolean): Promise<Result<LoadedPuzzle>> => {
  const shelf = puzzlesOf(puzzle.game);
  const [game, judged] = await Promise.all([loadGame(puzzle.game), shelf?.puzzling(), loadFace(puzzle.game)]);
  if (!game || !judged) return { ok: false, error: { code: 'http.missing', detail: puzzle.id } };
  return { ok: true, value: { puzzle, game, puzzling: judged.puzzling, isOwn } };
};

/** Loads a puzzle; `undefined` until it is there. */
export const useLoadedPuzzle = (
  id: string,
  load: (id: string) => Promise<Result<LoadedPuzzle>>,
): { readonly loaded?: LoadedPuzzle; readonly fault?: Fault; retry(): void } => {
  const [got, setGot] = useState<Result<LoadedPuzzle> | undefined>(undefined);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let left = false;
    void load(id).then(result => left || setGot(result));
    return () => {
      left = true;
    };
  }, [id, tries]);
  return {
    ...(got?.ok && { loaded: got.value }),
    ...(got && !got.ok && { fault: got.error }),
    retry: () => {
      setGot(undefined);
      setTries(tries + 1);
    },
  };
};

/** What the puzzles of a game say; undefined until it is there. */
export const useThemeWords = (game: string): PuzzleWords | undefined => {
  const language = lang.value;
  return useLoaded(async () => puzzlesOf(game)?.words(language), `${game} ${language}`);
};

export { gameOfPuzzle };
