import type { GameRecord, History, Seat } from '@threefold-games/core';
import type { ClockFace, Offer, OfferKind, RoomResult, TablePlan } from '@threefold-games/room';
import { type SeatPlan, sitsHere } from '../settings/index.ts';

/** A turn that somebody at this screen makes. Another object begins it anew. */
export interface TurnInHand {
  /** The steps with which it begins; on a board that is studied a draw is among them. */
  readonly steps: readonly string[];
}

/** What I may do now. */
export interface Acts {
  /** Whether the turn in hand may be played. */
  readonly turn: boolean;
  /** How many turns an undo takes back; 0 where there is nothing to take back. */
  readonly undo: number;
  /** The seat that would resign: who acts, else the first at this screen. */
  readonly resign: Seat | undefined;
  /** What others can be asked for. */
  readonly offers: readonly OfferKind[];
  /** Those of them for which nobody has to agree: they come about at once. */
  readonly atOnce: readonly OfferKind[];
  /** Whether a game that was left before its end can be gone on with. */
  readonly goOn: boolean;
  readonly rematch: boolean;
}

/** Nothing at all, as on a board that is only looked at. */
export const NO_ACTS: Acts = {
  turn: false,
  undo: 0,
  resign: undefined,
  offers: [],
  atOnce: [],
  goOn: false,
  rematch: false,
};

/**
 * All that a board page reads of a game, wherever it is kept. Every change makes another one; what has not changed in it is the
 * very same: turns, positions, seats, the turn in hand.
 */
export interface TableModel {
  /** Names the saved game or the room; empty where it is neither. */
  readonly id: string;
  /** The game, the turns, and what was drawn for the one that is on. */
  readonly history: History;
  /** Who sits where. */
  readonly seats: readonly SeatPlan[];
  /** What was agreed before play; undefined on a board that is studied or replayed. */
  readonly plan: TablePlan | undefined;
  /** `stopped`: left before its end, such as an imported record that breaks off. */
  readonly status: 'running' | 'stopped' | 'over';
  /** Who is to act; undefined when nobody is. */
  readonly actor: Seat | undefined;
  /** The turn that somebody at this screen makes; undefined while nobody here is to act. */
  readonly turn: TurnInHand | undefined;
  readonly acts: Acts;
  readonly offers: readonly Offer[];
  readonly paused: boolean;
  /** How it ended. */
  readonly result: RoomResult | undefined;
  /** Where an even start was wanted: the share of the win that each seat could expect, or that nobody could tell. */
  readonly even: readonly number[] | 'unknown' | undefined;
  /** What the clock of a seat says at a moment; undefined where there is none. */
  clockFace(seat: Seat, now: number): ClockFace | undefined;
  /** The game as a record, made when it is asked for; undefined on a board that is studied. */
  record(): GameRecord | undefined;
}

/** A board that is studied or watched: nothing was agreed, and nobody's time runs. */
export const studyModel = (history: History, seats: readonly SeatPlan[], turn?: TurnInHand): TableModel => {
  const { actor } = history.position;
  return {
    id: '',
    history,
    seats,
    plan: undefined,
    status: history.position.outcome() ? 'over' : 'running',
    actor: actor < 0 ? undefined : actor,
    turn,
    acts: { ...NO_ACTS, turn: turn !== undefined },
    offers: [],
    paused: false,
    result: undefined,
    even: undefined,
    clockFace: () => undefined,
    record: () => undefined,
  };
};

/** Whether it is over, or was left. */
export const isOver = ({ status }: Pick<TableModel, 'status'>): boolean => status !== 'running';

/** Whether anybody at this screen plays; else one watches. */
export const isSeated = ({ seats }: Pick<TableModel, 'seats'>): boolean => seats.some(sitsHere);

/** The seat from which a table is seen. */
export const viewerOf = ({ seats }: Pick<TableModel, 'seats'>): Seat => Math.max(0, seats.findIndex(sitsHere));
