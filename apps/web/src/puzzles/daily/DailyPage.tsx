import { FIRST_DAY, isPuzzleDay } from '@threefold-games/learn';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useFace } from '../../games/index.ts';
import { Button, href, Icon, type IconName, Link, Notice, Page, type Route, useLoaded } from '../../ui/index.ts';
import { readProgress } from '../progress.ts';
import { loadShelved, useLoadedPuzzle } from '../puzzle/loadedPuzzle.ts';
import { PuzzleTable } from '../puzzle/PuzzleTable.tsx';
import { usePuzzleWords } from '../puzzleWords.ts';
import { loadWithdrawn } from '../shelf.ts';
import { type DayPuzzle, dayAfter, dayAt, fetchDays, isOver, momentOf, nextOpen, triedOf, useDay } from './days.ts';
import '../puzzle/puzzle.css';
import './daily.css';

interface DailyPageProps {
  /** Today unless told. */
  readonly date: string | undefined;
  /** The first that is open unless told. */
  readonly game: string | undefined;
}

const ALL: Route = { page: 'puzzles', query: {} };

/** The puzzles of a day, one for each game, the same for everybody. */
export const DailyPage = ({ date, game }: DailyPageProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  // At midnight nothing changes under a finger.
  const [today] = useState(() => dayAt(Date.now()));
  const asked = date ?? today;
  if (!isPuzzleDay(asked)) {
    const text = speak(said.daily.noneText, { date: speak.date(momentOf(FIRST_DAY), WITH_YEAR) });
    return <NoDay icon="calendar" title={speak(said.daily.none)} text={text} />;
  }
  if (asked > today)
    return <NoDay icon="calendar" title={speak(said.daily.notYet)} text={speak(said.daily.notYetText)} />;
  return <Day key={asked} date={asked} today={today} game={game} />;
};

const IN_YEAR = { day: 'numeric', month: 'long' } as const;
const WITH_YEAR = { ...IN_YEAR, year: 'numeric' } as const;

interface NoDayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

/** What stands there where a day has no puzzles to show. */
const NoDay = ({ icon, title, text, children }: NoDayProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  return (
    <Page title={speak(said.daily.title)} place="learn" back={ALL}>
      <div class="card notice-card">
        <Notice level={1} icon={icon} title={title} text={text}>
          {children}
          <Button kind="primary" href={href({ page: 'daily' })}>
            {speak(said.daily.toToday)}
          </Button>
        </Notice>
      </div>
    </Page>
  );
};

interface DayProps {
  readonly date: string;
  readonly today: string;
  readonly game: string | undefined;
}

const Day = ({ date, today, game }: DayProps): JSX.Element | null => {
  const { words, speak, said } = usePuzzleWords();
  const [tries, setTries] = useState(0);
  const day = useDay(date, tries);
  const read = useLoaded(readProgress, undefined);
  useEffect(() => {
    void loadWithdrawn();
    void fetchDays(today);
  }, [today]);
  // Which one is on the board is decided once: what is solved stays to be looked at.
  const [first, setFirst] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (day && read && day.puzzles.length > 0)
      setFirst((day.puzzles.find(puzzle => !isOver(puzzle)) ?? day.puzzles[0]!).game);
  }, [day, read !== undefined]);
  if (!day || !read) return null;
  const ofGame = (name: string | undefined) => day.puzzles.find(each => each.game === name);
  const puzzle = ofGame(game) ?? ofGame(first);
  if (puzzle)
    return <DailyPuzzle key={puzzle.entry.id} puzzle={puzzle} puzzles={day.puzzles} date={date} today={today} />;
  if (day.puzzles.length > 0) return null;
  if (!day.isPart) return <NoDay icon="calendar" title={speak(said.daily.none)} text={speak(said.missingText)} />;
  return (
    <NoDay icon="offline" title={speak(said.unreachable)} text={speak(said.unreachableText)}>
      <Button onClick={() => setTries(tries + 1)}>{speak(words.shell.tryAgain)}</Button>
    </NoDay>
  );
};

interface DailyPuzzleProps {
  readonly puzzle: DayPuzzle;
  readonly puzzles: readonly DayPuzzle[];
  readonly date: string;
  readonly today: string;
}

const DailyPuzzle = ({ puzzle, puzzles, date, today }: DailyPuzzleProps): JSX.Element | null => {
  const { words, speak, said } = usePuzzleWords();
  const { game, entry } = puzzle;
  const { loaded, fault, retry } = useLoadedPuzzle(entry.id, loadShelved);
  const face = useFace(game);
  const next = nextOpen(puzzles, game);
  const nextTitle = useFace(next?.game ?? game)?.title ?? '';
  if (fault)
    return (
      <NoDay icon="offline" title={speak(said.unreachable)} text={speak(said.unreachableText)}>
        <Button onClick={retry}>{speak(words.shell.tryAgain)}</Button>
      </NoDay>
    );
  if (!loaded || !face) return null;
  const isToday = date === today;
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const shown = speak.date(momentOf(date), isThisYear ? IN_YEAR : WITH_YEAR);
  return (
    <PuzzleTable
      loaded={loaded}
      face={face}
      title={isToday ? speak(said.daily.title) : shown}
      about={isToday ? speak(said.daily.head, { game: face.title, date: shown }) : face.title}
      back={ALL}
      occasion={{ chosen: 'daily', day: date }}
      next={
        next ? (
          <Button kind="primary" icon="next" wide href={href({ page: 'daily', date, game: next.game })}>
            {speak(said.daily.nextGame, { game: nextTitle })}
          </Button>
        ) : (
          <p class="daily-done">{speak(isToday ? said.daily.tomorrow : said.daily.allDone)}</p>
        )
      }
      share={{
        line: task => speak(said.daily.share, { game: face.title, date: shown, task }),
        to: { page: 'daily', date, game },
      }}
      cards={sent => (
        <>
          <DayCard date={date} today={today} puzzles={puzzles} game={game} />
          {sent !== '' && <SentCard sent={sent} />}
        </>
      )}
    />
  );
};

interface DayCardProps {
  readonly date: string;
  readonly today: string;
  readonly puzzles: readonly DayPuzzle[];
  /** The game whose puzzle is on the board. */
  readonly game: string;
}

/** The puzzles of the day with how they went, and the days beside it. */
const DayCard = ({ date, today, puzzles, game }: DayCardProps): JSX.Element => {
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
const SentCard = ({ sent }: { readonly sent: string }): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  return (
    <section class="card daily-card desk-only">
      <h2 class="quiet">{speak(said.daily.sends)}</h2>
      <p class="daily-sent">{sent}</p>
    </section>
  );
};
