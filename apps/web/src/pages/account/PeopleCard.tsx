import type { OwnBlock } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { Button } from '../../shell/controls.tsx';
import { Link } from '../../shell/Link.tsx';
import { FaultLine, useAsking } from './asking.tsx';
import { Card, ListRow } from './Card.tsx';
import type { Said } from './said.ts';

/** Who is blocked or muted, with their names; asked for when somebody looks. */
export const PeopleCard = ({ online, speak }: Said): JSX.Element => {
  const { people: words } = online.account;
  const [listed, setListed] = useState<readonly OwnBlock[] | undefined>(undefined);
  const { busy, fault, ask } = useAsking();
  const show = async (): Promise<void> => {
    const found = await ask(() => api.ask('GET /api/me/blocks'));
    if (found) setListed(found.blocks);
  };
  const end = async (one: OwnBlock): Promise<void> => {
    const { id, kind } = one;
    if (await ask(() => api.ask(`DELETE /api/players/:id/${kind}`, { params: { id } })))
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
                key={`${one.id} ${one.kind}`}
                icon={one.kind === 'block' ? 'cross' : 'mute'}
                name={<Link to={{ page: 'player', id: one.id }}>{one.name}</Link>}
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
