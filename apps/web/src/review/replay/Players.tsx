import type { JSX } from 'preact';
import { FigureView } from '../../board/index.ts';
import { useWords } from '../../i18n/index.ts';
import { SmallCounts } from '../../table/index.ts';
import { Icon, Link } from '../../ui/index.ts';
import { sharesOf } from './replayedGame.ts';
import type { Replaying } from './useReplay.ts';

interface PlayersProps {
  readonly replaying: Replaying;
}

/** Who played, how it ended for each, and what counts at the turn that is shown. */
export const Players = ({ replaying }: PlayersProps): JSX.Element => {
  const { words, speak } = useWords();
  const { replay } = words;
  const { watched, controller, seats } = replaying;
  const face = controller.face.value;
  const view = controller.view.value;
  const shares = sharesOf(watched);
  const { length: turn, position } = watched.history;
  const result = (seat: number): string | undefined => {
    const share = shares?.[seat];
    if (share === undefined) return undefined;
    const place = position.outcome()?.ranking?.[seat];
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
          <li key={seat} class="beside replay-player">
            <FigureView figure={face.token(seat, seats.length)} size={28} />
            <span class="words">
              <span class="clip replay-player-name">{name}</span>
              {said && <span class={won ? 'small desk-only replay-player-won' : 'small desk-only'}>{said}</span>}
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

/** Why the game is over, or that it is not; `running`: it goes on elsewhere. */
export const Ending = ({ replaying, running }: PlayersProps & { readonly running: boolean }): JSX.Element => {
  const { words, speak } = useWords();
  const { replay } = words;
  const { watched, controller, seats } = replaying;
  const { history, left } = watched;
  const outcome = history.position.outcome();
  if (outcome)
    return (
      <p class="quiet replay-ending">
        {controller.face.value.ending(history.position.view(), outcome)}{' '}
        <Link to={{ page: 'rules', game: history.game.id, rule: outcome.rule }}>{outcome.rule}</Link>
      </p>
    );
  const name = left ? (seats[left.seat]?.name ?? '') : '';
  const text = left
    ? speak(left.kind === 'resigned' ? replay.resigned : replay.timeout, { name })
    : speak(running ? replay.running : replay.stopped);
  return <p class="quiet replay-ending">{text}</p>;
};
