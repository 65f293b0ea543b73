import { ok } from '@threefold/core';
import type { ApiAnswer } from '@threefold/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { Button } from '../../shell/controls.tsx';
import { Link } from '../../shell/Link.tsx';
import { FaultLine, useAsking } from './asking.tsx';
import { Card, ListRow } from './Card.tsx';
import { readUnheard, type Said, type Unheard } from './said.ts';

interface Listed extends Unheard {
  readonly name: string;
}

/** Who is blocked or muted, with their names; asked for when somebody looks. */
export const PeopleCard = ({ online, speak }: Said): JSX.Element => {
  const { people: words } = online.account;
  const [listed, setListed] = useState<readonly Listed[] | undefined>(undefined);
  const { busy, fault, ask } = useAsking();
  const show = async (): Promise<void> => {
    const found = await ask(async () => {
      const kept = await api.get<ApiAnswer<'GET /api/me/export'>>('/api/me/export');
      if (!kept.ok) return kept;
      const named = readUnheard(kept.value.blocks).map(async (each): Promise<Listed> => {
        const player = await api.get<ApiAnswer<'GET /api/players/:id'>>(`/api/players/${each.person}`);
        return { ...each, name: player.ok ? player.value.name : each.person };
      });
      return ok(await Promise.all(named));
    });
    if (found) setListed(found);
  };
  const end = async (one: Listed): Promise<void> => {
    if (await ask(() => api.del(`/api/players/${one.person}/${one.kind}`)))
      setListed(listed?.filter(other => other !== one));
  };
  return (
    <Card title={speak(words.title)} text={speak(words.text)}>
      {!listed && (
        <Button wide disabled={busy} onClick={() => void show()}>
          {speak(words.show)}
        </Button>
      )}
      {listed?.length === 0 && <p role="status">{speak(words.none)}</p>}
      {listed && listed.length > 0 && (
        <ul class="account-list">
          {listed.map(one => {
            const action = speak(one.kind === 'block' ? words.unblock : words.unmute);
            return (
              <ListRow
                key={`${one.person} ${one.kind}`}
                icon={one.kind === 'block' ? 'cross' : 'mute'}
                name={<Link to={{ page: 'player', id: one.person }}>{one.name}</Link>}
                about={speak(one.kind === 'block' ? words.blocked : words.muted)}
              >
                <Button
                  disabled={busy}
                  label={speak(words.endFor, { action, name: one.name })}
                  onClick={() => void end(one)}
                >
                  {action}
                </Button>
              </ListRow>
            );
          })}
        </ul>
      )}
      <FaultLine fault={fault} />
    </Card>
  );
};
