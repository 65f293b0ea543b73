import type { Game } from '@threefold/core';
import { games } from '@threefold/games';
import type { Rating } from '@threefold/wire';
import type { OnlineWords, Speak } from '@threefold/words';
import type { JSX } from 'preact';
import { GameBadge } from '../../board/GameBadge.tsx';
import { useFace } from '../../state/face.ts';
import { mainRating, saySeats } from './ratings.ts';
import { Sparkline } from './Sparkline.tsx';
import './ratingCards.css';

interface SpokenProps {
  readonly online: OnlineWords;
  readonly speak: Speak;
}

const RatingCard = ({
  game,
  rating,
  online,
  speak,
}: SpokenProps & { readonly game: Game; readonly rating: Rating | undefined }): JSX.Element => {
  const face = useFace(game.id);
  const { player } = online;
  const value = rating && speak.number(Math.round(rating.rating), { useGrouping: false });
  const doubt = rating && speak.number(Math.round(rating.doubt));
  return (
    <li class="player-rating">
      {face && <GameBadge face={face} size={40} />}
      <div class="player-rating-name">
        <strong>{face?.title}</strong>
        {rating && <span class="player-rating-seats">{saySeats(rating, Math.max(...game.seats), online, speak)}</span>}
      </div>
      {rating && <Sparkline values={rating.history} />}
      <p class="player-rating-value">
        <strong aria-hidden="true">{value ?? '–'}</strong>
        {rating && <span aria-hidden="true">{speak(player.doubt, { doubt: doubt ?? '' })}</span>}
        {rating && (
          <span class="unseen">
            {speak(player.said, { game: face?.title ?? '', rating: value ?? '', doubt: doubt ?? '' })}
          </span>
        )}
      </p>
      <p class="player-rating-games">
        {rating ? speak(player.played, { n: rating.games, won: speak.percent(rating.won) }) : speak(player.unrated)}
      </p>
    </li>
  );
};

/** Three ratings with their doubt. */
export const RatingCards = ({
  ratings,
  ...spoken
}: SpokenProps & { readonly ratings: readonly Rating[] }): JSX.Element => (
  <ul class="player-ratings" aria-label={spoken.speak(spoken.online.player.ratings)}>
    {games.map(game => (
      <RatingCard key={game.id} game={game} rating={mainRating(ratings, game.id)} {...spoken} />
    ))}
  </ul>
);
