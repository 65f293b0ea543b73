import { type Game, ok, type Result } from '@threefold-games/core';
import type { CommandFault } from '../faults.ts';
import { usualOpening } from '../match/chance.ts';
import { playMatch } from '../match/index.ts';
import { type Chunk, standardOptions } from './plan.ts';
import type { ChunkResult } from './results.ts';

/** How the chunks are played. */
interface PlayOptions {
  /** Chunks at a time, each in a thread of its own where there are several. */
  readonly jobs: number;
  readonly seed: string;
  readonly stop: AbortSignal;
  findGame(id: string): Game;
  /** Told of every chunk that is over, one at a time. */
  onChunk(result: ChunkResult): Promise<CommandFault | undefined>;
}

/** Plays chunks until there are no more, or somebody says stop. */
export const playChunks = async (chunks: readonly Chunk[], options: PlayOptions): Promise<CommandFault | undefined> => {
  const { jobs, stop } = options;
  const halt = new AbortController();
  const signal = AbortSignal.any([stop, halt.signal]);
  let next = 0;
  let fault: CommandFault | undefined;
  let telling: Promise<void> = Promise.resolve();
  const work = async (): Promise<void> => {
    while (next < chunks.length && !signal.aborted) {
      const result = await playChunk(chunks[next++]!, jobs > 1, signal, options);
      if (!result.ok) fault ??= result.error;
      // A chunk that was broken off is played anew another time.
      else if (!signal.aborted) {
        telling = telling.then(async () => {
          fault ??= await options.onChunk(result.value);
        });
        await telling;
      }
      if (fault) halt.abort();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, chunks.length) }, work));
  return fault;
};

const playChunk = async (
  { match, chunk, games }: Chunk,
  apart: boolean,
  stop: AbortSignal,
  { findGame, seed }: PlayOptions,
): Promise<Result<ChunkResult, CommandFault>> => {
  const { seats, players, levels } = match;
  const game = findGame(match.game);
  const options = standardOptions(game, seats);
  const opening = usualOpening(game, options, seats);
  const plan = { game: game.id, seats, options, players, games, seed: `${seed} ${chunk}`, opening, patience: 60_000 };
  const played = await playMatch({ ...plan, apart, stop });
  if (!played.ok) return played;
  const [first] = played.value.players;
  const { wins, shared, losses, score: share } = first!;
  const secondsPerTurn = played.value.players.map(({ seconds, turns }) => Number((seconds / turns).toPrecision(3)));
  const score = { games: played.value.games, wins, shared, losses, share, secondsPerTurn };
  return ok({ game: game.id, seats, players, levels, chunk, ...score });
};
