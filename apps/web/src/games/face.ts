import { type Signal, signal } from '@preact/signals';
import { loadFace as loadFaceIn } from '@threefold-games/catalogue/load';
import type { Lang } from '@threefold-games/speech';
import type { Face } from '@threefold-games/stage';
import { lang } from '../i18n/index.ts';
import { games } from './games.ts';

interface Known {
  readonly face: Signal<Face | undefined>;
  /** Why it could not be loaded. */
  readonly failed: Signal<unknown>;
  readonly loading: Promise<Face | undefined>;
}

const known = new Map<string, Known>();
/** By game: the face that came last. It is shown until that of another language is there. */
const last = new Map<string, Face>();

const ask = (game: string, language: Lang): Known => {
  const key = `${language} ${game}`;
  const before = known.get(key);
  if (before) return before;
  const face = signal<Face | undefined>(undefined);
  const failed = signal<unknown>(undefined);
  const loading = loadFaceIn(game, language);
  loading.then(
    loaded => {
      if (loaded) last.set(game, loaded);
      face.value = loaded;
    },
    (error: unknown) => {
      failed.value = error;
    },
  );
  const fresh = { face, failed, loading };
  known.set(key, fresh);
  return fresh;
};

/**
 * What a game looks like and says in the current language; undefined until it is loaded, and for a game that nobody knows here. Where
 * loading fails the page is broken off, and offers to try again.
 */
export const useFace = (game: string): Face | undefined => {
  const { face, failed } = ask(game, lang.value);
  if (failed.value !== undefined) throw failed.value;
  return face.value ?? last.get(game);
};

/** The titles of all games, to choose from; a name of the catalogue until the title is there. */
export const useTitles = (): readonly { readonly value: string; readonly label: string }[] =>
  games.map(({ id }) => ({ value: id, label: useFace(id)?.title ?? id }));

/** The same once it is there, for a game of the catalogue. */
export const loadFace = async (game: string): Promise<Face> => {
  const face = await ask(game, lang.value).loading;
  if (!face) throw new Error(`there is no face of ${game}`);
  return face;
};
