import type { Fault } from '@threefold-games/core';
import type { PersonCard } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sayFault } from '../../i18n/index.ts';
import { api } from '../../online/index.ts';
import { Button, Link } from '../../ui/index.ts';
import { Entries } from './LogList.tsx';
import type { Act } from './moderationApi.ts';
import { SHORT, useModerationWords } from './moderationWords.ts';
import { Messages } from './Reports.tsx';

interface PersonViewProps {
  readonly id: string;
  /** Counts what was done: after each act the card is read anew. */
  readonly round: number;
  readonly onAct: (act: Act) => void;
}

/** A person as operators see them, and what they can do. */
export const PersonView = ({ id, round, onAct }: PersonViewProps): JSX.Element => {
  const { words, said, speak } = useModerationWords();
  const [card, setCard] = useState<PersonCard | undefined>(undefined);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void api.ask('GET /api/moderation/people/:id', { params: { id } }).then(answer => {
      if (!wanted) return;
      setFault(answer.ok ? undefined : answer.error);
      if (answer.ok) setCard(answer.value);
    });
    return () => {
      wanted = false;
    };
  }, [id, round]);
  return (
    <>
      <p class="moderation-fault" role="alert">
        {fault && sayFault(fault, words, speak)}
      </p>
      {card && (
        <div class="columns moderation">
          <div>
            <Facts card={card} onAct={onAct} />
            <section class="card moderation-card">
              <h2>{speak(said.messages)}</h2>
              {card.messages.length === 0 ? (
                <p class="quiet">{speak(said.noMessages)}</p>
              ) : (
                <Messages messages={card.messages} onAct={onAct} />
              )}
            </section>
          </div>
          <div>
            <section class="card moderation-card">
              <h2>{speak(said.log)}</h2>
              <Entries entries={card.log} />
            </section>
          </div>
        </div>
      )}
    </>
  );
};

const Facts = ({ card, onAct }: { readonly card: PersonCard } & Pick<PersonViewProps, 'onAct'>): JSX.Element => {
  const { said, speak } = useModerationWords();
  const { id, name, kind, since, seen, isOperator, suspension, owner, bots } = card;
  const { games, left, aborts, reported, reports } = card;
  const person = { id, name };
  return (
    <section class="card moderation-card">
      <h2>
        <Link to={{ page: 'player', id }}>{name}</Link>
      </h2>
      <p class="small">{[speak(said.kinds[kind]), ...(isOperator ? [speak(said.operator)] : [])].join(' · ')}</p>
      <ul class="moderation-facts">
        <li>{speak(said.facts, { since: speak.date(since), seen: speak.date(seen, SHORT) })}</li>
        {owner && <li>{speak(said.owner, { name: owner.name })}</li>}
        {bots.length > 0 && <li>{speak(said.bots, { names: speak.list(bots.map(bot => bot.name)) })}</li>}
        <li>{speak(said.games, { games, left, aborts })}</li>
        <li>{speak(said.reportCounts, { reported, reports })}</li>
      </ul>
      {suspension && (
        <p class="moderation-suspended">
          {suspension.until === null
            ? speak(said.forGoodNow, { why: suspension.why })
            : speak(said.untilNow, { date: speak.date(suspension.until, SHORT), why: suspension.why })}
        </p>
      )}
      {suspension?.network && <p class="moderation-suspended">{speak(said.networkNow)}</p>}
      <div class="actions">
        {suspension ? (
          <Button icon="check" onClick={() => onAct({ kind: 'lift', person })}>
            {speak(said.acts.lift)}
          </Button>
        ) : (
          <Button icon="lock" onClick={() => onAct({ kind: 'suspend', person })}>
            {speak(said.acts.suspend)}
          </Button>
        )}
        <Button icon="edit" onClick={() => onAct({ kind: 'rename', person })}>
          {speak(said.acts.rename)}
        </Button>
        <Button icon="undo" onClick={() => onAct({ kind: 'takeName', person })}>
          {speak(said.acts.takeName)}
        </Button>
      </div>
    </section>
  );
};
