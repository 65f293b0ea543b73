import type { SavedGame } from '../../state/savedGame.ts';

/** Which games are shown, and in which order. */
export interface Filter {
  readonly text: string;
  readonly status: 'all' | 'running' | 'over';
  /** Empty for all. */
  readonly game: string;
  readonly order: 'last' | 'first';
}

export const NO_FILTER: Filter = { text: '', status: 'all', game: '', order: 'last' };

/** Letters without what is put onto them, so that "Jorg" finds "Jörg". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const isOver = ({ status }: SavedGame): boolean => status === 'over';

/** Running games go first, whatever the order. `words` is all that a game can be found by. */
export const filterGames = (
  games: readonly SavedGame[],
  { text, status, game, order }: Filter,
  words: (saved: SavedGame) => string,
): readonly SavedGame[] => {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const found = games.filter(saved => {
    if (game !== '' && saved.game !== game) return false;
    if (status !== 'all' && isOver(saved) !== (status === 'over')) return false;
    if (wanted.length === 0) return true;
    const there = plain(words(saved));
    return wanted.every(word => there.includes(word));
  });
  const way = order === 'last' ? -1 : 1;
  const runs = (saved: SavedGame): number => (saved.status === 'running' ? 0 : 1);
  return found.sort((a, b) => runs(a) - runs(b) || way * (a.updated - b.updated));
};
