import { type PuzzleWords, puzzlesOf, type ThemePictures } from '@threefold-games/catalogue/load';
import type { Result } from '@threefold-games/core';
import type { PuzzleEntry } from '@threefold-games/learn';
import { useEffect, useState } from 'preact/hooks';
import { lang } from '../i18n/index.ts';
import { useLoaded } from '../ui/index.ts';
import { progress, readProgress } from './progress.ts';
import { loadEntries, loadWithdrawn, withdrawn } from './shelf.ts';

/** The list of a game's puzzles; undefined until it is there. `again` asks for it anew. */
export const useEntries = (
  game: string,
): { readonly entries: Result<readonly PuzzleEntry[]> | undefined; again(): void } => {
  const [tries, setTries] = useState(0);
  const [got, setGot] = useState<{ readonly game: string; readonly entries: Result<readonly PuzzleEntry[]> }>();
  const wrong = withdrawn.value;
  useEffect(() => {
    let left = false;
    void loadEntries(game).then(entries => left || setGot({ game, entries }));
    return () => {
      left = true;
    };
  }, [game, tries, wrong]);
  // What is still there of another game is of no use.
  return { entries: got?.game === game ? got.entries : undefined, again: () => setTries(tries + 1) };
};

/** What the puzzles of a game say, and the pictures of their themes; undefined until they are there. */
export const useThemes = (
  game: string,
): { readonly words: PuzzleWords; readonly pictures: ThemePictures } | undefined => {
  const language = lang.value;
  const loaded = useLoaded(async () => {
    const shelf = puzzlesOf(game);
    if (!shelf) return { game };
    const [words, { pictures }] = await Promise.all([shelf.words(language), shelf.puzzling()]);
    return { game, themes: { words, pictures } };
  }, `${game} ${language}`);
  return loaded?.game === game ? loaded.themes : undefined;
};

/** Reads one's progress, and which puzzles were taken out, when the page opens. */
export const useProgress = (): typeof progress.value => {
  useEffect(() => {
    void readProgress();
    void loadWithdrawn();
  }, []);
  return progress.value;
};

/** Whether there is a network, also as that changes. */
export const useOnline = (): boolean => {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const hear = (): void => setOnline(navigator.onLine);
    addEventListener('online', hear);
    addEventListener('offline', hear);
    return () => {
      removeEventListener('online', hear);
      removeEventListener('offline', hear);
    };
  }, []);
  return isOnline;
};
