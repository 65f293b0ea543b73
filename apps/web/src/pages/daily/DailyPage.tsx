import { FIRST_DAY, isPuzzleDay } from '@threefold-games/learn';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { readProgress } from '../../puzzles/progress.ts';
import { dayAt, momentOf } from '../../puzzles/today.ts';
import { loadWithdrawn } from '../../puzzles/withdrawn.ts';
import { Button, Notice } from '../../shell/controls.tsx';
import type { IconName } from '../../shell/icons.tsx';
import { Page } from '../../shell/Page.tsx';
import { useFace } from '../../state/face.ts';
import { href, type Route } from '../../state/route.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { loadShelved, useLoadedPuzzle } from '../puzzle/loadedPuzzle.ts';
import { PuzzleTable } from '../puzzle/PuzzleTable.tsx';
import { usePuzzleWords } from '../puzzle/puzzleWords.ts';
import { DayCard, SentCard } from './DayCards.tsx';
import { fetchDays } from './fetchDays.ts';
import { type DayPuzzle, isOver, nextOpen, useDay } from './useDay.ts';
import '../table/cards.css';
import '../table/table.css';
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
