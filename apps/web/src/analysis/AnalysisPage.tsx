import type { Position } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { findGame, games, loadedGames, useFace } from '../games/index.ts';
import { useWords } from '../i18n/index.ts';
import { go, lazy, Page } from '../ui/index.ts';
import { AnalysisTable } from './AnalysisTable.tsx';
import { Chooser } from './Chooser.tsx';
import { DropZone } from './ImportText.tsx';
import { beginGame, openFromQuery, type Refusal } from './openFromQuery.ts';
import { SetUp } from './SetUp.tsx';
import { keepStudy, keptStudy, setStudyAside, studyBefore } from './stored.ts';
import type { OpenedStudy } from './studyRecord.ts';
import { formatStudy, openText } from './studyText.ts';
import { openStudy, ROOT } from './tree.ts';
import { Workbench } from './workbench.ts';
import './study.css';
import './analysis.css';

/** What the page shows. */
type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'choose' }
  /** What was asked for could not be loaded. */
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'setUp'; readonly game: string; readonly seats: number; readonly from?: string }
  | { readonly kind: 'bench'; readonly opened: OpenedStudy };

/** What was kept, if it can still be read. */
const reopen = (text: string | undefined): OpenedStudy | undefined => {
  const read = text ? openText(loadedGames(), text) : undefined;
  return read?.ok ? read.value : undefined;
};

/** What stands there as long as nothing else is asked for. */
const before = (): Shown => {
  const opened = reopen(keptStudy());
  return opened ? { kind: 'bench', opened } : { kind: 'choose' };
};

interface AnalysisProps {
  readonly query: Readonly<Record<string, string>>;
}

const PlanPage = lazy(async () => (await import('./PlanPage.tsx')).PlanPage);

/** Looks at games and positions; at a game of the network that still runs without the engine. */
export const AnalysisPage = ({ query }: AnalysisProps): JSX.Element =>
  query.room === undefined ? <StudyPage query={query} /> : <PlanPage key={query.room} room={query.room} />;

const StudyPage = ({ query }: AnalysisProps): JSX.Element | null => {
  const { words, speak } = useWords();
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [refused, setRefused] = useState<Refusal | undefined>(undefined);
  const [several, setSeveral] = useState(0);

  const stand = (): void => setShown(before());
  /** Begins with another study; what was looked at before can be gone back to. */
  const begin = (opened: OpenedStudy): void => {
    setStudyAside();
    keepStudy(formatStudy(opened));
    setRefused(undefined);
    setShown({ kind: 'bench', opened });
  };
  const take = (text: string): void => {
    const read = openText(loadedGames(), text);
    setSeveral(read.ok && read.value.games > 1 ? read.value.games : 0);
    if (read.ok) begin(read.value);
    else setRefused(read.error);
  };

  useEffect(() => {
    let live = true;
    const arrive = async (): Promise<void> => {
      const found = await openFromQuery(query, location.hash);
      if (!live) return;
      if (found.kind === 'nothing') {
        setShown(now => (now.kind === 'loading' ? before() : now));
        return;
      }
      if (found.kind === 'opened') begin(found.opened);
      else if (found.kind === 'setUp') setShown(found);
      else if (found.kind === 'choose') again();
      else {
        setRefused(found.why);
        stand();
      }
      // From now on it is what is kept here: a reload shall not bring the beginning again.
      go({ page: 'analysis', query: {} }, 'replace');
    };
    arrive().catch((error: unknown) => live && setShown({ kind: 'failed', error }));
    return () => {
      live = false;
    };
  }, [query]);

  if (shown.kind === 'failed') throw shown.error;
  const opened = shown.kind === 'bench' ? shown.opened : undefined;
  const bench = useMemo(() => opened && new Workbench(opened), [opened]);
  const id = shown.kind === 'setUp' ? shown.game : (bench?.game.id ?? games[0]!.id);
  const face = useFace(id);

  const done = (position: Position): void => {
    const study = openStudy(findGame(id)!, { kind: 'position', position: position.encode() });
    if (study.ok) begin({ study: study.value, at: ROOT, composed: [] });
  };
  const setUp = (from: string): void => {
    if (bench) setShown({ kind: 'setUp', game: bench.game.id, seats: bench.history.position.seats, from });
  };
  const again = (): void => {
    setStudyAside();
    setShown({ kind: 'choose' });
  };

  const drop = <DropZone label={speak(words.analysis.open.drop)} onText={take} />;
  if (shown.kind === 'loading' || !face) return null;
  if (bench)
    return (
      <>
        {drop}
        <AnalysisTable
          key={bench.serial}
          bench={bench}
          face={face}
          several={several}
          refused={refused}
          onSetUp={setUp}
          onAgain={again}
        />
      </>
    );
  const title = speak(shown.kind === 'setUp' ? words.analysis.edit.title : words.analysis.title);
  const head = (
    <>
      <h1>{title}</h1>
      {shown.kind === 'setUp' && <span>{face.title}</span>}
    </>
  );
  return (
    <Page
      title={title}
      place="analysis"
      wide={shown.kind === 'setUp'}
      {...(shown.kind === 'setUp' ? { head, bar: null } : {})}
    >
      {drop}
      {shown.kind === 'setUp' ? (
        <SetUp game={findGame(id)!} face={face} seats={shown.seats} from={shown.from} onDone={done} onCancel={stand} />
      ) : (
        <Chooser
          refused={refused}
          before={reopen(studyBefore())}
          onText={take}
          onOpen={begin}
          onBegin={(game, seats) => void beginGame(game, seats).then(fresh => fresh.ok && begin(fresh.value))}
          onSetUp={(game, seats) => setShown({ kind: 'setUp', game, seats })}
        />
      )}
    </Page>
  );
};
