import type { Seat } from '@threefold/core';
import { pauseEndsAt } from './clocks.ts';
import { type Seed, seedOf } from './deal.ts';
import { foreseenTurn } from './foresight.ts';
import { firstDue } from './leaving.ts';
import type { RoomState, Timestamp } from './state.ts';

/** When a tick is due, as things are: a foreseen turn at once, else the end of a pause, the first flag or the first seat that is given up. */
export const wakeAt = (state: RoomState): Timestamp | undefined =>
  foreseenTurn(state) ? state.since : (pauseEndsAt(state) ?? firstDue(state)?.at);

/** The turn that a bot has to find, if it is a bot's turn. */
export const botDue = (
  state: RoomState,
):
  | {
      readonly seat: Seat;
      readonly level: number;
      /** The number of the turn. */
      readonly turn: number;
    }
  | undefined => {
  const { actor: seat, paused, turns } = state;
  const sitter = seat === undefined || paused !== undefined ? undefined : state.seats[seat];
  return sitter?.kind === 'bot' ? { seat: seat!, level: sitter.level, turn: turns.length } : undefined;
};

/** What an even start is to be found from, if somebody waits for that. */
export const dealDue = ({ phase, id, deal }: RoomState): Seed | undefined =>
  phase === 'dealing' ? seedOf(id, deal) : undefined;
