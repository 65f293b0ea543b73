import { FIRST_DAY } from '@threefold-games/learn';
import type { JSX } from 'preact';
import { dayAfter } from '../../puzzles/today.ts';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { useFace } from '../../state/face.ts';
import { usePuzzleWords } from '../puzzle/puzzleWords.ts';
import { type DayPuzzle, triedOf } from './useDay.ts';

interface DayCardProps {
  readonly date: string;
  readonly today: string;
  readonly puzzles: readonly DayPuzzle[];
  /** The game whose puzzle is on the board. */
  readonly game: string;
}

/** The puzzles of the day with how they went, and the days beside it. */
export const DayCard = ({ date, today, puzzles, game }: DayCardProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  return (
    <section class="card daily-card">
      <div class="daily-games">
        <h2 class="quiet">{speak(date === today ? said.daily.today : said.daily.thatDay)}</h2>
        <ul>
          {puzzles.map(puzzle => (
            <li key={puzzle.game}>
              <GameLink puzzle={puzzle} date={date} isHere={puzzle.game === game} />
            </li>
          ))}
        </ul>
      </div>
      <nav class="daily-days" aria-label={speak(said.daily.days)}>
        {date > FIRST_DAY && (
          <Link to={{ page: 'daily', date: dayAfter(date, -1), game }} class="daily-day">
            <Icon name="back" size={16} />
            {speak(said.daily.before)}
          </Link>
        )}
        {date < today && (
          <Link to={{ page: 'daily', date: dayAfter(date, 1), game }} class="daily-day daily-day-after">
            {speak(said.daily.after)}
            <Icon name="next" size={16} />
          </Link>
        )}
      </nav>
    </section>
  );
};

interface GameLinkProps {
  readonly puzzle: DayPuzzle;
  readonly date: string;
  readonly isHere: boolean;
}

const GameLink = ({ puzzle, date, isHere }: GameLinkProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const title = useFace(puzzle.game)?.title ?? puzzle.game;
  const outcome = triedOf(puzzle)?.outcome;
  const isSolved = outcome === 'solved' || outcome === 'practised';
  const state = isSolved ? said.daily.isSolved : outcome === 'shown' ? said.daily.isShown : said.daily.isOpen;
  return (
    <Link
      to={{ page: 'daily', date, game: puzzle.game }}
      class={isSolved ? 'daily-game daily-game-solved' : 'daily-game'}
      label={speak(state, { game: title })}
      here={isHere}
    >
      {isSolved && <Icon name="check" size={16} />}
      {outcome === 'shown' && <Icon name="eye" size={16} />}
      {title}
    </Link>
  );
};

/** What Share sends, word for word. */
export const SentCard = ({ sent }: { readonly sent: string }): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  return (
    <section class="card daily-card desk-only">
      <h2 class="quiet">{speak(said.daily.sends)}</h2>
      <p class="daily-sent">{sent}</p>
    </section>
  );
};
