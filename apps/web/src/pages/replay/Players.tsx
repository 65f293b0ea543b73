import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { FigureView } from '../../board/FigureView.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { useWords } from '../../state/language.ts';
import { type Reel, sharesOf } from '../../study/reel.ts';
import type { Sitting } from '../../study/seats.ts';
import { SmallCounts } from '../table/Counts.tsx';

interface PlayersProps {
  readonly reel: Reel;
  readonly face: Face;
  readonly seats: readonly Sitting[];
  /** What is shown now. */
  readonly view: unknown;
  /** Whether the game goes on elsewhere. */
  readonly running: boolean;
}

/** Who played, how it ended for each, and what counts at the turn that is shown. */
export const Players = ({ reel, face, seats, view }: PlayersProps): JSX.Element => {
  const { words, speak } = useWords();
  const { replay } = words;
  const shares = sharesOf(reel);
  const turn = reel.history.turns.length;
  const result = (seat: number): string | undefined => {
    const share = shares?.[seat];
    if (share === undefined) return undefined;
    const place = reel.outcome?.ranking?.[seat];
    if (place !== undefined && seats.length > 2) return speak(replay.place, { n: place });
    if (share > 0.999) return speak(replay.won, { turn });
    return share < 0.001 ? speak(replay.lost) : speak(replay.shared, { turn });
  };
  return (
    <ul
      class={seats.length > 2 ? 'replay-players replay-players-many' : 'replay-players'}
      aria-label={speak(replay.players)}
    >
      {seats.map(({ seat, name }) => {
        const said = result(seat);
        const won = (shares?.[seat] ?? 0) > 0.999;
        const headline = face.headline(view, seat);
        return (
          <li key={seat} class="replay-player">
            <FigureView figure={face.token(seat, seats.length)} size={28} />
            <span class="replay-player-words">
              <span class="replay-player-name">{name}</span>
              {said && (
                <span class={won ? 'replay-player-result replay-player-won' : 'replay-player-result'}>{said}</span>
              )}
            </span>
            {won && (
              <span class="replay-player-crown">
                <Icon name="crown" />
              </span>
            )}
            {headline?.value !== undefined && (
              <span class="replay-player-value">
                <b>{headline.value}</b> <span class="unseen">{headline.label}</span>
              </span>
            )}
            <SmallCounts counts={face.counts(view, seat)} />
          </li>
        );
      })}
    </ul>
  );
};

/** Why the game is over, or that it is not. */
export const Ending = ({ reel, face, seats, running }: Omit<PlayersProps, 'view'>): JSX.Element => {
  const { words, speak } = useWords();
  const { replay } = words;
  const { outcome, left } = reel;
  if (outcome)
    return (
      <p class="replay-ending">
        {face.ending(reel.history.positionAfter(reel.history.turns.length).view(), outcome)}{' '}
        <Link to={{ page: 'rules', game: reel.game.id, rule: outcome.rule }}>{outcome.rule}</Link>
      </p>
    );
  const name = left ? (seats[left.seat]?.name ?? '') : '';
  const text = left
    ? speak(left.kind === 'resigned' ? replay.resigned : replay.timeout, { name })
    : speak(running ? replay.running : replay.stopped);
  return <p class="replay-ending">{text}</p>;
};
