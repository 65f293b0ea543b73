import type { Seat } from '@threefold-games/core';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import type { LiveMatch } from '../../match/liveMatch.ts';
import { Icon } from '../../shell/icons.tsx';
import { formatClock } from '../../state/formatClock.ts';
import { useWords } from '../../state/language.ts';
import { narrow } from '../../state/narrow.ts';
import type { TableController } from '../../table/controller.ts';
import { saySeatRating } from '../together/sayRow.ts';

interface SeatStateProps {
  readonly controller: TableController<LiveMatch>;
  readonly seat: Seat;
  readonly online: OnlineWords;
  /** Whether one's own connection is lost. */
  readonly lost: boolean;
}

/** How it is with a seat: connections that hold say nothing. */
export const SeatState = ({ controller, seat, online, lost }: SeatStateProps): JSX.Element => {
  const { words, speak } = useWords();
  const { live } = online;
  const match = controller.source;
  const { now } = match.room.value;
  const isMe = seat === match.mySeat;
  const face = controller.clockFace(seat);
  const sitter = now.seats[seat];
  const acts = now.phase === 'playing' && now.actor === seat;
  if (sitter?.kind === 'bot') {
    const { level } = sitter;
    return <>{speak(sitter.for ? live.standIn : live.bot, { level })}</>;
  }
  if (sitter?.kind === 'person' && sitter.gone !== undefined && now.phase === 'playing') {
    const until = now.giveUp[seat] ?? null;
    const time = until === null ? undefined : formatClock(until - match.now());
    return <Lost time={time} online={online} />;
  }
  if (lost && isMe) return <Lost time={undefined} online={online} />;
  if (now.phase === 'playing' && (now.holidays[seat] ?? null) !== null) return <>{speak(online.together.holiday)}</>;
  if (face?.kind === 'first' && !narrow.value) return <>{speak(live.firstTurn, { time: formatClock(face.left) })}</>;
  if (acts) return <>{speak(isMe ? live.yourTurn : live.toAct)}</>;
  if (isMe) return <>{speak(words.shell.me)}</>;
  const rating = sitter?.kind === 'person' ? match.mirror.ratings.value[sitter.person] : undefined;
  return <>{saySeatRating(rating ?? {}, online, speak) ?? ''}</>;
};

interface LostProps extends Pick<SeatStateProps, 'online'> {
  /** How long the seat is kept; undefined where nobody knows. */
  readonly time: string | undefined;
}

/** Somebody is away. On phones the word has no room beside the counts: a sign and the time stand for it. */
const Lost = ({ time, online: { live } }: LostProps): JSX.Element => {
  const { speak } = useWords();
  const text = time === undefined ? speak(live.reconnecting) : speak(live.reconnectingFor, { time });
  return (
    <span class="live-lost">
      <Icon name="offline" size={15} />
      {narrow.value ? (
        <>
          <span class="unseen">{text}</span>
          <span aria-hidden="true">{time}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
};
