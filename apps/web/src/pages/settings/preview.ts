import { EMPTY_SCENE, type Scene } from '@threefold-games/stage';

/** Two pieces and a stack: height as layers and as a number. */
export const STACKS: Scene = {
  ...EMPTY_SCENE,
  bounds: { x: -0.75, y: -0.85, width: 2.5, height: 1.7 },
  backdrop: 'clay',
  cells: [
    { id: 'a', x: 0, y: 0, outline: 'spot', level: 0 },
    { id: 'b', x: 1, y: 0, outline: 'spot', level: 0 },
  ],
  pieces: [
    { cell: 'a', shape: 'disc', tone: 'ivory', layers: 1 },
    { cell: 'b', shape: 'disc', tone: 'ebony', layers: 3, mark: 'ring' },
  ],
};

const SIDE = Math.sqrt(3);

/** Two fields: terrain as pattern and colour, level as strata and number, owners as tone and door. */
export const FIELDS: Scene = {
  ...EMPTY_SCENE,
  bounds: { x: -1.25, y: -1.45, width: SIDE + 2.5, height: 3 },
  backdrop: 'sea',
  cells: [
    { id: 'a', x: 0, y: 0, outline: 'hexagon', fill: 'sand', pattern: 'dots', level: 1 },
    { id: 'b', x: SIDE, y: 0, outline: 'hexagon', fill: 'jungle', pattern: 'drops', level: 2 },
  ],
  pieces: [
    { cell: 'a', shape: 'hut', tone: 'ivory', mark: 'disc' },
    { cell: 'b', shape: 'temple', tone: 'ember', mark: 'triangle' },
  ],
  tags: [{ cell: 'b', corner: 'bottomRight', text: '2', kind: 'level' }],
};
