import { gameOfPuzzle } from '@threefold-games/catalogue/load';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { games, useFace } from '../../games/index.ts';
import { isOwnPuzzle, loadOwn, placeInReview } from '../../review/index.ts';
import { Button, go, href, Notice, Page, type Route, useLoaded } from '../../ui/index.ts';
import { type HubChoice, hubOf, puzzleOf, readHubQuery } from '../hub/hubChoice.ts';
import { chooseNext, missedOnes, type PuzzleProgress, progress, readProgress, type TriedPuzzle } from '../progress.ts';
import { usePuzzlesWords, usePuzzleWords } from '../puzzleWords.ts';
import { loadEntries, loadPuzzle, withdrawn } from '../shelf.ts';
import { type LoadedPuzzle, loadShelved, useLoadedPuzzle } from './loadedPuzzle.ts';
import { PuzzleTable } from './PuzzleTable.tsx';
import { ProgressCard } from './ResultCards.tsx';
import './puzzle.css';

interface PuzzlePageProps {
  readonly id: string;
  /** How it was come by: `by` a theme, or from the list of those that were `missed`; and the difficulty that was chosen. */
  readonly query: Readonly<Record<string, string>>;
}

/** One puzzle: of the collection, or of a game that somebody has played. */
export const PuzzlePage = ({ id, query }: PuzzlePageProps): JSX.Element | null => {
  const { words, speak, said } = usePuzzleWords();
  const isOwn = isOwnPuzzle(id);
  const { loaded, fault, retry } = useLoadedPuzzle(id, isOwn ? loadOwn : loadShelved);
  const face = useFace(loaded?.game.id ?? games[0]!.id);
  useEffect(() => {
    // A turning point that makes no puzzle is looked at where it was found.
    if (isOwn && fault) void placeInReview(id).then(place => place && go(place, 'replace'));
  }, [fault]);
  if (loaded && face) return <OnePuzzle loaded={loaded} query={query} face={face} />;
  const isMissing = fault?.code === 'http.missing';
  if (isOwn && !isMissing)
    return (
      <Page title={speak(said.own)} place="learn" back={ALL}>
        <p class="coming quiet">{speak(said.making)}</p>
      </Page>
    );
  if (!fault) return null;
  return (
    <Page title={speak(said.title)} place="learn" back={ALL}>
      <div class="card notice-card">
        <Notice
          level={1}
          icon={isMissing ? 'search' : 'offline'}
          title={speak(isMissing ? said.missing : said.unreachable)}
          text={speak(isMissing ? said.missingText : said.unreachableText)}
        >
          {!isMissing && <Button onClick={retry}>{speak(words.shell.tryAgain)}</Button>}
          <Button kind={isMissing ? 'primary' : 'plain'} href={href(ALL)}>
            {speak(said.all)}
          </Button>
        </Notice>
      </div>
    </Page>
  );
};

const ALL: Route = { page: 'puzzles', query: {} };

type OnePuzzleProps = Pick<Parameters<typeof PuzzleTable>[0], 'loaded' | 'face'> & Omit<PuzzlePageProps, 'id'>;

const OnePuzzle = ({ loaded, face, query }: OnePuzzleProps): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const { puzzle, game, isOwn } = loaded;
  const entries = useLoaded(() => loadEntries(game.id), game.id);
  const all = entries?.ok ? entries.value : [];
  const n = isOwn ? 0 : all.findIndex(entry => entry.id === puzzle.id) + 1;
  const { by, difficulty } = query;
  const isMissed = by === 'missed';
  const { said: lists } = usePuzzlesWords();
  const left = progress.value ? toWalk(progress.value).length : 0;
  const place = speak(said.place, { game: face.title, n, all: all.length });
  const choice = isMissed
    ? undefined
    : readHubQuery({ game: game.id, ...(by && { theme: by }), ...(difficulty && { difficulty }) });
  const next = useNext(loaded, choice);
  return (
    <PuzzleTable
      loaded={loaded}
      face={face}
      title={speak(isMissed ? lists.missed : isOwn ? said.own : said.title)}
      about={isMissed ? speak(said.left, { game: face.title, n: left }) : n > 0 ? place : face.title}
      back={listOf(choice)}
      occasion={{ chosen: by === undefined || isMissed ? 'any' : 'theme' }}
      next={
        next && (
          <Button kind="primary" icon="next" wide href={href(next)}>
            {speak(next.page === 'puzzle' ? said.next : said.all)}
          </Button>
        )
      }
      cards={() => all.length > 0 && !isOwn && <ProgressCard game={face.title} entries={all} />}
      share={
        isOwn
          ? undefined
          : {
              line: task => speak(said.shareText, { game: face.title, task }),
              to: { page: 'puzzle', id: puzzle.id, query: {} },
            }
      }
    />
  );
};

/** The missed ones that can be tried again, the latest first. */
const toWalk = (known: PuzzleProgress): readonly TriedPuzzle[] =>
  missedOnes(known).filter(({ id }) => gameOfPuzzle(id) !== undefined && !withdrawn.value.has(id));

/** The list that puzzles are chosen from: that of the missed ones where nothing is wished. */
const listOf = (choice: HubChoice | undefined): Route => (choice ? hubOf(choice) : { page: 'missed' });

/** Where it goes on: to another one of the list, or to the list where nothing is left. */
const placeAfter = async ({ puzzle, game }: LoadedPuzzle, choice: HubChoice | undefined): Promise<Route> => {
  if (choice) {
    const next = await chooseNext(game.id, choice);
    return next && next.id !== puzzle.id ? puzzleOf(next.id, choice) : listOf(choice);
  }
  // What was just tried again is the latest: one meets all of them before one comes back.
  const other = toWalk(await readProgress()).findLast(({ id }) => id !== puzzle.id);
  return other ? { page: 'puzzle', id: other.id, query: { by: 'missed' } } : listOf(choice);
};

/** The same, chosen again once this one is done, and fetched ahead. */
const useNext = (loaded: LoadedPuzzle, choice: HubChoice | undefined): Route | undefined => {
  const { id } = loaded.puzzle;
  const next = useLoaded(() => placeAfter(loaded, choice), `${id} ${progress.value?.tried.get(id)?.outcome}`);
  const ahead = next?.page === 'puzzle' ? next.id : undefined;
  useEffect(() => {
    if (ahead !== undefined) void loadPuzzle(ahead);
  }, [ahead]);
  return next;
};
