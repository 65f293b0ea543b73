import { type Arrow, type CellState, EMPTY_SCENE, type Ghost, type Scene, type Trail } from '@threefold-games/stage';

/** Two cells of a line, with marks on them. */
const sample = (part: {
  readonly states?: readonly CellState[];
  readonly trails?: readonly Trail[];
  readonly arrows?: readonly Arrow[];
  readonly hint?: Ghost;
}): Scene => ({
  ...EMPTY_SCENE,
  bounds: { x: -0.6, y: -0.6, width: 3, height: 1.2 },
  backdrop: 'clay',
  cells: [
    { id: 'a', x: 0, y: 0, outline: 'spot', level: 0 },
    { id: 'b', x: 1.8, y: 0, outline: 'spot', level: 0 },
  ],
  links: [[0, 1]],
  ...part,
});

/** The marks that every board uses, as they are drawn there. */
export const MARKS = {
  markLast: sample({
    states: [
      { cell: 'a', state: 'lastFrom' },
      { cell: 'b', state: 'lastTo' },
    ],
    trails: [{ from: 'a', to: 'b', kind: 'last' }],
  }),
  markStep: sample({
    states: [
      { cell: 'a', state: 'stepFrom' },
      { cell: 'b', state: 'stepTo' },
    ],
    trails: [{ from: 'a', to: 'b', kind: 'step' }],
  }),
  markGo: sample({ states: [{ cell: 'a', state: 'go' }] }),
  markTake: sample({
    states: [
      { cell: 'a', state: 'capture' },
      { cell: 'b', state: 'stack' },
    ],
  }),
  markRefused: sample({ states: [{ cell: 'a', state: 'refused' }] }),
  markHint: sample({
    arrows: [{ from: 'a', to: 'b', rank: 1, number: 'from', text: '1' }],
    hint: { cells: [], pieces: [{ shape: 'disc', tone: 'ivory', x: 1.8, y: 0 }], ok: true, reasons: [] },
  }),
} as const;

/** The mark of those who play with help. */
export const THREAT_MARK = sample({
  states: [{ cell: 'b', state: 'stake' }],
  arrows: [{ from: 'a', to: 'b', rank: 1, threat: true }],
});
