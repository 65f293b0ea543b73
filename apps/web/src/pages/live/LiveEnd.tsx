import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LiveMatch } from '../../match/liveMatch.ts';
import { api } from '../../net/api.ts';
import { Button } from '../../shell/controls.tsx';
import { recordName, saveFile } from '../../state/files.ts';
import { useWords } from '../../state/language.ts';
import { href } from '../../state/route.ts';
import { replayAnchor, SHARED } from '../../study/links.ts';
import type { TableController } from '../../table/controller.ts';
import { useMyGamesWords } from '../myGames/myGamesWords.ts';
import { DealCheck } from './DealCheck.tsx';

interface LiveEndProps {
  readonly controller: TableController<LiveMatch>;
  readonly online: OnlineWords;
  readonly next: JSX.Element | undefined;
}

/** What can be done when a game is over. */
export const LiveEnd = ({ controller, online, next }: LiveEndProps): JSX.Element => {
  const { myGames, speak } = useMyGamesWords();
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
            {speak(myGames.replay)}
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
