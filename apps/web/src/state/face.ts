import { type Signal, signal } from '@preact/signals';
import { loadFace as loadFaceIn } from '@threefold/games/faces';
import type { Face } from '@threefold/stage';
import type { Lang } from '@threefold/words';
import { lang } from './language.ts';

interface Known {
  readonly face: Signal<Face | undefined>;
  readonly loading: Promise<Face>;
}

const known = new Map<string, Known>();

const ask = (game: string, language: Lang): Known => {
  const key = `${language} ${game}`;
  const before = known.get(key);
  if (before) return before;
  const face = signal<Face | undefined>(undefined);
  const loading = loadFaceIn(game, language).then(loaded => {
    if (!loaded) throw new Error(`there is no face of ${game}`);
    face.value = loaded;
    return loaded;
  });
  // A failed load is asked for anew next time.
  loading.catch(() => known.delete(key));
  const fresh = { face, loading };
  known.set(key, fresh);
  return fresh;
};

/** What a game looks like and says in the current language; undefined until it is loaded. */
export const useFace = (game: string): Face | undefined => ask(game, lang.value).face.value;

export const loadFace = (game: string): Promise<Face> => ask(game, lang.value).loading;
