import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, IconButton, Menu, Notice } from '../../shell/controls.tsx';
import { later } from '../../shell/later.tsx';
import { Page } from '../../shell/Page.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { Snack, useSnack } from '../../shell/Snack.tsx';
import { useTitles } from '../../state/face.ts';
import type { Source } from '../../state/files.ts';
import { type Aside, exportAll, library, type SavedGame } from '../../state/library.ts';
import { href } from '../../state/route.ts';
import { useGames } from '../../state/useGames.ts';
import { useIncoming } from '../../state/useIncoming.ts';
import { AsideLine } from './AsideLine.tsx';
import { filterGames, NO_FILTER } from './filter.ts';
import { GameRow, GreyRow } from './GameRow.tsx';
import { ImportSheet } from './ImportSheet.tsx';
import { type ImportReport, importTexts } from './importing.ts';
import { LibraryFilter } from './LibraryFilter.tsx';
import { StorageUse } from './StorageUse.tsx';
import { sayDate } from './sayGame.ts';
import './myGames.css';
import { useMyGamesWords } from './myGamesWords.ts';

const KeptElsewhere = later(async () => (await import('../account/KeptElsewhere.tsx')).KeptElsewhere);

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
