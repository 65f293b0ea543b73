import { bareSetup, type Game, parseBareSetup, type StepEvent } from '@threefold-games/core';
import { MAX_ACTIONS, MAX_STEPS } from './actions.ts';
import { decode } from './decode.ts';
import { HEAD } from './head.ts';
import { constantsOf } from './options.ts';
import { TalatPosition } from './position.ts';
import type { TalatView } from './view.ts';

export { findWitness, isBoardFrozen, type LoneBoard, loneBoard, parseBoard } from './board.ts';
export { handedTo } from './handedTo.ts';
export type { OwnedTower } from './notation.ts';
export { TOWERS, type Tower } from './tables.ts';
export type { BoardView, CellView, TalatView } from './view.ts';

/** The rules of Talat, for two or three players. */
export const talat: Game<TalatView> = {
  ...HEAD,
  about:
    'Two or three players race and capture with towers on three boards, each between two of them, until two boards are frozen.',
  rules: { notation: 'TA-9.1', turn: 'TA-3.1', over: 'TA-8.2' },
  maxActions: MAX_ACTIONS,
  maxSteps: MAX_STEPS,
  formats: [],
  /** TA-8.8 */
  sharedResults: true,
  /** The rulebook's set-up: the winner of the last game begins the new one. */
  nextStarter: 'winner',

  setup: (options, seats) => bareSetup(seats, options),
  parseSetup: parseBareSetup,
  start: ({ seats, options }) => new TalatPosition(constantsOf(seats, options)),
  decode,
  detail: (view, events) => ({
    points: view.points,
    captures: view.points.map((_, seat) => capturedBy(seat, events)),
    frozenAfter: listOf('frozen', events),
    skipped: listOf('skipped', events),
  }),
};

type Events = readonly (readonly [step: number, event: StepEvent])[];

/** The towers that a seat captured, in that order. */
const capturedBy = (seat: number, events: Events): readonly string[] =>
  events.flatMap(([, { name, value, what }]) =>
    name === 'captured' && value === seat && what !== undefined ? [what] : [],
  );

const listOf = (name: string, events: Events): readonly (readonly [step: number, value: number])[] =>
  events.filter(([, event]) => event.name === name).map(([step, event]) => [step, event.value]);
