import type { ApiAnswer } from '@threefold/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { Button } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { NAME_LIMIT } from '../../state/readSettings.ts';
import { Hexagon } from './Hexagon.tsx';

type Found = ApiAnswer<'GET /api/players'>['players'];

/** Finds players by how their names begin. */
export const PlayerSearch = (): JSX.Element => {
  const { online, speak } = useOnlineWords();
  const { player: words } = online;
  const [name, setName] = useState('');
  const [found, setFound] = useState<Found | undefined>(undefined);
  const search = async (): Promise<void> => {
    const query = new URLSearchParams({ name: name.trim() });
    const answer = await api.get<ApiAnswer<'GET /api/players'>>(`/api/players?${query}`);
    setFound(answer.ok ? answer.value.players : []);
  };
  return (
    <section class="card player-search">
      <h2>{speak(words.search)}</h2>
      <search>
        <form
          onSubmit={event => {
            event.preventDefault();
            if (name.trim() !== '') void search();
          }}
        >
          <label class="field">
            <Icon name="search" />
            <input
              type="search"
              aria-label={speak(online.account.name.field)}
              maxLength={NAME_LIMIT}
              value={name}
              onInput={event => setName(event.currentTarget.value)}
            />
          </label>
          <Button type="submit" kind="primary" disabled={name.trim() === ''}>
            {speak(words.searchButton)}
          </Button>
        </form>
      </search>
      <p role="status">
        {found && (found.length === 0 ? speak(words.notFound) : speak(words.found, { n: found.length }))}
      </p>
      <ul>
        {found?.map(each => (
          <li key={each.id}>
            <Hexagon name={each.name} />
            <Link class="row-link" to={{ page: 'player', id: each.id }}>
              {each.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
