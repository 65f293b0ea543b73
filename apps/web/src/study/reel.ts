import {
  type Fault,
  formatRecord,
  type Game,
  type GameRecord,
  type History,
  type Outcome,
  ok,
  parseShares,
  type Replay,
  type Result,
  replay,
  type Seat,
  type Setup,
  tagValue,
} from '@threefold/core';
import type { Face } from '@threefold/stage';

/** A game to be watched again. */
export interface Reel {
  readonly game: Game;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly record: GameRecord;
  readonly history: History;
  readonly outcome: Outcome | undefined;
  /** How somebody ended it beside the rules. */
  readonly left: { readonly kind: 'resigned' | 'timeout'; readonly seat: Seat } | undefined;
  /** Why the record cannot be read further than it is shown. */
  readonly broken: Fault | undefined;
}

/** Opens a record; one that breaks a rule is opened up to the turn where it does. */
export const openReel = (findGame: (id: string) => Game | undefined, record: GameRecord): Result<Reel> => {
  const whole = replay(findGame, record);
  if (whole.ok) return ok(reelOf(whole.value, record, undefined));
  const { turn } = whole.error;
  if (turn === undefined) return whole;
  const cut: GameRecord = {
    ...record,
    tags: record.tags.filter(({ name }) => !['Result', 'End', 'Ranking'].includes(name)),
    turns: record.turns.slice(0, turn - 1),
  };
  const rest = replay(findGame, cut);
  return rest.ok ? ok(reelOf(rest.value, cut, whole.error)) : whole;
};

const reelOf = ({ setup, names, history }: Replay, record: GameRecord, broken: Fault | undefined): Reel => {
  const { game, position } = history;
  const end = /^(resign|time) (\d)$/.exec(tagValue(record, 'End') ?? '');
  const left = end ? ({ kind: end[1] === 'time' ? 'timeout' : 'resigned', seat: Number(end[2]) } as const) : undefined;
  return { game, setup, names, record, history, outcome: position.outcome(), left, broken };
};

/** The turns worth finding again, counted from 1. */
export const notableTurns = ({ history }: Reel, face: Face): ReadonlySet<number> => {
  const position = history.positionAfter(0);
  const found = new Set<number>();
  for (const [index, { actions }] of history.turns.entries())
    for (const action of actions) {
      const view = position.view();
      const step = position.format(action);
      position.make(action);
      if (face.notable(view, step, position.events())) found.add(index + 1);
    }
  return found;
};

/** Whether a record says that its game is over, be it by the rules or otherwise. */
export const isEnded = (record: GameRecord): boolean =>
  (tagValue(record, 'Result') ?? '*') !== '*' || ['End', 'Shares'].some(tag => tagValue(record, tag) !== undefined);

/** By seat: its share of the win, where somebody has won. What a table shared out goes before what the rules would say. */
export const sharesOf = ({ record, outcome, left, setup: { seats } }: Reel): readonly number[] | undefined => {
  const told = (tag: string): readonly number[] | undefined => parseShares(tagValue(record, tag) ?? '*', seats);
  const forTwo = left && seats === 2 ? [0, 1].map(seat => (seat === left.seat ? 0 : 1)) : undefined;
  return told('Shares') ?? outcome?.shares ?? (left && told('Result')) ?? forTwo;
};

export const reelText = ({ record }: Reel): string => formatRecord(record);
