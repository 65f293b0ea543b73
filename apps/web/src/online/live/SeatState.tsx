import type { Seat } from '@threefold-games/core';
import type { ClockFace } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import type { TableController } from '../../board/index.ts';
import { formatClock, useWords } from '../../i18n/index.ts';
import { narrow } from '../../settings/index.ts';
import { Icon } from '../../ui/index.ts';
import { saySeatRating } from '../lobby/sayRow.ts';
import { personAt } from '../net/room.ts';
import type { LiveMatch } from './liveMatch.ts';

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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time that is counted in days: 1 d 4 h, 5 h 12 min, 9 min. */
const sayDays = (left: number, { live }: OnlineWords, speak: Speak): string => {
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / MINUTE),
  ];
  if (days > 0) return speak(live.clockDays, { days, hours });
  return hours > 0 ? speak(live.clockHours, { hours, minutes }) : speak(live.clockMinutes, { n: minutes });
};

/** What a clock says. */
export const sayClockFace = (face: ClockFace, online: OnlineWords, speak: Speak): string => {
  if (face.kind === 'days') return sayDays(face.left, online, speak);
  const time = formatClock(face.left, true);
  return face.kind === 'period' ? speak(online.live.clockPeriods, { time, n: face.periods }) : time;
};

interface RatingChangeProps {
  readonly match: LiveMatch;
  readonly seat: Seat;
  readonly online: OnlineWords;
}

/** As wide as a plus. */
const MINUS = '\u2212';

/** What a game that is over made of somebody's rating; nothing where it was not rated. */
export const RatingChange = ({ match, seat, online }: RatingChangeProps): JSX.Element | null => {
  const { speak } = useWords();
  const person = personAt(match.room.value.now, seat);
  const { rating, change } = match.mirror.ratings.value[person ?? ''] ?? {};
  if (rating === undefined || change === undefined) return null;
  const signed = speak.number(change, { signDisplay: 'exceptZero' }).replace('-', MINUS);
  const given = { rating: String(Math.round(rating)), change: signed };
  return (
    <span class="live-rating-change">
      <span class="unseen">{speak(online.live.ratingChange, given)}</span>
      <span aria-hidden="true">
        {given.rating} <b>{given.change}</b>
      </span>
    </span>
  );
};
