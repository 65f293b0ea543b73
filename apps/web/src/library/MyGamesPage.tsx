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
  const voice = useMyGamesWords();
  const { words, said, speak } = voice;
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
  const dropping = useIncoming(sources => void take(sources), speak(said.pasted));
  const remove = async (saved: SavedGame, names: string): Promise<void> => {
    const restore = await library.remove(saved.id);
    reload();
    snack.show(speak(said.deleted, { names }), UNDO_TIME, {
      label: speak(words.shell.undo),
      act: async () => {
        await restore();
        reload();
        snack.show(speak(said.restored));
      },
    });
  };

  const findable = (saved: SavedGame): string =>
    [...saved.seats.map(({ name }) => name), titles.get(saved.game), sayDate(saved.updated, now, voice)].join(' ');
  const shown = games && filterGames(games, filter, findable);
  const title = speak(words.shell.games);
  const actions = (
    <>
      <IconButton icon="upload" label={speak(said.import)} onClick={openImport} />
      <Menu
        label={speak(words.shell.more)}
        icon="more"
        items={[{ icon: 'download', label: speak(said.exportAll), onSelect: () => void exportAll() }]}
      />
    </>
  );
  return (
    <Page title={title} place="games" actions={actions}>
      <PageHead
        title={title}
        lead={games && games.length > 0 ? speak(said.lead, { n: games.length }) : speak(said.leadEmpty)}
      >
        <Button icon="upload" onClick={openImport}>
          {speak(said.import)}
        </Button>
        <Button icon="download" disabled={!games || games.length === 0} onClick={() => void exportAll()}>
          {speak(said.exportAll)}
        </Button>
      </PageHead>
      {games && games.length > 0 && <LibraryFilter games={games} filter={filter} onChange={setFilter} />}
      <div class={dropping ? 'card card-list games-card games-card-drop' : 'card card-list games-card'}>
        {dropping && <p class="games-drop">{speak(said.drop)}</p>}
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
          <Notice icon="folder" title={speak(said.emptyTitle)} text={speak(said.emptyText)}>
            <Button kind="primary" icon="play" href={href({ page: 'home' })}>
              {speak(said.playOne)}
            </Button>
            <Button icon="upload" onClick={openImport}>
              {speak(said.import)}
            </Button>
          </Notice>
        ) : (
          <Notice icon="search" title={speak(said.noHitTitle)} text={speak(said.noHitText)}>
            <Button onClick={() => setFilter(NO_FILTER)}>{speak(said.showAll)}</Button>
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
  const { said, speak } = useMyGamesWords();
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
        {speak(said.aside, { n: asides.length })}{' '}
        <button class="text-button" type="button" onClick={() => setOpen(true)}>
          {speak(said.show)}
        </button>
      </span>
      <Sheet
        title={speak(said.asideTitle)}
        open={open}
        onClose={() => setOpen(false)}
        foot={
          <>
            <Button kind="danger" icon="trash" onClick={() => void drop()}>
              {speak(said.asideDelete)}
            </Button>
            <Button kind="primary" icon="download" onClick={save}>
              {speak(said.asideSave)}
            </Button>
          </>
        }
      >
        <p>{speak(said.asideText)}</p>
        <ul class="games-asides">
          {asides.map(({ id, text, why }) => (
            <li key={id}>
              <details>
                <summary>
                  {speak(said.asideEntry, { id })} <code>{why}</code>
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
  const { said, speak } = useMyGamesWords();
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
  return use ? <p class="games-use">{speak(said.storage, { used: size(use.used), all: size(use.all) })}</p> : null;
};
