import { gameOfPuzzle } from '@threefold-games/catalogue/load';
import { difficultyOf } from '@threefold-games/learn';
import { goalTitle } from '@threefold-games/words';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Miniature } from '../../board/index.ts';
import { useFace } from '../../games/index.ts';
import { narrow } from '../../settings/index.ts';
import { Button, href, Link, Notice, Page, PageHead, type Route } from '../../ui/index.ts';
import { missedOnes, type TriedPuzzle } from '../progress.ts';
import { usePuzzlesWords } from '../puzzleWords.ts';
import { withdrawn } from '../shelf.ts';
import { useProgress } from '../useHub.ts';
import { Hexagons } from './Hexagons.tsx';
import { useOutcomeLabel, usePuzzleSight } from './puzzleSight.ts';
import './missed.css';

/** So many are shown at once: each has a picture. */
const SHOWN = 40;

const ALL: Route = { page: 'puzzles', query: {} };

/** The puzzles that one did not find, the latest first; who solves one here is rid of it. */
export const MissedPage = (): JSX.Element => {
  const { words, speak, said } = usePuzzlesWords();
  const known = useProgress();
  const [shown, setShown] = useState(SHOWN);
  // Those that were found to be wrong, and those of games that are not played here, are nobody's fault.
  const missed =
    known && missedOnes(known).filter(({ id }) => gameOfPuzzle(id) !== undefined && !withdrawn.value.has(id));
  const first = missed?.[0];
  const next = first && (
    <Button kind="primary" icon="next" wide href={href({ page: 'puzzle', id: first.id, query: { by: 'missed' } })}>
      {speak(said.next)}
    </Button>
  );
  return (
    <Page title={speak(narrow.value ? said.missedShort : said.missed)} place="learn" back={ALL} foot={next} bar={null}>
      <PageHead title={speak(said.missed)} lead={speak(said.missedLead)}>
        {next && <div class="desk-only">{next}</div>}
      </PageHead>
      {missed?.length === 0 && (
        <Notice icon="check" title={speak(said.noneMissed)} text={speak(said.noneMissedText)}>
          <Button kind="primary" icon="target" href={href(ALL)}>
            {speak(said.title)}
          </Button>
        </Notice>
      )}
      {missed && missed.length > 0 && (
        <ul class="card card-list rows missed" aria-label={speak(said.missed)}>
          {missed.slice(0, shown).map(tried => (
            <MissedRow key={tried.id} tried={tried} />
          ))}
        </ul>
      )}
      {missed && missed.length > shown && (
        <p class="missed-more">
          <Button onClick={() => setShown(shown + SHOWN)}>{speak(words.shell.more)}</Button>
        </p>
      )}
    </Page>
  );
};

/** A puzzle that one did not find: what it looks like, what was to be done, when it was. */
const MissedRow = ({ tried }: { readonly tried: TriedPuzzle }): JSX.Element => {
  const { speak, said } = usePuzzlesWords();
  const sight = usePuzzleSight(tried.id);
  const game = useFace(tried.game)?.title ?? '';
  const outcomeLabel = useOutcomeLabel();
  return (
    <li class="row missed-row">
      <div class="missed-picture">{sight && <Miniature scene={sight.scene} />}</div>
      <div class="words">
        <Link
          to={{ page: 'puzzle', id: tried.id, query: { by: 'missed' } }}
          class="row-link"
          {...(!sight && { label: game })}
        >
          {sight ? goalTitle(sight.puzzle, sight.seats, said, sight.words, speak) : game}
        </Link>
        <span class="small missed-about">
          {sight === null ? speak(said.failed) : game}
          {sight && <Hexagons difficulty={difficultyOf(sight.puzzle.start.rating)} />}
        </span>
      </div>
      <span class="small missed-went">
        <span>{outcomeLabel(tried)}</span>
        <span>{speak.date(tried.at, { day: 'numeric', month: 'short' })}</span>
      </span>
    </li>
  );
};
