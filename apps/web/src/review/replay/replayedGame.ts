import {
  type Fault,
  type Game,
  type GameRecord,
  type History,
  ok,
  parseShares,
  type Replay,
  type Result,
  replay,
  type Seat,
  type Setup,
  tagValue,
} from '@threefold-games/core';
import { type Face, isNotable } from '@threefold-games/stage';
import type { SavedGame } from '../../library/index.ts';

/** A finished or unfinished game, as a replay shows it. */
export interface ReplayedGame {
  readonly names: readonly string[];
  readonly record: GameRecord;
  readonly setup: Setup;
  readonly history: History;
  /** How somebody ended it beside the rules. */
  readonly left: { readonly kind: 'resigned' | 'timeout'; readonly seat: Seat } | undefined;
  /** Why the record cannot be read further than it is shown. */
  readonly broken: Fault | undefined;
  /** What is kept of it in this browser. */
  readonly saved?: SavedGame;
  /** The room in which it was played, where the server has told it. */
  readonly room?: string;
  /** The turn that its link names. */
  readonly turn?: number | undefined;
}

/** Opens a record; one that breaks a rule is opened up to the turn where it does. */
export const openReplay = (findGame: (id: string) => Game | undefined, record: GameRecord): Result<ReplayedGame> => {
  const whole = replay(findGame, record);
  if (whole.ok) return ok(replayedOf(whole.value, record, undefined));
  const { turn } = whole.error;
  if (turn === undefined) return whole;
  const cut: GameRecord = {
    ...record,
    tags: record.tags.filter(({ name }) => !['Result', 'End', 'Ranking'].includes(name)),
    turns: record.turns.slice(0, turn - 1),
  };
  const rest = replay(findGame, cut);
  return rest.ok ? ok(replayedOf(rest.value, cut, whole.error)) : whole;
};

const replayedOf = ({ names, setup, history }: Replay, record: GameRecord, broken: Fault | undefined): ReplayedGame => {
  const end = /^(resign|time) (\d)$/.exec(tagValue(record, 'End') ?? '');
  const left = end ? ({ kind: end[1] === 'time' ? 'timeout' : 'resigned', seat: Number(end[2]) } as const) : undefined;
  return { names, record, setup, history, left, broken };
};

/** The turns worth finding again, counted from 1. */
export const notableTurns = ({ history }: ReplayedGame, face: Face): ReadonlySet<number> =>
  new Set(history.turns.flatMap((_, i) => (isNotable(face, history, i) ? [i + 1] : [])));

/** Whether a record says that its game is over, be it by the rules or otherwise. */
export const isEnded = (record: GameRecord): boolean =>
  (tagValue(record, 'Result') ?? '*') !== '*' || ['End', 'Shares'].some(tag => tagValue(record, tag) !== undefined);

/** By seat: its share of the win, where somebody has won. What a table shared out goes before what the rules would say. */
export const sharesOf = ({ record, history: { position }, left }: ReplayedGame): readonly number[] | undefined => {
  const { seats } = position;
  const told = (tag: string): readonly number[] | undefined => parseShares(tagValue(record, tag) ?? '*', seats);
  const forTwo = left && seats === 2 ? [0, 1].map(seat => (seat === left.seat ? 0 : 1)) : undefined;
  return told('Shares') ?? position.outcome()?.shares ?? (left && told('Result')) ?? forTwo;
};
