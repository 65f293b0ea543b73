import type { GameHead } from '@threefold-games/core';
import type { Player, Rating } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { GameBadge } from '../../board/index.ts';
import { games, useFace } from '../../games/index.ts';
import { useOnlineWords } from '../../i18n/index.ts';
import { Button, Icon, Switch } from '../../ui/index.ts';
import { curvePoints, mainRating, otherRatings, ratingIcon, sayRating, saySeats } from './playerTexts.ts';

interface RatingCardProps {
  readonly game: GameHead;
  readonly rating: Rating | undefined;
}

const RatingCard = ({ game, rating }: RatingCardProps): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const face = useFace(game.id);
  const { player } = said;
  const value = rating && speak.number(Math.round(rating.rating), { useGrouping: false });
  const doubt = rating && speak.number(Math.round(rating.doubt));
  return (
    <li class="card player-rating">
      {face && <GameBadge face={face} size={40} />}
      <div class="words player-rating-name">
        <strong>{face?.title}</strong>
        {rating && <span class="small desk-only">{saySeats(rating, Math.max(...game.seats), said, speak)}</span>}
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
  const { said, speak } = useOnlineWords();
  return (
    <ul class="player-ratings" aria-label={speak(said.player.ratings)}>
      {games.map(game => (
        <RatingCard key={game.id} game={game} rating={mainRating(ratings, game.id)} />
      ))}
    </ul>
  );
};

const WIDTH = 76;
const HEIGHT = 26;
const EDGE = 4;

/** How a rating has gone lately; the numbers beside it say where it is. */
const Sparkline = ({ values }: { readonly values: readonly number[] }): JSX.Element | null => {
  const points = curvePoints(values, WIDTH, HEIGHT).map(([x, y]) => [x + EDGE, y + EDGE] as const);
  const last = points.at(-1);
  // One point says nothing about the way.
  if (!last || points.length < 2) return null;
  return (
    <svg class="player-curve" viewBox={`0 0 ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`} aria-hidden="true">
      <polyline points={points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      <circle cx={last[0]} cy={last[1]} r="3.5" />
    </svg>
  );
};

interface SideProps {
  readonly player: Player;
}

/** How many of the games were played to their end, as a number, a bar and a sentence. */
export const FinishedCard = ({ player }: SideProps): JSX.Element | null => {
  const { said, speak } = useOnlineWords();
  const { player: words } = said;
  if (player.games === 0) return null;
  const share = (player.games - player.left) / player.games;
  const lately =
    player.leftLately === 0 ? speak(words.leftNoneLately) : speak(words.leftLately, { n: player.leftLately });
  return (
    <section class="card player-side-card player-finished">
      <h2>{speak(words.finished)}</h2>
      {/* Rounded down: whoever has left a game never reads 100 %. */}
      <strong class="player-share">{speak.percent(Math.floor(share * 100) / 100)}</strong>
      <span class="player-share-track" aria-hidden="true">
        <span class="player-share-fill" style={{ width: `${share * 100}%` }} />
      </span>
      <p class="quiet">
        {player.left === 0
          ? speak(words.finishedAll, { n: player.games })
          : `${speak(words.left, { n: player.left, games: player.games })} ${lately}`}
      </p>
    </section>
  );
};

const OtherRating = ({ rating }: { readonly rating: Rating }): JSX.Element => {
  const { said, speak } = useOnlineWords();
  const face = useFace(rating.game ?? games[0]!.id);
  const most = Math.max(...(games.find(({ id }) => id === rating.game)?.seats ?? [2]));
  const whole = (value: number): string => speak.number(Math.round(value), { useGrouping: false });
  return (
    <li>
      <Icon name={ratingIcon(rating)} size={18} />
      <span class="player-side-words">{sayRating(rating, face?.title ?? '', most, said, speak)}</span>
      <strong>{speak(said.player.value, { rating: whole(rating.rating), doubt: whole(rating.doubt) })}</strong>
    </li>
  );
};

/** Ratings beyond the three. */
export const OtherRatings = ({ player }: SideProps): JSX.Element | null => {
  const { said, speak } = useOnlineWords();
  const others = otherRatings(player.ratings, games);
  if (others.length === 0) return null;
  return (
    <section class="card player-side-card">
      <h2>{speak(said.player.others)}</h2>
      <ul>
        {others.map(rating => (
          <OtherRating key={`${rating.game} ${rating.pace} ${rating.versus} ${rating.seats}`} rating={rating} />
        ))}
      </ul>
    </section>
  );
};

interface YouProps extends SideProps {
  /** What the one who looks is called. */
  readonly myName: string;
  readonly onTogether: () => void;
  readonly onMute: (on: boolean) => void;
  readonly onUnblock: () => void;
}

/** How the two have played, and whether one hears the other. */
export const YouCard = (props: YouProps): JSX.Element | null => {
  const { player, myName, onTogether, onMute, onUnblock } = props;
  const { said, speak } = useOnlineWords();
  const { player: words } = said;
  const { name, you } = player;
  if (!you) return null;
  return (
    <section class="card player-side-card">
      <h2>{speak(words.you, { name })}</h2>
      <ul>
        <li>
          <span class="player-side-words">
            {you.games === 0
              ? speak(words.noScore)
              : speak(words.score, { me: myName, mine: you.won, name, theirs: you.lost })}
          </span>
          {you.games > 0 && (
            <button type="button" class="text-button" onClick={onTogether}>
              {speak(words.gamesTogether, { n: you.games })}
            </button>
          )}
        </li>
        <li>
          <Icon name="mute" size={18} />
          <span class="player-side-words">{speak(words.mute)}</span>
          <Switch label={speak(words.mute)} on={you.muted} onChange={onMute} />
        </li>
        {you.blocked && (
          <li>
            <Icon name="warning" size={18} />
            <span class="player-side-words">{speak(words.blocked, { name })}</span>
            <Button onClick={onUnblock}>{speak(said.account.people.unblock)}</Button>
          </li>
        )}
      </ul>
    </section>
  );
};
