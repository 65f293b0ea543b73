import { english, type Shape } from '@threefold-games/speech';

/** What this game says, in English; the other languages take their type from it. */
export const words = english({
  title: 'TZAAR',
  tagline: 'Capture, then stack or capture again. Never lose the last of a kind.',
  seats: { white: 'White', black: 'Black' },
  types: { tzaar: 'Tzaar', tzarra: 'Tzarra', tott: 'Tott' },

  /** A piece with its colour, as in a list: "C3, white Tzarra, height 1". */
  pieces: {
    white: { tzaar: 'white Tzaar', tzarra: 'white Tzarra', tott: 'white Tott' },
    black: { tzaar: 'black Tzaar', tzarra: 'black Tzarra', tott: 'black Tott' },
  },

  options: {
    setup: {
      name: 'Set-up',
      about: 'How the 60 pieces are set up.',
      values: { random: 'Random', fixed: 'As in the rulebook', tournament: 'Placed in turn' },
    },
  },

  say: {
    empty: '{cell}, empty',
    stack: '{cell}, {piece}, height {height}',
    picked: 'picked up',
    canMove: 'can move',
    mayCapture: 'can be captured',
    mayStack: 'you can stack here',
    mayPlace: 'you can place here',
    lastFrom: 'left in the last turn',
    lastTo: 'entered in the last turn',
    stepFrom: 'left in this turn',
    stepTo: 'entered in this turn',
    refused: 'refused',
  },

  tell: {
    capture: {
      tzaar: '{who} captures on {to} with a Tzaar from {from}, height {height}.',
      tzarra: '{who} captures on {to} with a Tzarra from {from}, height {height}.',
      tott: '{who} captures on {to} with a Tott from {from}, height {height}.',
    },
    taken: 'Captured: {piece}, height {height}.',
    stack: {
      tzaar: '{who} stacks a Tzaar from {from} onto {to}, now height {height}.',
      tzarra: '{who} stacks a Tzarra from {from} onto {to}, now height {height}.',
      tott: '{who} stacks a Tott from {from} onto {to}, now height {height}.',
    },
    place: {
      tzaar: '{who} places a Tzaar on {to}.',
      tzarra: '{who} places a Tzarra on {to}.',
      tott: '{who} places a Tott on {to}.',
    },
    pass: '{who} passes.',
    unknown: '{who} plays {step}.',
  },

  /** A hint: what to do, and what it brings. */
  advise: {
    capture: 'Capture the {type} on {to} with {from}: {who} has {n} left.',
    captureLast: 'Capture the last {type} on {to} with {from} and win.',
    stack: 'Stack {from} onto {to}: height {height}.',
    place: 'Place a {type} on {to}.',
    pass: 'Pass.',
  },

  prompt: {
    /** One line where there is room for it, else two: the step, then what it may be. */
    placing: { title: 'Place a piece', short: 'Place a piece', what: 'Choose a type, then a free space.' },
    opening: { title: 'Opening: one capture', short: 'Opening', what: 'One capture' },
    first: { title: 'Step 1 of 2: capture', short: 'Step 1 of 2', what: 'Capture' },
    second: { title: 'Step 2 of 2: capture, stack or pass', short: 'Step 2 of 2', what: 'Capture, stack or pass' },
    choosePiece: 'Choose a piece that can capture.',
    chooseSecond: 'Choose a piece, or pass.',
    onlyPass: 'You can’t capture or stack. Pass to end your turn.',
    picked: '{cell} is picked up, height {height}. Choose a marked space.',
    typeChosen: {
      tzaar: 'A Tzaar is chosen. Choose a free space.',
      tzarra: 'A Tzarra is chosen. Choose a free space.',
      tott: 'A Tott is chosen. Choose a free space.',
    },
    buries: {
      tzaar: 'Stacking onto {cell} buries your last Tzaar and loses.',
      tzarra: 'Stacking onto {cell} buries your last Tzarra and loses.',
      tott: 'Stacking onto {cell} buries your last Tott and loses.',
    },
    complete: { title: 'Your turn is complete', text: '{steps}. Confirm it, or undo a step.' },
    over: { title: 'The game is over', text: 'No more steps can be played.' },
  },
  pass: 'Pass',

  why: {
    noSpace: 'There is no such space on the board.',
    stillPlacing: 'Pieces are still being placed: put one on a free space.',
    chooseType: 'Choose a type first, then a free space.',
    occupied: '{cell} is occupied. Choose a free space.',
    noneInHand: {
      tzaar: 'All your Tzaars are placed.',
      tzarra: 'All your Tzarras are placed.',
      tott: 'All your Totts are placed.',
    },
    notPlacing: 'Pieces are placed only before the first capture.',
    openingCaptures: 'White opens with a single capture.',
    openingOwn: '{cell} is your own. White opens with a single capture.',
    turnLength: 'A turn has two steps: capture, then capture again, stack or pass.',
    firstCaptures: 'The first step of a turn is always a capture.',
    firstOwn: '{cell} is your own. The first step of a turn is always a capture.',
    nothingToMove: 'There is nothing on {cell}.',
    notYours: '{cell} belongs to {owner}. Move your own pieces.',
    noLine: 'No straight line leads from {from} to {to}.',
    nothingInReach: '{cell} has nothing to capture: no piece is in reach.',
    nothingLower: '{cell} has nothing to capture: every stack in reach is taller.',
    nothingButOwn: '{cell} has nothing to capture: only your own pieces are in reach.',
    emptyTarget: '{cell} is empty. You can only move onto another piece.',
    inTheWay: '{to} is out of reach: {cell} is in the way.',
    hole: 'The hole lies between {from} and {to}. Nothing moves across it.',
    taller: '{to} is taller: height {target} against {own}.',
    ownPiece: '{cell} is your own. Capture one of {enemy}’s pieces.',
    stackOnEnemy: '{cell} belongs to {owner}. Stack on your own pieces only.',
    over: 'The game is over.',
    notation: 'A step is written D3xC3, B6+B5, - or A@E1.',
    notHere: 'The rules don’t allow that here.',
  },

  counts: {
    few: 'few',
    tzaar: { one: '{n} Tzaar left', other: '{n} Tzaars left' },
    tzarra: { one: '{n} Tzarra left', other: '{n} Tzarras left' },
    tott: { one: '{n} Tott left', other: '{n} Totts left' },
    fewTzaar: { one: 'only {n} Tzaar left', other: 'only {n} Tzaars left' },
    fewTzarra: { one: 'only {n} Tzarra left', other: 'only {n} Tzarras left' },
    fewTott: { one: 'only {n} Tott left', other: 'only {n} Totts left' },
  },
  toPlace: { one: '{n} piece to place', other: '{n} pieces to place' },

  ending: {
    noneLeft: {
      tzaar: '{who} has no Tzaars left.',
      tzarra: '{who} has no Tzarras left.',
      tott: '{who} has no Totts left.',
    },
    buried: {
      tzaar: '{who} has buried their own last Tzaar.',
      tzarra: '{who} has buried their own last Tzarra.',
      tott: '{who} has buried their own last Tott.',
    },
    cannotCapture: '{who} can’t capture at the start of their turn.',
  },

  figures: {
    hole: 'The centre is a hole. The lines end there.',
    types: 'From left to right: Tzaar, Tzarra and Tott of White and of Black.',
    firstCapture: 'The first step is a capture: these pieces are in reach.',
    secondStep: 'In the second step you capture or stack.',
    straight: 'The first piece on every line is in reach.',
    emptySpace: 'You can’t move to an empty space.',
    overEmpty: 'Over empty spaces, but not over a piece in the way.',
    acrossHole: 'Not across the hole.',
    tooTall: 'Height 3 captures up to height 3; height 4 is too tall.',
    stacking: 'A Tzaar stacked on two pieces: a Tzaar of height 3.',
    lastTaken: 'The last black Tzarra is in reach: capturing it wins.',
    noCapture: 'White can reach only taller stacks: White has lost.',
    buried: 'Stacking here buries the last white Tzaar: White loses.',
  },

  editor: {
    white: 'White pieces',
    black: 'Black pieces',
    tools: 'Tools',
    eraser: 'Remove',
    seat: 'To move',
    step: 'Step',
    steps: { placing: 'Placing', opening: 'Opening', first: '1 of 2', second: '2 of 2' },
    flaws: {
      pieces: '{seat} has more than 30 pieces.',
      type: '{seat} shows more pieces of one type than there are.',
      missing: 'Each side must show all three types, or the game is over.',
      captured: 'Too few pieces have been captured to get to this turn.',
      opening: 'White opens with all 60 pieces on the board.',
      stacks: 'There are no stacks while pieces are being placed.',
      placing: 'White and Black place in turn; the numbers of their pieces don’t fit.',
    },
  },
});

export type Words = Shape<typeof words>;
