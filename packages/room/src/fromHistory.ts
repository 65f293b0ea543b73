import { type GameRecord, type History, parseShares, type Setup, tagValue, turnTexts } from '@threefold-games/core';
import { openRoom } from './open.ts';
import { sharedBy } from './result.ts';
import type { RoomResult, RoomState, SeatClock, Sitter, Timestamp } from './state.ts';
import { drawFor } from './turns.ts';

/** What is known of a game that was played elsewhere. */
export interface PlayedElsewhere extends Omit<Parameters<typeof openRoom>[0], 'now'> {
  readonly setup: Setup;
  /** All whole turns, and what was drawn for the one that is on. */
  readonly history: History;
  readonly seats: readonly Sitter[];
  /** By seat; empty where there is no clock. */
  readonly clocks: readonly SeatClock[];
  /** How it ended, where it has. */
  readonly result: RoomResult | undefined;
  readonly started: Timestamp;
  readonly now: Timestamp;
}

/** The room of a game that was played elsewhere: an imported record, or a game that an older version saved. */
export const roomFromHistory = (played: PlayedElsewhere): RoomState => {
  const { setup, seats, clocks, result, started, now } = played;
  const history = played.history.before(played.history.length);
  const room: RoomState = {
    ...openRoom({ ...played, now: started }),
    phase: result ? 'over' : 'playing',
    seats,
    started,
    layout: setup.layout,
    turns: history.turns.map(turn => {
      const sitter = seats[turn.seat];
      return {
        seat: turn.seat,
        steps: turnTexts(turn),
        ...(turn.drawn.length > 0 ? { draws: turn.drawn.length } : {}),
        used: 0,
        left: clocks[turn.seat]?.left ?? 0,
        ...(sitter?.kind === 'bot' ? { level: sitter.level } : {}),
      };
    }),
    since: now,
    clocks,
    holidays: seats.map(() => null),
    conditionals: seats.map(() => []),
    ...(result ? { result } : {}),
  };
  const position = history.positionAfter(history.length);
  const world = { findGame: () => history.game };
  const drawn = { ...room, ...drawFor(world, history.game, room, position, played.history.open.drawn) };
  return result ? drawn : { ...drawn, actor: position.actor };
};

/** How a record says that its game ended; undefined where it goes on or breaks off. */
export const resultOf = (record: GameRecord, { position }: History, at: Timestamp): RoomResult | undefined => {
  const told = (tag: string): readonly number[] | undefined =>
    parseShares(tagValue(record, tag) ?? '*', position.seats);
  const outcome = position.outcome();
  if (outcome) {
    const { rule, ranking, shares } = outcome;
    return { shares: told('Shares') ?? shares, why: { kind: 'rule', rule, ...(ranking ? { ranking } : {}) }, at };
  }
  const end = tagValue(record, 'End') ?? '';
  const left = /^(resign|time) (\d)$/.exec(end);
  if (left) {
    const seat = Number(left[2]);
    const others = Array.from({ length: position.seats }, (_, other) => other).filter(other => other !== seat);
    const shares = told('Result') ?? sharedBy(position.seats, others);
    return { shares, why: { kind: left[1] as 'resign' | 'time', seat }, at };
  }
  if (end === 'abort') return { why: { kind: 'abort' }, at };
  const agreed = told('Shares');
  return agreed && { shares: agreed, why: { kind: 'agreed' }, at };
};
