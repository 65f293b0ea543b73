import { decodeHead, encodeHead, fail, type Game, ok, quote, type Setup, type StepEvent } from '@threefold/core';
import { decode } from './decode.ts';
import { makeConstants, OPTIONS } from './options.ts';
import { TalatPosition } from './position.ts';
import { MAX_ACTIONS, MAX_STEPS } from './tables.ts';
import type { TalatView } from './view.ts';

export { findWitness, isBoardFrozen, type LoneBoard, parseBoard, witnessOn } from './board.ts';
export type { OwnedTower } from './notation.ts';
export { TOWERS, type Tower } from './tables.ts';
export type { BoardView, TalatView } from './view.ts';

export const talat: Game<TalatView> = {
  id: 'talat',
  version: 1,
  about:
    'Two or three players race and capture with towers on three boards, each between two of them, until two boards are frozen.',
  seats: [2, 3],
  options: OPTIONS,
  rules: { notation: 'TA-9.1', turn: 'TA-3.1', over: 'TA-8.2' },
  maxActions: MAX_ACTIONS,
  maxSteps: MAX_STEPS,
  formats: [],

  setup: (options, seats) => ({ seats, options, layout: '' }),
  parseSetup: (seats, options, layout = '') =>
    layout === '' ? ok({ seats, options, layout }) : fail('setup.unexpected', quote(layout)),
  start: setup => new TalatPosition(constantsOf(setup)),
  decode: text => {
    const head = decodeHead(talat, text);
    return head.ok ? decode(constantsOf(head.value.setup), head.value.fields) : head;
  },
  detail: (view, events) => ({
    points: view.points,
    captures: view.points.map((_, seat) => capturedBy(seat, events)),
    frozenAfter: listOf('frozen', events),
    skipped: listOf('skipped', events),
  }),
};

const constantsOf = ({ seats, options }: Pick<Setup, 'seats' | 'options'>) =>
  makeConstants(seats, options, encodeHead(talat, seats, options));

type Events = readonly (readonly [step: number, event: StepEvent])[];
const CAPTURED = 'captured:';

/** The towers that a seat captured, in that order. */
const capturedBy = (seat: number, events: Events): readonly string[] =>
  events
    .filter(([, event]) => event.name.startsWith(CAPTURED) && event.value === seat)
    .map(([, event]) => event.name.slice(CAPTURED.length));

const listOf = (name: string, events: Events): readonly (readonly [step: number, value: number])[] =>
  events.filter(([, event]) => event.name === name).map(([step, event]) => [step, event.value]);
