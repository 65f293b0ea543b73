import type { Seat } from '@threefold-games/core';
import type { OnlineWords } from '@threefold-games/words';
import type { JSX } from 'preact';
import type { LiveMatch } from '../../match/liveMatch.ts';
import { personAt } from '../../net/room.ts';
import { useWords } from '../../state/language.ts';

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
