import { useEffect, useState } from 'preact/hooks';
import { findGame, loadGame, loadGames } from '../games/index.ts';
import { freshSecret, storage, tabTopic } from '../storage/index.ts';
import { loadFiles } from '../ui/lazy.ts';
import { makeLibrary } from './makeLibrary.ts';
import type { SavedGame } from './savedGame.ts';

export type { ClockPlan, NewGame, SeatPlan } from '../settings/index.ts';
export { type Aside, SavedGame } from './savedGame.ts';

/** Games of this browser. */
export const library = makeLibrary({
  storage,
  tabs: tabTopic('games'),
  findGame,
  loadGame,
  upgrade: async raw => {
    // Only who has games of older forms loads what reads them.
    const [{ upgradeSavedGame }] = await Promise.all([import('./upgradeSavedGame.ts'), loadGames()]);
    return upgradeSavedGame(findGame, raw, freshSecret);
  },
  breathe: () => new Promise(resolve => setTimeout(resolve)),
  persist: () => void navigator.storage?.persist?.().catch(() => false),
});

/** Hands all games to the person as one file of records. */
export const exportAll = async (): Promise<void> => {
  const [games, { saveFile }] = await Promise.all([library.list(), loadFiles(), loadGames()]);
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`threefold-${day}.txt`, games.map(({ record }) => record).join('\n'));
};

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
