// Plays a toy game on boardgame.io's master, with a store in memory and nobody connected; prints moves a CPU-second.
const { Master } = require('boardgame.io/master');
const { InitializeGame } = require('boardgame.io/internal');

const CELLS = 100;
const SYNCHRONOUS = 0;

/** Two players mark cells in turn until none is left. */
const game = {
  name: 'marks',
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
};

const states = new Map();
const store = {
  type: () => SYNCHRONOUS,
  fetch: (id, wanted) => (wanted.state ? { state: states.get(id) } : { metadata: undefined }),
  setState: (id, state) => states.set(id, state),
};
const nobody = { send: () => undefined, sendAll: () => undefined };

const play = async matches => {
  const master = new Master(game, store, nobody);
  for (let i = 0; i < matches; i++) states.set(`m${i}`, InitializeGame({ game, numPlayers: 2 }));
  const before = process.cpuUsage();
  for (let move = 0; move < CELLS; move++) {
    const playerID = String(move % 2);
    const action = { type: 'MAKE_MOVE', payload: { type: 'mark', args: [move], playerID } };
    for (let i = 0; i < matches; i++) await master.onUpdate(action, move, `m${i}`, playerID);
  }
  const { user, system } = process.cpuUsage(before);
  const done = [...states.values()].reduce((sum, { _stateID }) => sum + _stateID, 0);
  if (done !== matches * CELLS) throw new Error(`only ${done} moves were made`);
  process.stdout.write(`${(matches * CELLS) / ((user + system) / 1e6)}\n`);
};

void play(Number(process.argv[2]));
