import type { JSX } from 'preact';
import { Segments, Select } from '../../shell/controls.tsx';
import { useTitles } from '../../state/face.ts';
import { narrow } from '../../state/narrow.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { useMyGamesWords } from '../myGames/myGamesWords.ts';
import { BANDS, type Filter } from './lists.ts';

interface LobbyFilterProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Which of the open games are shown. */
export const LobbyFilter = ({ filter, onChange }: LobbyFilterProps): JSX.Element => {
  const { words, online, speak } = useOnlineWords();
  const { myGames } = useMyGamesWords();
  const titles = useTitles();
  const { together } = online;
  const small = narrow.value;
  const choose = (game: string): void => onChange({ ...filter, game });
  return (
    <div class="lobby-filter">
      {small ? (
        <Select
          round
          label={speak(words.shell.game)}
          values={[{ value: '', label: speak(myGames.allGames) }, ...titles]}
          value={filter.game}
          onChange={choose}
        />
      ) : (
        <Segments
          label={speak(words.shell.game)}
          values={[{ value: '', label: speak(together.all) }, ...titles]}
          value={filter.game}
          onChange={choose}
        />
      )}
      <Select
        round
        label={speak(together.pace)}
        values={[
          { value: '', label: speak(small ? together.anyPaceShort : together.anyPace) },
          { value: 'live', label: speak(together.live) },
          { value: 'slow', label: speak(together.slow) },
        ]}
        value={filter.pace}
        onChange={pace => onChange({ ...filter, pace })}
      />
      <Select
        round
        label={speak(together.strength)}
        values={[
          { value: '', label: speak(together.anyStrength) },
          { value: 'low', label: speak(together.low, { rating: String(BANDS.low) }) },
          { value: 'middle', label: speak(together.middle, { low: String(BANDS.low), high: String(BANDS.high) }) },
          { value: 'high', label: speak(together.high, { rating: String(BANDS.high) }) },
        ]}
        value={filter.strength}
        onChange={strength => onChange({ ...filter, strength })}
      />
    </div>
  );
};
