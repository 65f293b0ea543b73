import type { ApiAnswer } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { Link } from '../../shell/Link.tsx';
import { NameSearch } from '../../shell/NameSearch.tsx';
import { SHORT, useModerationWords } from './moderationWords.ts';

type Found = ApiAnswer<'GET /api/moderation/people'>['people'];

/** Finds people by how their names begin, guests too. */
export const People = (): JSX.Element => {
  const { texts, speak } = useModerationWords();
  const [found, setFound] = useState<Found | undefined>(undefined);
  const search = async (name: string): Promise<void> => {
    const answer = await api.ask('GET /api/moderation/people', { query: { name } });
    setFound(answer.ok ? answer.value.people : []);
  };
  return (
    <section class="card moderation-card">
      <h2>{speak(texts.find)}</h2>
      <NameSearch
        label={speak(texts.byName)}
        placeholder={speak(texts.byName)}
        button={speak(texts.search)}
        onSearch={name => void search(name)}
      />
      <p role="status">{found?.length === 0 && speak(texts.noPeople)}</p>
      <ul class="moderation-list">
        {found?.map(({ id, name: called, kind, seen, isSuspended }) => (
          <li key={id}>
            <Link to={{ page: 'moderation', id }}>{called}</Link>
            <span class="small">
              {[
                speak(texts.kinds[kind]),
                speak.date(seen, SHORT),
                ...(isSuspended ? [speak(texts.suspended)] : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
