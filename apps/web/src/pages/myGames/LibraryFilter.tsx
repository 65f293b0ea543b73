import type { JSX } from 'preact';
import { Segments, Select } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { useTitles } from '../../state/face.ts';
import type { SavedGame } from '../../state/savedGame.ts';
import { type Filter, filterGames, NO_FILTER } from './filter.ts';
import { useMyGamesWords } from './myGamesWords.ts';

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
  const { words, myGames, speak } = useMyGamesWords();
  return (
    <div class="beside games-filter">
      <label class="field games-search">
        <Icon name="search" />
        <input
          type="search"
          aria-label={speak(myGames.searchLabel)}
          placeholder={speak(myGames.search)}
          value={filter.text}
          onInput={event => onChange({ ...filter, text: event.currentTarget.value })}
        />
      </label>
      <div class="beside games-chips">
        <Segments
          label={speak(myGames.status)}
          values={STATES.map(value => ({
            value,
            label: speak(myGames.counted, { label: speak(myGames[value]), count: countOf(games, value) }),
          }))}
          value={filter.status}
          onChange={status => onChange({ ...filter, status })}
        />
        <Select
          round
          label={speak(words.shell.game)}
          values={[{ value: '', label: speak(myGames.allGames) }, ...useTitles()]}
          value={filter.game}
          onChange={game => onChange({ ...filter, game })}
        />
        <span class="games-order">
          <Select
            round
            label={speak(myGames.order)}
            values={(['last', 'first'] as const).map(value => ({ value, label: speak(myGames[ORDERS[value]]) }))}
            value={filter.order}
            onChange={order => onChange({ ...filter, order })}
          />
        </span>
      </div>
    </div>
  );
};
