import type { JSX } from 'preact';
import { useTitles } from '../games/index.ts';
import { Icon, Segments, Select } from '../ui/index.ts';
import { useMyGamesWords } from './myGamesWords.ts';
import type { SavedGame } from './savedGame.ts';

/** Which games are shown, and in which order. */
interface Filter {
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

interface LibraryFilterProps {
  /** All games, of which it counts the states. */
  readonly games: readonly SavedGame[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

const STATES = ['all', 'running', 'over'] as const;
const ORDERS = { last: 'lastPlayed', first: 'firstPlayed' } as const;

const countOf = (games: readonly SavedGame[], status: Filter['status']): number =>
  filterGames(games, { ...NO_FILTER, status }, () => '').length;

export const LibraryFilter = ({ games, filter, onChange }: LibraryFilterProps): JSX.Element => {
  const { words, said, speak } = useMyGamesWords();
  return (
    <div class="beside games-filter">
      <label class="field games-search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={speak(said.searchLabel)}
          placeholder={speak(said.search)}
          value={filter.text}
          onInput={event => onChange({ ...filter, text: event.currentTarget.value })}
        />
      </label>
      <div class="beside games-chips">
        <Segments
          label={speak(said.status)}
          values={STATES.map(value => ({
            value,
            label: speak(said.counted, { label: speak(said[value]), count: countOf(games, value) }),
          }))}
          value={filter.status}
          onChange={status => onChange({ ...filter, status })}
        />
        <Select
          round
          label={speak(words.shell.game)}
          values={[{ value: '', label: speak(said.allGames) }, ...useTitles()]}
          value={filter.game}
          onChange={game => onChange({ ...filter, game })}
        />
        <span class="games-order">
          <Select
            round
            label={speak(said.order)}
            values={(['last', 'first'] as const).map(value => ({ value, label: speak(said[ORDERS[value]]) }))}
            value={filter.order}
            onChange={order => onChange({ ...filter, order })}
          />
        </span>
      </div>
    </div>
  );
};
