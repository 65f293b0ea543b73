import { puzzlesOf } from '@threefold-games/catalogue/load';
import type { PuzzleEntry } from '@threefold-games/learn';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { games, useFace } from '../../games/index.ts';
import { lastLearned } from '../../learn/index.ts';
import { type OwnPuzzle, ownPuzzlePlace, reviewStore } from '../../review/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button, href, Icon, IconButton, Link, Notice, Page } from '../../ui/index.ts';
import { dayAt, fetchDays } from '../daily/days.ts';
import { missedOnes, progress } from '../progress.ts';
import { usePuzzlesWords } from '../puzzleWords.ts';
import { fetchAhead } from '../shelf.ts';
import { countDone } from '../themeTallies.ts';
import { useEntries, useProgress } from '../useHub.ts';
import { ByTheme } from './ByTheme.tsx';
import { Dailies } from './Dailies.tsx';
import { readHubQuery, useNext } from './hubChoice.ts';
import './hub.css';

/** Puzzles by game, theme and difficulty, and those of today. */
export const PuzzlesPage = ({ query }: { readonly query: Readonly<Record<string, string>> }): JSX.Element => {
  const { words, speak, said } = usePuzzlesWords();
  const chosen = readHubQuery(query);
  const { game } = chosen;
  useEffect(() => lastLearned.set(game), [game]);
  const known = useProgress();
  const { entries, again } = useEntries(game);
  const next = useNext(chosen);
  useEffect(() => {
    // Each game has some on the device from now on, and those of the next days.
    for (const { id } of games) if (puzzlesOf(id)) void fetchAhead(id, 1);
    void fetchDays(dayAt(Date.now()));
  }, []);
  const missed = known ? missedOnes(known).length : 0;
  const isFirst = known?.tried.size === 0;
  const isAllSolved = entries?.ok === true && entries.value.length > 0 && isDone(entries.value, known);
  const go = next?.any && (
    <Button kind="primary" icon="next" wide href={href(next.any)}>
      {speak(isFirst ? said.first : said.next)}
    </Button>
  );
  return (
    <Page
      title={speak(said.title)}
      place="learn"
      back={{ page: 'learn', game }}
      actions={missed > 0 && <MissedLink n={missed} />}
      foot={go}
      bar={null}
    >
      <div class="hub">
        <div class="hub-head desk-only">
          <h1>{speak(said.title)}</h1>
          <p class="quiet">{speak(said.lead)}</p>
          <div class="beside hub-actions">
            {missed > 0 && <MissedLink n={missed} />}
            {go}
          </div>
        </div>
        <Dailies />
        <ByTheme
          chosen={chosen}
          entries={entries?.ok ? entries.value : undefined}
          next={next}
          instead={
            entries?.ok === false ? (
              <Notice icon="offline" title={speak(said.failed)} text={speak(said.failedText)}>
                <Button onClick={again}>{speak(words.shell.tryAgain)}</Button>
              </Notice>
            ) : entries?.value.length === 0 ? (
              <NoPuzzles game={game} />
            ) : undefined
          }
        />
        {isAllSolved && <AllSolved game={game} />}
        <OwnPuzzles game={game} />
        <RatingDetails game={game} />
      </div>
    </Page>
  );
};

const isDone = (entries: readonly PuzzleEntry[], known: ReturnType<typeof useProgress>): boolean =>
  countDone(entries, known?.tried) === entries.length;

/** The list of those that one did not find, and how many they are. */
const MissedLink = ({ n }: { readonly n: number }): JSX.Element => {
  const { speak, said } = usePuzzlesWords();
  return (
    <Link to={{ page: 'missed' }} class="button button-plain hub-missed">
      <Icon name="reset" size={18} />
      <span>{speak(narrow.value ? said.missedShort : said.missed)}</span>{' '}
      <span class="hub-count">{speak.number(n)}</span>
    </Link>
  );
};

const NoPuzzles = ({ game }: { readonly game: string }): JSX.Element => {
  const { speak, said } = usePuzzlesWords();
  return (
    <Notice icon="target" title={speak(said.none, { game: useFace(game)?.title ?? '' })} text={speak(said.noneText)} />
  );
};

const AllSolved = ({ game }: { readonly game: string }): JSX.Element => {
  const { speak, said } = usePuzzlesWords();
  return (
    <Notice
      icon="check"
      title={speak(said.everything)}
      text={speak(said.everythingText, { game: useFace(game)?.title ?? '' })}
    >
      <Button icon="calendar" href={href({ page: 'daily' })}>
        {speak(said.today)}
      </Button>
    </Notice>
  );
};

/** How well one solves the puzzles of a game, as a number, for who asks; nothing before the first rated try. */
const RatingDetails = ({ game }: { readonly game: string }): JSX.Element | null => {
  const { speak, said } = usePuzzlesWords();
  const title = useFace(game)?.title ?? '';
  const solver = progress.value?.skills.get(game);
  if (!solver) return null;
  const { skill, tries } = solver;
  const [rating, doubt] = [Math.round(skill.mean), Math.round(skill.deviation)];
  return (
    <details class="hub-details">
      <summary>{speak(said.details)}</summary>
      <p class="quiet">
        {speak(said.rating, { n: tries, game: title, rating: String(rating), doubt: String(doubt) })}{' '}
        {speak(said.ratingWhy)}
      </p>
    </details>
  );
};

/** The turning points of a game that somebody has kept from its reviews, as puzzles; nothing where there are none. */
const OwnPuzzles = ({ game }: { readonly game: string }): JSX.Element | null => {
  const { speak, said } = usePuzzlesWords();
  const [all, setAll] = useState<readonly OwnPuzzle[]>([]);
  useEffect(() => {
    let left = false;
    void reviewStore.puzzles().then(read => left || setAll(read));
    return () => {
      left = true;
    };
  }, []);
  const own = all.filter(each => each.game === game);
  if (own.length === 0) return null;
  const drop = async (puzzle: OwnPuzzle): Promise<void> => {
    await reviewStore.drop(puzzle);
    setAll(all.filter(each => each !== puzzle));
  };
  return (
    <section class="own-puzzles" aria-labelledby="own-puzzles">
      <div class="hub-line">
        <h2 id="own-puzzles">{speak(said.own)}</h2>
        <p class="quiet">{speak(said.ownLead)}</p>
      </div>
      <ul class="card card-list">
        {own.map(puzzle => {
          const name = speak(said.fromTurn, { turn: puzzle.turn + 1 });
          const day = speak.date(puzzle.kept);
          return (
            <li key={`${puzzle.id} ${puzzle.turn}`} class="own-puzzle">
              <Icon name="bulb" />
              <span class="words">
                <Link to={ownPuzzlePlace(puzzle)} class="row-link">
                  {name}
                </Link>
                <span class="small">{day}</span>
              </span>
              <span class="own-puzzle-remove">
                <IconButton
                  icon="trash"
                  label={`${speak(said.remove)}: ${name}, ${day}`}
                  onClick={() => void drop(puzzle)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
