import type { Player, Rating } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { Button, Switch } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { useFace } from '../../state/face.ts';
import { games } from '../../state/games.ts';
import { useOnlineWords } from '../../state/onlineWords.ts';
import { otherRatings, ratingIcon, sayRating } from './ratings.ts';

interface SideProps {
  readonly player: Player;
}

/** How many of the games were played to their end, as a number, a bar and a sentence. */
export const FinishedCard = ({ player }: SideProps): JSX.Element | null => {
  const { online, speak } = useOnlineWords();
  const { player: words } = online;
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
  const { online, speak } = useOnlineWords();
  const face = useFace(rating.game ?? games[0]!.id);
  const most = Math.max(...(games.find(({ id }) => id === rating.game)?.seats ?? [2]));
  const whole = (value: number): string => speak.number(Math.round(value), { useGrouping: false });
  return (
    <li>
      <Icon name={ratingIcon(rating)} size={18} />
      <span class="player-side-words">{sayRating(rating, face?.title ?? '', most, online, speak)}</span>
      <strong>{speak(online.player.value, { rating: whole(rating.rating), doubt: whole(rating.doubt) })}</strong>
    </li>
  );
};

/** Ratings beyond the three. */
export const OtherRatings = ({ player }: SideProps): JSX.Element | null => {
  const { online, speak } = useOnlineWords();
  const others = otherRatings(player.ratings, games);
  if (others.length === 0) return null;
  return (
    <section class="card player-side-card">
      <h2>{speak(online.player.others)}</h2>
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
  const { online, speak } = useOnlineWords();
  const { player: words } = online;
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
            <Button onClick={onUnblock}>{speak(online.account.people.unblock)}</Button>
          </li>
        )}
      </ul>
    </section>
  );
};
