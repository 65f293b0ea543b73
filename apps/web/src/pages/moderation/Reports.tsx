import { ok, type Result } from '@threefold-games/core';
import type { Report } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { Button, Notice, Segments } from '../../shell/controls.tsx';
import { Link } from '../../shell/Link.tsx';
import { sayFault } from '../../state/faults.ts';
import type { Act } from './acts.ts';
import { Messages } from './Messages.tsx';
import { SHORT, useModerationWords } from './moderationWords.ts';
import { after, type ListPage, usePages } from './usePages.ts';

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
  const { words, texts, speak } = useModerationWords();
  const [state, setState] = useState<'open' | 'closed'>('open');
  const { items, next, fault, more } = usePages(readReports, state, round);
  return (
    <>
      <Segments
        label={speak(texts.state)}
        values={(['open', 'closed'] as const).map(value => ({ value, label: speak(texts[value]) }))}
        value={state}
        onChange={setState}
      />
      <p class="moderation-fault" role="alert">
        {fault && sayFault(fault, words, speak)}
      </p>
      {items?.length === 0 && <Notice icon="check" title={speak(texts.none)} text={speak(texts.noneText)} />}
      {items?.map(report => (
        <ReportCard key={report.id} report={report} onAct={onAct} />
      ))}
      {next !== null && <Button onClick={more}>{speak(texts.more)}</Button>}
    </>
  );
};

const ReportCard = ({ report, onAct }: { readonly report: Report } & Pick<PartProps, 'onAct'>): JSX.Element => {
  const { texts, speak } = useModerationWords();
  const { id, at, by, person, room, line, text, why, around, closed } = report;
  const isShown = around.some(message => message.n === line && message.text !== '');
  return (
    <section class="card moderation-card">
      <h2>
        <Link to={{ page: 'moderation', id: person.id }}>{person.name}</Link>
      </h2>
      <p class="small">
        {speak(texts.reportedBy, { by: by.name, date: speak.date(at, SHORT) })}
        {room !== null && (
          <>
            {' · '}
            <Link to={{ page: 'room', id: room }}>{speak(texts.inRoom, { room })}</Link>
          </>
        )}
      </p>
      <p class="moderation-why">{why}</p>
      {text !== null && !isShown && <blockquote>{text}</blockquote>}
      {around.length > 0 && <Messages messages={around} {...(line !== null && { marked: line })} onAct={onAct} />}
      {closed ? (
        <p class="quiet">
          {speak(texts.closedBy, {
            by: closed.by?.name ?? speak(texts.server),
            date: speak.date(closed.at, SHORT),
            outcome: closed.outcome,
          })}
        </p>
      ) : (
        <div class="actions">
          <Button kind="primary" icon="check" onClick={() => onAct({ kind: 'closeReport', person, report: id })}>
            {speak(texts.acts.closeReport)}
          </Button>
          <Button icon="lock" onClick={() => onAct({ kind: 'suspend', person })}>
            {speak(texts.acts.suspend)}
          </Button>
        </div>
      )}
    </section>
  );
};
