import type { GameHead } from '@threefold-games/core';
import type { Rating } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { GameBadge } from '../../board/GameBadge.tsx';
import { useFace } from '../../state/face.ts';
import { games } from '../../state/games.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { mainRating, saySeats } from './ratings.ts';
import { Sparkline } from './Sparkline.tsx';

interface RatingCardProps {
  readonly game: GameHead;
  readonly rating: Rating | undefined;
}

const RatingCard = ({ game, rating }: RatingCardProps): JSX.Element => {
  const { online, speak } = useOnlineWords();
  const face = useFace(game.id);
  const { player } = online;
  const value = rating && speak.number(Math.round(rating.rating), { useGrouping: false });
  const doubt = rating && speak.number(Math.round(rating.doubt));
  return (
    <li class="card player-rating">
      {face && <GameBadge face={face} size={40} />}
      <div class="words player-rating-name">
        <strong>{face?.title}</strong>
        {rating && <span class="small desk-only">{saySeats(rating, Math.max(...game.seats), online, speak)}</span>}
      </div>
      {rating && <Sparkline values={rating.history} />}
      <p class="player-rating-value">
        <strong aria-hidden="true">{value ?? '–'}</strong>
        {rating && (
          <span class="quiet" aria-hidden="true">
            {speak(player.doubt, { doubt: doubt ?? '' })}
          </span>
        )}
        {rating && (
          <span class="unseen">
            {speak(player.said, { game: face?.title ?? '', rating: value ?? '', doubt: doubt ?? '' })}
          </span>
        )}
      </p>
      <p class="quiet player-rating-games">
        {rating ? speak(player.played, { n: rating.games, won: speak.percent(rating.won) }) : speak(player.unrated)}
      </p>
    </li>
  );
};

/** Three ratings with their doubt. */
export const RatingCards = ({ ratings }: { readonly ratings: readonly Rating[] }): JSX.Element => {
  const { online, speak } = useOnlineWords();
  return (
    <ul class="player-ratings" aria-label={speak(online.player.ratings)}>
      {games.map(game => (
        <RatingCard key={game.id} game={game} rating={mainRating(ratings, game.id)} />
      ))}
    </ul>
  );
};
