import { setMaxListeners } from 'node:events';
import { ok, type Result } from '@threefold-games/core';
import { type CommandFault, refuse } from '../faults.ts';
import { CAN_THREAD, type Lane, OwnLane, ThreadLane } from './lane.ts';
import type { MatchPlan, PlayedGame } from './plan.ts';
import { type MatchResult, roundShares, scoreMatch } from './score.ts';
import { seatings } from './seatings.ts';
import { type SprtSpec, sprt } from './sprt.ts';

export interface MatchOptions extends MatchPlan {
  /** How many games; made up to whole rounds. */
  readonly games: number;
  /** Games at a time, each in a thread of its own where there are several. */
  readonly jobs?: number;
  /** In a thread of its own even where there is one job. */
  readonly apart?: boolean;
  /** Ends the match as soon as the test has its verdict. */
  readonly sprt?: SprtSpec | undefined;
  /** Games from before, in order from the first. */
  readonly played?: readonly PlayedGame[];
  /** Called with every game, in the order of their numbers. */
  readonly onGame?: ((game: PlayedGame, soFar: () => MatchResult) => void | Promise<void>) | undefined;
  /** Ends the match early, with the score so far. */
  readonly stop?: AbortSignal;
}

/** How many games a match of at least so many has: whole rounds only. */
export const wholeRounds = (players: number, seats: number, games: number): number => {
  const perRound = seatings(players, seats).length;
  return Math.ceil(games / perRound) * perRound;
};

/**
 * Plays a match. Games count in the order of their numbers whoever plays them when, so that the result with the same seed and limits
 * in simulations is the same with any number of jobs.
 */
export const playMatch = async (options: MatchOptions): Promise<Result<MatchResult, CommandFault>> => {
  const { games: wanted, jobs = 1, apart = jobs > 1, sprt: test, played = [], onGame, stop, ...plan } = options;
  const total = wholeRounds(plan.players.length, plan.seats, wanted);
  const perRound = seatings(plan.players.length, plan.seats).length;
  const counted: PlayedGame[] = played.slice(0, total);
  const waiting = new Map<number, PlayedGame>();
  const halt = new AbortController();
  const signal = stop ? AbortSignal.any([stop, halt.signal]) : halt.signal;
  setMaxListeners(0, signal); // Every lane listens.
  let fault: CommandFault | undefined;
  let next = counted.length;
  const soFar = (): MatchResult => scoreMatch(plan, counted, test);
  const decided = (): boolean =>
    test !== undefined &&
    counted.length % perRound === 0 &&
    sprt(roundShares(plan, counted, 0), plan.seats, perRound, test).verdict !== 'open';
  const takeDue = async (): Promise<void> => {
    for (let due = waiting.get(counted.length); due && !halt.signal.aborted; due = waiting.get(counted.length)) {
      waiting.delete(due.number);
      counted.push(due);
      await onGame?.(due, soFar);
      if (decided()) halt.abort();
    }
  };
  // One at a time: what `onGame` writes must not overtake itself.
  let taking = Promise.resolve();
  const work = async (lane: Lane): Promise<void> => {
    while (next < total && !signal.aborted) {
      const game = await lane.play(next++);
      if (!game.ok) {
        fault = game.error;
        halt.abort();
      } else if (game.value) {
        waiting.set(game.value.number, game.value);
        taking = taking.then(takeDue);
        await taking;
      }
    }
  };
  if (decided()) halt.abort();
  const lanes = Array.from({ length: Math.min(jobs, total - next) }, () =>
    apart && CAN_THREAD ? new ThreadLane(plan, signal) : new OwnLane(plan, signal),
  );
  try {
    await Promise.all(lanes.map(work));
  } finally {
    halt.abort();
    await Promise.all(lanes.map(lane => lane.close()));
  }
  return fault ? refuse(fault) : ok(soFar());
};
