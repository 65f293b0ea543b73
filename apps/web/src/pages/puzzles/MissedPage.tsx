import { gameOfPuzzle } from '@threefold-games/catalogue/load';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { missedOnes } from '../../puzzles/progress.ts';
import { useProgress } from '../../puzzles/useHub.ts';
import { withdrawn } from '../../puzzles/withdrawn.ts';
import { Button, Notice } from '../../shell/controls.tsx';
import { Page } from '../../shell/Page.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { narrow } from '../../state/narrow.ts';
import { href, type Route } from '../../state/route.ts';
import { MissedRow } from './MissedRow.tsx';
import { usePuzzlesWords } from './puzzlesWords.ts';
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
