import type { Fault, History } from '@threefold-games/core';
import { checkOwnDeal, type DealVerdict, type RoomView } from '@threefold-games/room';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { replayAnchor, SHARED } from '../../analysis/index.ts';
import type { TableController } from '../../board/index.ts';
import { sayFault, useWords } from '../../i18n/index.ts';
import { useMyGamesWords } from '../../library/index.ts';
import { Button, href, Icon, recordName, saveFile } from '../../ui/index.ts';
import { api } from '../net/api.ts';
import { me } from '../net/me.ts';
import type { LiveMatch } from './liveMatch.ts';

interface LiveEndProps {
  readonly controller: TableController<LiveMatch>;
  readonly online: OnlineWords;
  readonly next: JSX.Element | undefined;
}

/** What can be done when a game is over. */
export const LiveEnd = ({ controller, online, next }: LiveEndProps): JSX.Element => {
  const { said, speak } = useMyGamesWords();
  const { live } = online;
  const match = controller.source;
  const { history, record } = controller.model;
  const { table } = match.room.value;
  const [link, setLink] = useState<string | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const written = record();
    if (!written) return undefined;
    void replayAnchor(written, undefined).then(anchor => left || setLink(anchor));
    return () => {
      left = true;
    };
  }, [history]);
  const { mySeat } = match;
  const { id } = table;
  const download = async (): Promise<void> => {
    const answer = await api.ask('GET /api/rooms/:id/record', { params: { id } });
    if (answer.ok) saveFile(recordName(history.game.id, table.started ?? table.created), answer.value);
    else match.refused.value = { what: 'resume', fault: answer.error };
  };
  return (
    <>
      <Rematch controller={controller} online={online} />
      {next}
      <div class="table-end-actions live-end-actions">
        {link !== undefined && (
          <Button icon="play" wide href={`${href({ page: 'replay', id: SHARED })}#${link}`}>
            {speak(said.replay)}
          </Button>
        )}
        <Button icon="chart" wide href={href({ page: 'review', id, ...(mySeat !== undefined && { seat: mySeat }) })}>
          {speak(live.review)}
        </Button>
        <Button icon="download" wide label={speak(live.recordFile)} onClick={() => void download()}>
          {speak(live.record)}
        </Button>
      </div>
      <DealCheck match={match} history={history} online={online} />
    </>
  );
};

/** Whether it is played again: asked, waited for, or begun. */
const Rematch = ({ controller, online }: Omit<LiveEndProps, 'next'>): JSX.Element | null => {
  const { speak } = useWords();
  const { live } = online;
  const match = controller.source;
  const names = controller.names.value;
  const seat = match.mySeat;
  const { now } = match.room.value;
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
      <div class="beside live-rematch">
        <p role="status">{speak(live.rematchWait, { names: speak.list(others) })}</p>
        <Button onClick={() => void match.answer('rematch', false)}>{speak(live.withdraw)}</Button>
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
      <div class="beside live-rematch">
        <Button
          kind="primary"
          icon="reset"
          wide
          onClick={() => void (offer ? match.answer('rematch', true) : match.offer('rematch'))}
        >
          {speak(live.rematch)}
        </Button>
        {offer && <Button onClick={() => void match.answer('rematch', false)}>{speak(live.decline)}</Button>}
      </div>
    </>
  );
};

interface DealCheckProps {
  readonly match: LiveMatch;
  readonly history: History;
  readonly online: OnlineWords;
}

/** What is said of what could be checked. */
const SAID = {
  own: 'dealOwn',
  late: 'dealLate',
  unknown: 'dealUnknown',
  watched: 'dealWatched',
} as const satisfies Record<DealVerdict, keyof OnlineWords['live']>;

/** Whether chance had a part in a game that is over. */
const wasDealt = ({ table: { deal, layout } }: RoomView, { turns, open }: History): boolean =>
  deal.secret !== undefined &&
  (deal.order !== undefined || layout !== '' || open.drawn.length > 0 || turns.some(({ drawn }) => drawn.length > 0));

/** Says at the end of a game whether it was dealt as promised, and shows what that follows from; nothing where nothing was left to chance. */
const DealCheck = ({ match, history, online }: DealCheckProps): JSX.Element | null => {
  const { speak } = useWords();
  const { live } = online;
  const view = match.room.value;
  const { deal } = view.table;
  const own = match.mirror.ownDeal;
  const seat = match.mySeat ?? leftSeat(view, me.value?.id);
  const isDealt = wasDealt(view, history);
  const checked = useMemo(
    () => (isDealt ? checkOwnDeal(view, history, seat, own) : undefined),
    [isDealt, view.table, history, seat, own?.nonce],
  );
  if (!checked) return null;
  return (
    <>
      {checked.ok ? (
        <p class="live-dealt">
          <Icon name={checked.value === 'own' || checked.value === 'watched' ? 'check' : 'warning'} size={18} />
          <span>
            {speak(live[SAID[checked.value]])} {deal.even && speak(live.dealEven)}
          </span>
        </p>
      ) : (
        <Wrong fault={checked.error} online={online} />
      )}
      <details class="live-deal">
        <summary>{speak(live.dealTitle)}</summary>
        <p>{speak(live.dealText)}</p>
        <dl>
          <dt>{speak(live.dealHash)}</dt>
          <dd>{deal.hash}</dd>
          {own && seat !== undefined && (
            <>
              <dt>{speak(live.dealNonce)}</dt>
              <dd>{own.nonce}</dd>
            </>
          )}
          <dt>{speak(live.dealSecret)}</dt>
          <dd>{deal.secret}</dd>
        </dl>
      </details>
    </>
  );
};

const Wrong = ({ fault, online }: { readonly fault: Fault; readonly online: OnlineWords }): JSX.Element => {
  const { words, speak } = useWords();
  const { live } = online;
  return (
    <p class="live-dealt live-dealt-wrong" role="alert">
      <Icon name="warning" size={18} />
      <span>
        {speak(live.dealWrong, { why: sayFault(fault, words, speak) })}{' '}
        {fault.code === 'deal.nonce' && speak(live.dealElsewhere)}
      </span>
    </p>
  );
};

/** The seat of a person whom a bot has replaced. */
const leftSeat = ({ now }: RoomView, person: string | undefined): number | undefined => {
  const seat = now.seats.findIndex(sitter => sitter.kind === 'bot' && sitter.for && sitter.for.person === person);
  return seat < 0 ? undefined : seat;
};
