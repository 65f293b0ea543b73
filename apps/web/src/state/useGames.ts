import { useEffect, useState } from 'preact/hooks';
import { library } from './library.ts';
import type { SavedGame } from './savedGame.ts';

/** The saved games, also as other tabs change them; undefined until they are read. `reload` after an own change. */
export const useGames = (): { readonly games: readonly SavedGame[] | undefined; readonly reload: () => void } => {
  const [games, set] = useState<readonly SavedGame[]>();
  const reload = (): void => void library.list().then(set);
  useEffect(() => {
    reload();
    return library.watchAll(reload);
  }, []);
  return { games, reload };
};
