import { type Fault, formatRecord } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../shell/Page.tsx';
import { useFace } from '../../state/face.ts';
import { findGame, games, loadedGames } from '../../state/games.ts';
import { readRecords } from '../../state/importRecords.ts';
import { useWords } from '../../state/language.ts';
import { freshId, freshSecret, library } from '../../state/library.ts';
import { go } from '../../state/route.ts';
import { DropZone } from '../../study/DropZone.tsx';
import { SHARED } from '../../study/links.ts';
import { recordsOf } from '../../study/openText.ts';
import { loadWatched } from './loadWatched.ts';
import { NoReplay } from './NoReplay.tsx';
import { ReplayTable } from './ReplayTable.tsx';
import { type Watched, watch } from './watched.ts';
import '../../study/study.css';
import './replay.css';

/** What can be watched of a record that breaks a rule: the turns before that. It is not kept. */
const readable = (text: string): Watched | undefined => {
  const [record] = recordsOf(loadedGames(), text);
  const watched = record?.ok ? watch(findGame, record.value) : undefined;
  if (!watched?.ok || watched.value.history.length === 0) return undefined;
  return { ...watched.value, turn: watched.value.history.length };
};

export const ReplayPage = (props: { readonly id: string; readonly turn?: number | undefined }): JSX.Element | null => {
  const { id, turn } = props;
  const { words, speak } = useWords();
  const [watched, setWatched] = useState<Watched | undefined>(undefined);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  useEffect(() => {
    let asked = 0;
    const open = async (): Promise<void> => {
      const own = ++asked;
      const loaded = await loadWatched(id, location.hash);
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
