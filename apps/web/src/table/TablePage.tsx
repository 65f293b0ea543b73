import type { Fault } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { engine } from '../engine/index.ts';
import { findGame, loadFace, useFace } from '../games/index.ts';
import { useWords } from '../i18n/index.ts';
import { library, type StoredGame } from '../library/index.ts';
import { type Around, holdBots, LocalMatch } from '../match/index.ts';
import { loadStartRematch } from '../match/lazy.ts';
import { Button, go, href, Notice, Page, wait } from '../ui/index.ts';
import { type SetTable, setTable, usePlaying } from './setTable.ts';
import { Table } from './Table.tsx';

/** Milliseconds after which help comes to a table: nobody waits for it before playing. */
const SETTLED = 1000;

const around: Around = {
  library,
  engine,
  findGame,
  now: () => Date.now(),
  wait,
  holdBots,
  onEnd: game => void import('./afterGame.ts').then(({ afterGame }) => afterGame(game)),
};

const open = async (id: string): Promise<SetTable<LocalMatch> | Fault> => {
  const saved = await library.load(id);
  if (!saved.ok) return saved.error;
  const match = LocalMatch.open(saved.value, around);
  if (match.ok) return setTable(match.value, await loadFace(saved.value.game), match.value.adviser);
  await library.putAside(id, match.error.code);
  return { ...match.error, code: 'store.corrupt' };
};

/** A game that is kept in this browser, to be played. */
export const TablePage = ({ id }: { readonly id: string }): JSX.Element => {
  const { words, speak } = useWords();
  const [opened, setOpened] = useState<SetTable<LocalMatch> | Fault | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    open(id).then(
      result => left || setOpened(result),
      () => setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [id]);
  if (opened && 'controller' in opened) return <Loaded {...opened} />;
  const { table, shell } = words;
  if (failed)
    return (
      <Page title={speak(shell.play)} place="play" back={{ page: 'home' }}>
        <Notice icon="offline" title={speak(shell.pageFailedTitle)} text={speak(shell.pageFailedText)}>
          <Button kind="primary" icon="reset" onClick={() => location.reload()}>
            {speak(shell.tryAgain)}
          </Button>
        </Notice>
      </Page>
    );
  const broken = opened?.code === 'store.corrupt';
  return (
    <Page title={speak(shell.play)} place="play" back={{ page: 'home' }}>
      {!opened && (
        <p class="unseen" role="status">
          {speak(table.loadingTitle)}
        </p>
      )}
      {opened && (
        <Notice
          icon="warning"
          title={speak(broken ? table.brokenTitle : table.missingTitle)}
          text={speak(broken ? table.brokenText : table.missingText)}
        >
          <Button kind="primary" href={href({ page: 'home' })}>
            {speak(table.newGame)}
          </Button>
          <Button href={href({ page: 'games' })}>{speak(words.shell.games)}</Button>
        </Notice>
      )}
    </Page>
  );
};

/** The table, as long as somebody is there. */
const Loaded = ({ controller, announcer }: SetTable<LocalMatch>): JSX.Element => {
  usePlaying(controller, useFace(controller.model.history.game.id));
  useEffect(() => {
    let end: (() => void) | undefined = () => clearTimeout(timer);
    const timer = setTimeout(async () => {
      const { openHelp } = await import('./help/ShownHelp.tsx');
      if (end) end = openHelp(controller, announcer);
    }, SETTLED);
    return () => {
      end?.();
      end = undefined;
    };
  }, [controller]);
  const rematch = async (by?: number): Promise<void> => {
    const { startRematch } = await loadStartRematch();
    const next = await startRematch(controller.source.stored, by);
    if (next) go({ page: 'game', id: next.id });
  };
  const stored = (): StoredGame => controller.source.stored.stored;
  return <Table controller={controller} announcer={announcer} onRematch={rematch} stored={stored} />;
};
