import { type Fault, formatRecord } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { DropZone, recordsOf, SHARED } from '../../analysis/index.ts';
import { findGame, games, loadedGames, useFace } from '../../games/index.ts';
import { useWords } from '../../i18n/index.ts';
import { library, readRecords } from '../../library/index.ts';
import { freshId, freshSecret } from '../../storage/index.ts';
import { go, Page } from '../../ui/index.ts';
import { loadReplay } from './loadReplay.ts';
import { NoReplay } from './NoReplay.tsx';
import { ReplayTable } from './ReplayTable.tsx';
import { openReplay, type ReplayedGame } from './replayedGame.ts';
import './replay.css';

/** What can be watched of a record that breaks a rule: the turns before that. It is not kept. */
const readable = (text: string): ReplayedGame | undefined => {
  const [record] = recordsOf(loadedGames(), text);
  const watched = record?.ok ? openReplay(findGame, record.value) : undefined;
  if (!watched?.ok || watched.value.history.length === 0) return undefined;
  return { ...watched.value, turn: watched.value.history.length };
};

export const ReplayPage = (props: { readonly id: string; readonly turn?: number | undefined }): JSX.Element | null => {
  const { id, turn } = props;
  const { words, speak } = useWords();
  const [watched, setWatched] = useState<ReplayedGame | undefined>(undefined);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  useEffect(() => {
    let asked = 0;
    const open = async (): Promise<void> => {
      const own = ++asked;
      const loaded = await loadReplay(id, location.hash);
      if (own !== asked) return;
      setWatched(loaded.ok ? loaded.value : undefined);
      setFault(loaded.ok ? undefined : loaded.error);
    };
    void open();
    // Another link that brings its record along is the same page with another end.
    const onHash = (): void => void (id === SHARED && open());
    addEventListener('hashchange', onHash);
    return () => {
      asked++;
      removeEventListener('hashchange', onHash);
    };
  }, [id]);
  const face = useFace(watched?.history.game.id ?? games[0]!.id);

  /** Keeps the games of a text and shows the first of them. */
  const take = async (text: string): Promise<void> => {
    const read = readRecords(
      text,
      { games: loadedGames(), fresh: () => ({ id: freshId(), secret: freshSecret() }) },
      Date.now(),
    );
    const kept: string[] = [];
    for (const one of read) if (one.ok) kept.push((await library.create(one.value)).id);
    const [first] = kept;
    if (first !== undefined) {
      go({ page: 'replay', id: first });
      return;
    }
    const [refused] = read;
    setFault(refused && !refused.ok ? refused.error : { code: 'record.empty', detail: '' });
    const upTo = readable(text);
    if (upTo) setWatched(upTo);
  };
  const drop = <DropZone label={speak(words.analysis.open.drop)} onText={text => void take(text)} />;
  if (watched && face)
    return (
      <>
        {drop}
        <ReplayTable
          key={watched.saved?.id ?? formatRecord(watched.record)}
          id={watched.saved?.id ?? watched.room ?? SHARED}
          watched={watched}
          face={face}
          turn={turn ?? watched.turn}
          fault={watched.broken ? undefined : fault}
        />
      </>
    );
  if (!fault) return null;
  return (
    <Page
      title={speak(words.replay.title)}
      place="games"
      head={<h1>{speak(words.replay.title)}</h1>}
      back={{ page: 'games' }}
    >
      {drop}
      <NoReplay fault={fault} onText={text => void take(text)} />
    </Page>
  );
};
