import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTitles } from '../games/index.ts';
import {
  Button,
  href,
  Icon,
  IconButton,
  later,
  Menu,
  Notice,
  Page,
  PageHead,
  Sheet,
  Snack,
  type Source,
  saveFile,
  useIncoming,
  useSnack,
} from '../ui/index.ts';
import { GameRow, GreyRow } from './GameRow.tsx';
import { type ImportReport, ImportSheet, importTexts } from './ImportSheet.tsx';
import { filterGames, LibraryFilter, NO_FILTER } from './LibraryFilter.tsx';
import { type Aside, exportAll, library, type SavedGame, useGames } from './library.ts';
import { useMyGamesWords } from './myGamesWords.ts';
import { sayDate } from './sayGame.ts';
import './myGames.css';
import { loadKeptElsewhere } from '../account/lazy.ts';

const KeptElsewhere = later(async () => (await loadKeptElsewhere()).KeptElsewhere);

/** How long a deleted game can be called back. */
const UNDO_TIME = 10_000;

export const MyGamesPage = (): JSX.Element => {
  const { words, myGames, speak } = useMyGamesWords();
  const { games, reload } = useGames();
  const titles = new Map(useTitles().map(({ value, label }) => [value, label]));
  const [asides, setAsides] = useState<readonly Aside[]>([]);
  const [filter, setFilter] = useState(NO_FILTER);
  const [importing, setImporting] = useState(false);
  const [report, setReport] = useState<ImportReport>();
  const snack = useSnack();
  const now = Date.now();

  useEffect(() => {
    void library.setAside().then(setAsides);
  }, [games]);
  const take = async (sources: readonly Source[]): Promise<void> => {
    setReport(await importTexts(sources));
    setImporting(true);
    reload();
  };
  const openImport = (): void => {
    setReport(undefined);
    setImporting(true);
  };
  const dropping = useIncoming(sources => void take(sources), speak(myGames.pasted));
  const remove = async (saved: SavedGame, names: string): Promise<void> => {
    const restore = await library.remove(saved.id);
    reload();
    snack.show(speak(myGames.deleted, { names }), UNDO_TIME, {
      label: speak(words.shell.undo),
      act: async () => {
        await restore();
        reload();
        snack.show(speak(myGames.restored));
      },
    });
  };

  const findable = (saved: SavedGame): string =>
    [
      ...saved.seats.map(({ name }) => name),
      titles.get(saved.game),
      sayDate(saved.updated, now, { ...words, myGames }, speak),
    ].join(' ');
  const shown = games && filterGames(games, filter, findable);
  const title = speak(words.shell.games);
  const actions = (
    <>
      <IconButton icon="upload" label={speak(myGames.import)} onClick={openImport} />
      <Menu
        label={speak(words.shell.more)}
        icon="more"
        items={[{ icon: 'download', label: speak(myGames.exportAll), onSelect: () => void exportAll() }]}
      />
    </>
  );
  return (
    <Page title={title} place="games" actions={actions}>
      <PageHead
        title={title}
        lead={games && games.length > 0 ? speak(myGames.lead, { n: games.length }) : speak(myGames.leadEmpty)}
      >
        <Button icon="upload" onClick={openImport}>
          {speak(myGames.import)}
        </Button>
        <Button icon="download" disabled={!games || games.length === 0} onClick={() => void exportAll()}>
          {speak(myGames.exportAll)}
        </Button>
      </PageHead>
      {games && games.length > 0 && <LibraryFilter games={games} filter={filter} onChange={setFilter} />}
      <div class={dropping ? 'card card-list games-card games-card-drop' : 'card card-list games-card'}>
        {dropping && <p class="games-drop">{speak(myGames.drop)}</p>}
        {shown === undefined ? (
          <ul class="rows" aria-busy="true" aria-label={speak(words.shell.loading)}>
            <GreyRow />
            <GreyRow />
            <GreyRow />
          </ul>
        ) : shown.length > 0 ? (
          <ul class="rows" aria-label={speak(words.shell.games)}>
            {shown.map(saved => (
              <GameRow
                key={saved.id}
                saved={saved}
                now={now}
                onDelete={(game, names) => void remove(game, names)}
                onBroken={reload}
                onSay={snack.show}
              />
            ))}
          </ul>
        ) : games?.length === 0 ? (
          <Notice icon="folder" title={speak(myGames.emptyTitle)} text={speak(myGames.emptyText)}>
            <Button kind="primary" icon="play" href={href({ page: 'home' })}>
              {speak(myGames.playOne)}
            </Button>
            <Button icon="upload" onClick={openImport}>
              {speak(myGames.import)}
            </Button>
          </Notice>
        ) : (
          <Notice icon="search" title={speak(myGames.noHitTitle)} text={speak(myGames.noHitText)}>
            <Button onClick={() => setFilter(NO_FILTER)}>{speak(myGames.showAll)}</Button>
          </Notice>
        )}
      </div>
      <div class="quiet games-foot">
        {asides.length > 0 && <AsideLine asides={asides} onGone={() => void library.setAside().then(setAsides)} />}
        <KeptElsewhere />
        <StorageUse />
      </div>
      <ImportSheet open={importing} onClose={() => setImporting(false)} report={report} onImport={take} />
      <Snack snack={snack} />
    </Page>
  );
};

/** One quiet line about entries that could not be read, with a way to keep what is in them. */
const AsideLine = ({
  asides,
  onGone,
}: {
  readonly asides: readonly Aside[];
  readonly onGone: () => void;
}): JSX.Element => {
  const { myGames, speak } = useMyGamesWords();
  const [open, setOpen] = useState(false);
  const save = (): void => saveFile('threefold-aside.txt', asides.map(({ text }) => text).join('\n\n'));
  const drop = async (): Promise<void> => {
    for (const { id } of asides) await library.dropAside(id);
    setOpen(false);
    onGone();
  };
  return (
    <div class="beside games-aside">
      <Icon name="folder" size={18} />
      <span>
        {speak(myGames.aside, { n: asides.length })}{' '}
        <button class="text-button" type="button" onClick={() => setOpen(true)}>
          {speak(myGames.show)}
        </button>
      </span>
      <Sheet
        title={speak(myGames.asideTitle)}
        open={open}
        onClose={() => setOpen(false)}
        foot={
          <>
            <Button kind="danger" icon="trash" onClick={() => void drop()}>
              {speak(myGames.asideDelete)}
            </Button>
            <Button kind="primary" icon="download" onClick={save}>
              {speak(myGames.asideSave)}
            </Button>
          </>
        }
      >
        <p>{speak(myGames.asideText)}</p>
        <ul class="games-asides">
          {asides.map(({ id, text, why }) => (
            <li key={id}>
              <details>
                <summary>
                  {speak(myGames.asideEntry, { id })} <code>{why}</code>
                </summary>
                <pre>{text.slice(0, 4000)}</pre>
              </details>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
};

interface Use {
  readonly used: number;
  readonly all: number;
}

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** How much of the browser's storage is used, as far as the browser tells. */
const StorageUse = (): JSX.Element | null => {
  const { myGames, speak } = useMyGamesWords();
  const [use, set] = useState<Use>();
  useEffect(() => {
    void navigator.storage?.estimate?.().then(
      ({ usage, quota }) => usage !== undefined && quota !== undefined && set({ used: usage, all: quota }),
      () => undefined,
    );
  }, []);
  const size = (bytes: number): string => {
    const step = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2;
    const value = bytes / 1000 ** (step + 1);
    return speak.number(value, {
      style: 'unit',
      unit: UNITS[step],
      unitDisplay: 'short',
      maximumFractionDigits: value < 10 ? 1 : 0,
    });
  };
  return use ? <p class="games-use">{speak(myGames.storage, { used: size(use.used), all: size(use.all) })}</p> : null;
};
