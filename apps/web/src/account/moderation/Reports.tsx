import { ok, type Result } from '@threefold-games/core';
import type { Report, SaidMessage } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { sayFault } from '../../i18n/index.ts';
import { api } from '../../online/index.ts';
import { Button, IconButton, Link, Notice, Segments } from '../../ui/index.ts';
import { type Act, after, type ListPage, usePages } from './moderationApi.ts';
import { SHORT, useModerationWords } from './moderationWords.ts';

interface PartProps {
  /** Counts what was done: after each act everything is read anew. */
  readonly round: number;
  readonly onAct: (act: Act) => void;
}

const readReports = async (state: 'open' | 'closed', before: string | null): Promise<Result<ListPage<Report>>> => {
  const answer = await api.ask('GET /api/moderation/reports', { query: { state, ...after(before) } });
  return answer.ok ? ok({ items: answer.value.reports, next: answer.value.next }) : answer;
};

/** What players have reported. */
export const Reports = ({ round, onAct }: PartProps): JSX.Element => {
  const { words, said, speak } = useModerationWords();
  const [state, setState] = useState<'open' | 'closed'>('open');
  const { items, next, fault, more } = usePages(readReports, state, round);
  return (
    <>
      <Segments
        label={speak(said.state)}
        values={(['open', 'closed'] as const).map(value => ({ value, label: speak(said[value]) }))}
        value={state}
        onChange={setState}
      />
      <p class="moderation-fault" role="alert">
        {fault && sayFault(fault, words, speak)}
      </p>
      {items?.length === 0 && <Notice icon="check" title={speak(said.none)} text={speak(said.noneText)} />}
      {items?.map(report => (
        <ReportCard key={report.id} report={report} onAct={onAct} />
      ))}
      {next !== null && <Button onClick={more}>{speak(said.more)}</Button>}
    </>
  );
};

const ReportCard = ({ report, onAct }: { readonly report: Report } & Pick<PartProps, 'onAct'>): JSX.Element => {
  const { said, speak } = useModerationWords();
  const { id, at, by, person, room, line, text, why, around, closed } = report;
  const isShown = around.some(message => message.n === line && message.text !== '');
  return (
    <section class="card moderation-card">
      <h2>
        <Link to={{ page: 'moderation', id: person.id }}>{person.name}</Link>
      </h2>
      <p class="small">
        {speak(said.reportedBy, { by: by.name, date: speak.date(at, SHORT) })}
        {room !== null && (
          <>
            {' · '}
            <Link to={{ page: 'room', id: room }}>{speak(said.inRoom, { room })}</Link>
          </>
        )}
      </p>
      <p class="moderation-why">{why}</p>
      {text !== null && !isShown && <blockquote>{text}</blockquote>}
      {around.length > 0 && <Messages messages={around} {...(line !== null && { marked: line })} onAct={onAct} />}
      {closed ? (
        <p class="quiet">
          {speak(said.closedBy, {
            by: closed.by?.name ?? speak(said.server),
            date: speak.date(closed.at, SHORT),
            outcome: closed.outcome,
          })}
        </p>
      ) : (
        <div class="actions">
          <Button kind="primary" icon="check" onClick={() => onAct({ kind: 'closeReport', person, report: id })}>
            {speak(said.acts.closeReport)}
          </Button>
          <Button icon="lock" onClick={() => onAct({ kind: 'suspend', person })}>
            {speak(said.acts.suspend)}
          </Button>
        </div>
      )}
    </section>
  );
};

interface MessagesProps {
  readonly messages: readonly SaidMessage[];
  /** The one that all is about. */
  readonly marked?: number;
  readonly onAct: (act: Act) => void;
}

/** Messages of chats, each of which can be taken back. */
export const Messages = ({ messages, marked, onAct }: MessagesProps): JSX.Element => {
  const { said, speak } = useModerationWords();
  return (
    <ol class="moderation-messages">
      {messages.map(({ room, n, at, by, name, text }) => (
        <li key={`${room} ${n}`} class={n === marked ? 'moderation-marked' : undefined}>
          <div class="words">
            <span class="small">
              {name}, {speak.date(at, SHORT)}
            </span>
            <span>{text === '' ? <em>{speak(said.takenBack)}</em> : text}</span>
          </div>
          {text !== '' && (
            <IconButton
              icon="trash"
              label={`${speak(said.acts.takeMessage)}: ${text}`}
              onClick={() => onAct({ kind: 'takeMessage', person: { id: by, name }, message: { room, n } })}
            />
          )}
        </li>
      ))}
    </ol>
  );
};
