import { puzzlesOf } from '@threefold-games/catalogue/load';
import type { PuzzleEntry } from '@threefold-games/learn';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { missedOnes } from '../../puzzles/progress.ts';
import { fetchAhead } from '../../puzzles/shelf.ts';
import { countDone } from '../../puzzles/themeTallies.ts';
import { dayAt } from '../../puzzles/today.ts';
import { useEntries, useProgress } from '../../puzzles/useHub.ts';
import { Button, Notice } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { Page } from '../../shell/Page.tsx';
import { useFace } from '../../state/face.ts';
import { games } from '../../state/games.ts';
import { keep } from '../../state/keep.ts';
import { narrow } from '../../state/narrow.ts';
import { href } from '../../state/route.ts';
import { fetchDays } from '../daily/fetchDays.ts';
import { ByTheme } from './ByTheme.tsx';
import { Dailies } from './Dailies.tsx';
import { readHubQuery } from './hubQuery.ts';
import { OwnPuzzles } from './OwnPuzzles.tsx';
import { usePuzzlesWords } from './puzzlesWords.ts';
import { RatingDetails } from './RatingDetails.tsx';
import { useNext } from './useNext.ts';
import './hub.css';

/** Puzzles by game, theme and difficulty, and those of today. */
export const PuzzlesPage = ({ query }: { readonly query: Readonly<Record<string, string>> }): JSX.Element => {
  const { words, speak, said } = usePuzzlesWords();
  const chosen = readHubQuery(query);
  const { game } = chosen;
  useEffect(() => keep('learning', game), [game]);
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
