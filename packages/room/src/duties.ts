import { type Seat, seededRandom } from '@threefold-games/core';
import { CHARACTERS } from './botNames.ts';
import { firstDue, pauseEndsAt } from './clocks.ts';
import { type DealSeed, seedOf } from './deal.ts';
import { foreseenTurn } from './foresight.ts';
import type { Millis } from './plan.ts';
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
      readonly character: number;
      /** The number of the turn. */
      readonly turn: number;
    }
  | undefined => {
  const { actor: seat, paused, turns } = state;
  const sitter = seat === undefined || paused !== undefined ? undefined : state.seats[seat];
  if (sitter?.kind !== 'bot') return undefined;
  const { level, character } = sitter;
  return { seat: seat!, level, character: character % CHARACTERS, turn: turns.length };
};

/** Up to this level bots take their time, as a person would; the others need it to think. */
const UNHURRIED = 6;
/** Never more than this part of what the clock has left. */
const OF_CLOCK = 0.05;

/** How long the bot that is to move takes for it at least; `between` the shortest and the longest pause, as it follows from the room and the turn. */
export const botPause = (state: RoomState, between: readonly [least: Millis, most: Millis]): Millis => {
  const due = botDue(state);
  if (!due || due.level > UNHURRIED) return 0;
  const [least, most] = between;
  const pause = least + seededRandom(`${state.id} ${due.turn}`).below(most - least + 1);
  return state.plan.clock.kind === 'none' ? pause : Math.min(pause, OF_CLOCK * (state.clocks[due.seat]?.left ?? 0));
};

/** What an even start is to be found from, if somebody waits for that. */
export const dealDue = ({ phase, id, deal }: RoomState): DealSeed | undefined =>
  phase === 'dealing' ? seedOf(id, deal) : undefined;
