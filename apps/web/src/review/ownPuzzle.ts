import { fail, parseRecord, type Result } from '@threefold-games/core';
import { type Candidate, lastTurnOf } from '@threefold-games/learn';
import { workerPort } from '@threefold-games/search';
import { findGame, loadGame } from '../games/index.ts';
import { type LoadedPuzzle, withGame } from '../puzzles/index.ts';
import type { Route } from '../ui/index.ts';
import type { MakeAnswer, MakeAsk } from './puzzleWorker.ts';
import { openReplay } from './replay/replayedGame.ts';
import { type OwnPuzzle, reviewStore } from './reviewStore.ts';

/** The place of a turning point that somebody has kept, as a puzzle. */
export const ownPuzzlePlace = ({ id, turn }: Pick<OwnPuzzle, 'id' | 'turn'>): Route => ({
  page: 'puzzle',
  id: `own-${id}-${turn}`,
  query: {},
});

export const isOwnPuzzle = (id: string): boolean => /^own-.+-\d+$/.test(id);

const find = async (id: string): Promise<OwnPuzzle | undefined> => {
  const [, game, turn] = /^own-(.+)-(\d+)$/.exec(id) ?? [];
  return (await reviewStore.puzzles()).find(own => own.id === game && own.turn === Number(turn));
};

/** Where the same turning point stands in the review of its game. */
export const placeInReview = async (id: string): Promise<Route | undefined> => {
  const own = await find(id);
  return own && { page: 'review', id: own.id, seat: own.seat, turn: own.turn + 1 };
};

/** A turning point that somebody has kept, as a puzzle by the same judge as the others; a fault where it makes none. */
export const loadOwn = async (id: string): Promise<Result<LoadedPuzzle>> => {
  const own = await find(id);
  const record = own && parseRecord(own.record);
  if (!own || !record?.ok) return fail('http.missing', id);
  await loadGame(own.game);
  const watched = openReplay(findGame, record.value);
  if (!watched.ok) return watched;
  const { history } = watched.value;
  const turn = history.turns[own.turn];
  const before = turn && history.before(own.turn).withOpen(turn.drawn);
  if (!before?.ok) return fail('http.missing', id);
  const candidate = await make({
    game: own.game,
    position: before.value.position.encode(),
    last: lastTurnOf(before.value),
  });
  if (!candidate) return fail('puzzle.syntax', id);
  const from = { seed: own.id, game: 0, turn: own.turn + 1 };
  return withGame({ ...candidate, found: [], start: { rating: 0, doubt: 0 }, from, missed: true }, true);
};

/** Makes it beside the page: it can take some hundred proofs. */
const make = async (ask: MakeAsk): Promise<Candidate | undefined> => {
  const port = workerPort(new Worker(new URL('./puzzleWorker.ts', import.meta.url), { type: 'module' }));
  const answer = await new Promise<MakeAnswer>(resolve => {
    port.onMessage(message => resolve(message as MakeAnswer));
    port.onFailure(() => resolve({ candidate: undefined }));
    port.post(ask);
  });
  port.close();
  return answer.candidate;
};
