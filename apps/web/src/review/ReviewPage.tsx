import { type Fault, parseRecord, type Result } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findGame, games, useFace } from '../games/index.ts';
import { sayFault } from '../i18n/index.ts';
import { Button, href, Notice, Page, type Route } from '../ui/index.ts';
import { ReviewTable } from './ReviewTable.tsx';
import { loadReplay } from './replay/loadReplay.ts';
import { openReplay, type ReplayedGame } from './replay/replayedGame.ts';
import { reviewStore } from './reviewStore.ts';
import { useReviewWords } from './useReview.ts';
import './review.css';

interface ReviewPageProps {
  readonly id: string;
  readonly seat: number | undefined;
  readonly turn: number | undefined;
}

/** A game that is gone may live on in a puzzle that was made of it. */
const load = async (id: string): Promise<Result<ReplayedGame>> => {
  const watched = await loadReplay(id, location.hash);
  if (watched.ok) return watched;
  const puzzle = (await reviewStore.puzzles()).find(each => each.id === id);
  const record = puzzle && parseRecord(puzzle.record);
  return record?.ok ? openReplay(findGame, record.value) : watched;
};

/** What decided a game: turning points, what would have been better, and why. */
export const ReviewPage = ({ id, seat, turn }: ReviewPageProps): JSX.Element | null => {
  const { words, speak, said } = useReviewWords();
  const [watched, setWatched] = useState<ReplayedGame | undefined>(undefined);
  const [fault, setFault] = useState<Fault | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void load(id).then(loaded => {
      if (left) return;
      if (loaded.ok) setWatched(loaded.value);
      else setFault(loaded.error);
    });
    return () => {
      left = true;
    };
  }, [id]);
  const face = useFace(watched?.history.game.id ?? games[0]!.id);
  const notice = (icon: 'clock' | 'folder' | 'warning', title: string, text: string, to: Route): JSX.Element => (
    <Page title={speak(said.title)} place="analysis" head={<h1>{speak(said.title)}</h1>} back={to}>
      <Notice icon={icon} title={title} text={text}>
        <Button href={href(to)}>{speak(words.replay.toGames)}</Button>
      </Notice>
    </Page>
  );
  if (fault)
    return notice('warning', speak(words.replay.missingTitle), sayFault(fault, words, speak), { page: 'games' });
  if (!watched || !face) return null;
  // Nothing is said about a game that is still played.
  if (watched.saved?.status === 'running')
    return notice('clock', speak(said.notOver), speak(said.notOverText), { page: 'game', id });
  if (watched.history.length === 0)
    return notice('folder', speak(said.noTurns), speak(said.noTurnsText), { page: 'games' });
  return <ReviewTable key={String(seat)} id={id} watched={watched} face={face} seat={seat} turn={turn} />;
};
