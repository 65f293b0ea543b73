import type { ApiAnswer } from '@threefold/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { Button } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { NAME_LIMIT } from '../../state/readSettings.ts';
import { SHORT, useModerationWords } from './moderationWords.ts';

type Found = ApiAnswer<'GET /api/moderation/people'>['people'];

/** Finds people by how their names begin, guests too. */
export const People = (): JSX.Element => {
  const { texts, speak } = useModerationWords();
  const [name, setName] = useState('');
  const [found, setFound] = useState<Found | undefined>(undefined);
  const search = async (): Promise<void> => {
    const query = new URLSearchParams({ name: name.trim() });
    const answer = await api.get<ApiAnswer<'GET /api/moderation/people'>>(`/api/moderation/people?${query}`);
    setFound(answer.ok ? answer.value.people : []);
  };
  return (
    <section class="card moderation-card">
      <h2>{speak(texts.find)}</h2>
      <search>
        <form
          class="moderation-search"
          onSubmit={event => {
            event.preventDefault();
            if (name.trim() !== '') void search();
          }}
        >
          <label class="field">
            <Icon name="search" />
            <input
              type="search"
              aria-label={speak(texts.byName)}
              placeholder={speak(texts.byName)}
              maxLength={NAME_LIMIT}
              value={name}
              onInput={event => setName(event.currentTarget.value)}
            />
          </label>
          <Button type="submit" kind="primary" disabled={name.trim() === ''}>
            {speak(texts.search)}
          </Button>
        </form>
      </search>
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
