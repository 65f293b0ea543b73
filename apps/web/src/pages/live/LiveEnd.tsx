import { parseRecord } from '@threefold/core';
import type { OnlineWords } from '@threefold/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LiveSession } from '../../live/session.ts';
import { api } from '../../net/api.ts';
import { Button } from '../../shell/controls.tsx';
import { recordName, saveFile } from '../../state/files.ts';
import { useWords } from '../../state/language.ts';
import { href } from '../../state/route.ts';
import { replayAnchor, SHARED } from '../../study/links.ts';
import { studyAnchorOf } from './studyAnchorOf.ts';

interface LiveEndProps {
  readonly session: LiveSession;
  readonly names: readonly string[];
  readonly online: OnlineWords;
  readonly next: JSX.Element | undefined;
}

interface Links {
  readonly replay: string | undefined;
  readonly analysis: string | undefined;
}

/** What can be done when a game is over. */
export const LiveEnd = ({ session, names, online, next }: LiveEndProps): JSX.Element => {
  const { words, speak } = useWords();
  const { live } = online;
  const { saved, game, turns } = session.standing.value;
  const view = session.mirror.view.value!;
  const [links, setLinks] = useState<Links>({ replay: undefined, analysis: undefined });
  useEffect(() => {
    let left = false;
    const record = parseRecord(saved.record);
    if (!record.ok) return undefined;
    void Promise.all([replayAnchor(record.value, undefined), studyAnchorOf(record.value)]).then(
      ([replay, analysis]) => left || setLinks({ replay, analysis }),
    );
    return () => {
      left = true;
    };
  }, [saved.record]);
  const { id, deal } = view.table;
  const download = async (): Promise<void> => {
    const answer = await api.get<string>(`/api/rooms/${id}/record`);
    if (answer.ok) saveFile(recordName(game.id, view.table.started ?? view.table.created), answer.value);
    else session.refused.value = { what: 'resume', fault: answer.error };
  };
  const dealt = deal.order !== undefined || view.table.layout !== '' || turns.some(({ drawn }) => drawn.length > 0);
  return (
    <>
      <Rematch session={session} names={names} online={online} />
      {next}
      <div class="table-end-actions live-end-actions">
        {links.replay !== undefined && (
          <Button icon="play" wide href={`${href({ page: 'replay', id: SHARED })}#${links.replay}`}>
            {speak(words.myGames.replay)}
          </Button>
        )}
        {links.analysis !== undefined && (
          <Button icon="chart" wide href={`${href({ page: 'analysis', query: {} })}#${links.analysis}`}>
            {speak(live.review)}
          </Button>
        )}
        <Button icon="download" wide label={speak(live.recordFile)} onClick={() => void download()}>
          {speak(live.record)}
        </Button>
      </div>
      {dealt && deal.secret !== undefined && (
        <details class="live-deal">
          <summary>{speak(live.dealTitle)}</summary>
          <p>{speak(live.dealText)}</p>
          <dl>
            <dt>{speak(live.dealHash)}</dt>
            <dd>{deal.hash}</dd>
            <dt>{speak(live.dealSecret)}</dt>
            <dd>{deal.secret}</dd>
          </dl>
        </details>
      )}
    </>
  );
};

/** Whether it is played again: asked, waited for, or begun. */
const Rematch = ({ session, names, online }: Omit<LiveEndProps, 'next'>): JSX.Element | null => {
  const { speak } = useWords();
  const { live } = online;
  const { seat } = session;
  const now = session.mirror.now.value!;
  if (now.next !== undefined)
    return (
      <Button kind="primary" icon="play" wide href={href({ page: 'room', id: now.next })}>
        {speak(live.rematchNext)}
      </Button>
    );
  if (seat === undefined || now.seats[seat]?.kind !== 'person')
    return (
      <Button wide href={href({ page: 'together' })}>
        {speak(live.lobby)}
      </Button>
    );
  const offer = now.offers.find(({ kind }) => kind === 'rematch');
  if (offer?.agreed.includes(seat)) {
    const others = now.seats.flatMap((sitter, i) =>
      sitter.kind === 'person' && !offer.agreed.includes(i) ? [names[i] ?? ''] : [],
    );
    return (
      <div class="live-rematch">
        <p role="status">{speak(live.rematchWait, { names: speak.list(others) })}</p>
        <Button onClick={() => void session.answer('rematch', false)}>{speak(live.withdraw)}</Button>
      </div>
    );
  }
  return (
    <>
      {offer && (
        <p class="live-rematch-asked" role="status">
          {speak(live.rematchAsked, { name: names[offer.by] ?? '' })}
        </p>
      )}
      <div class="live-rematch">
        <Button
          kind="primary"
          icon="reset"
          wide
          onClick={() => void (offer ? session.answer('rematch', true) : session.offer('rematch'))}
        >
          {speak(live.rematch)}
        </Button>
        {offer && <Button onClick={() => void session.answer('rematch', false)}>{speak(live.decline)}</Button>}
      </div>
    </>
  );
};
