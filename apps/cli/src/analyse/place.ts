import { CHANCE, type Game, type Position, type Replay } from '@threefold/core';
import { type BeginAt, beginAt, neither } from '../beginAt.ts';
import { lastReplay } from '../lastReplay.ts';
import type { Context } from '../output.ts';
import { stop, type Tried, wrongUsage } from '../trouble.ts';

/** A position to think about. */
export interface Place {
  readonly game: Game;
  readonly position: Position;
  /** How many turns were played before it, where a record tells. */
  readonly turn?: number;
}

/** A game to look back on. */
export interface Past {
  readonly replay: Replay;
  /** How many steps each turn has. */
  readonly lengths: readonly number[];
}

/** The last record of a file. */
export const openPast = async (context: Context, file: string): Promise<Tried<Past>> => {
  const last = await lastReplay(context, file);
  if (!last.ok) return last;
  const { record, replay } = last.value;
  return { ok: true, value: { replay, lengths: record.turns.map(steps => steps.length) } };
};

/** The end of a file's last record, the place after one of its turns, or a position of a game. */
export const openPlace = async (
  context: Context,
  what: string,
  { turn, ...how }: BeginAt & { readonly turn?: number | undefined },
): Promise<Tried<Place>> => {
  const isGame = context.catalogue.findGame(what) !== undefined;
  // Whoever says how a game begins means no record; with one this is refused there.
  if (isGame || [how.position, how.seats, how.option, how.setup, how.seed].some(x => x !== undefined)) {
    if (turn !== undefined) return stop(wrongUsage('Only a record has turns.', 'Leave --turn away, or give a file.'));
    return beginAt(context, what, how);
  }
  const past = await openPast(context, what);
  if (!past.ok) return stop(neither(context, past.trouble));
  const { replay, lengths } = past.value;
  const whole = wholeTurns(past.value);
  if (turn === undefined) return { ok: true, value: { ...replay, turn: whole } };
  if (turn > whole) return stop(wrongUsage(`The record has ${whole} turns.`, `Give --turn 0 to --turn ${whole}.`));
  goBack(replay, lengths, turn);
  return { ok: true, value: { ...replay, turn } };
};

/** How many turns are played to their end. */
const wholeTurns = ({ replay, lengths }: Past): number => lengths.length - (replay.position.atTurnStart ? 0 : 1);

/** Takes back all that came after a turn and the draw that follows it. */
const goBack = ({ position, steps }: Replay, lengths: readonly number[], turn: number): void => {
  let keep = lengths.slice(0, turn).reduce((sum, length) => sum + length, 0);
  while (steps[keep]?.actor === CHANCE) keep++;
  for (let i = steps.length; i > keep; i--) position.unmake();
};
