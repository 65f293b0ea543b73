import {
  type Action,
  type Fault,
  formatRecord,
  type Game,
  type GameRecord,
  type Outcome,
  ok,
  type Position,
  parseShares,
  type Result,
  replay,
  type Seat,
  type Setup,
  tagValue,
} from '@threefold/core';
import type { Face } from '@threefold/stage';

/** A turn of a game that is watched again. */
export interface ReelTurn {
  readonly seat: Seat;
  /** All steps, the draw among them. */
  readonly steps: readonly string[];
  readonly actions: readonly Action[];
}

/** A game to be watched again. */
export interface Reel {
  readonly game: Game;
  readonly setup: Setup;
  readonly names: readonly string[];
  readonly record: GameRecord;
  readonly turns: readonly ReelTurn[];
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

type Played = Extract<ReturnType<typeof replay>, { readonly ok: true }>['value'];

const reelOf = (
  { game, setup, names, steps, position }: Played,
  record: GameRecord,
  broken: Fault | undefined,
): Reel => {
  let at = 0;
  const turns = record.turns.map((texts): ReelTurn => {
    const own = steps.slice(at, at + texts.length);
    at += texts.length;
    return {
      seat: own.find(({ actor }) => actor >= 0)?.actor ?? -1,
      steps: own.map(({ text }) => text),
      actions: own.map(({ action }) => action),
    };
  });
  const end = /^(resign|time) (\d)$/.exec(tagValue(record, 'End') ?? '');
  const left = end ? ({ kind: end[1] === 'time' ? 'timeout' : 'resigned', seat: Number(end[2]) } as const) : undefined;
  return { game, setup, names, record, turns, outcome: position.outcome(), left, broken };
};

/** The position after so many turns. */
export const reelPosition = ({ game, setup, turns }: Reel, count: number): Position => {
  const position = game.start(setup);
  for (const { actions } of turns.slice(0, count)) for (const action of actions) position.make(action);
  return position;
};

/** The turns worth finding again, counted from 1. */
export const notableTurns = ({ game, setup, turns }: Reel, face: Face): ReadonlySet<number> => {
  const position = game.start(setup);
  const found = new Set<number>();
  for (const [index, { actions }] of turns.entries())
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
