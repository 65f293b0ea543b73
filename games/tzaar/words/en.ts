import { english, type Shape } from '@threefold/words';

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
      about: 'How the 60 pieces come onto the board.',
      values: { random: 'Random', fixed: 'As in the rulebook', tournament: 'Placed in turn' },
    },
  },

  say: {
    empty: '{cell}, empty',
    stack: '{cell}, {piece}, height {height}',
    picked: 'picked up',
    canMove: 'can move',
    mayCapture: 'may capture',
    mayStack: 'may stack',
    mayPlace: 'may place here',
    lastFrom: 'left in the last turn',
    lastTo: 'entered in the last turn',
    stepFrom: 'left in this turn',
    stepTo: 'entered in this turn',
    refused: 'refused',
  },

  tell: {
    capture: {
      tzaar: '{who} takes {to} from {from} with a Tzaar, height {height}.',
      tzarra: '{who} takes {to} from {from} with a Tzarra, height {height}.',
      tott: '{who} takes {to} from {from} with a Tott, height {height}.',
    },
    taken: 'Taken: {piece}, height {height}.',
    stack: {
      tzaar: '{who} stacks a Tzaar from {from} onto {to}, height {height} now.',
      tzarra: '{who} stacks a Tzarra from {from} onto {to}, height {height} now.',
      tott: '{who} stacks a Tott from {from} onto {to}, height {height} now.',
    },
    place: {
      tzaar: '{who} places a Tzaar on {to}.',
      tzarra: '{who} places a Tzarra on {to}.',
      tott: '{who} places a Tott on {to}.',
    },
    pass: '{who} passes.',
    unknown: '{who} plays {step}.',
  },

  prompt: {
    /** One line where there is room for it, else two: the step, then what it may be. */
    placing: { title: 'Place a piece', short: 'Place a piece', what: 'Choose a type, then a free space.' },
    opening: { title: 'Opening: one capture', short: 'Opening', what: 'One capture' },
    first: { title: 'Step 1 of 2: capture', short: 'Step 1 of 2', what: 'Capture' },
    second: { title: 'Step 2 of 2: capture, stack or pass', short: 'Step 2 of 2', what: 'Capture, stack or pass' },
    choosePiece: 'Choose a piece that can capture.',
    chooseSecond: 'Choose a piece, or pass.',
    onlyPass: 'Nothing can capture or stack. Pass to end the turn.',
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
    complete: { title: 'Your turn is complete', text: 'Confirm it, or take steps back.' },
    over: { title: 'The game is over', text: 'Nothing is played any more.' },
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
    fewTzaar: { one: '{n} Tzaar left, few', other: '{n} Tzaars left, few' },
    fewTzarra: { one: '{n} Tzarra left, few', other: '{n} Tzarras left, few' },
    fewTott: { one: '{n} Tott left, few', other: '{n} Totts left, few' },
  },
  toPlace: { one: '{n} piece to place', other: '{n} pieces to place' },

  ending: {
    noneLeft: {
      tzaar: '{who} has no Tzaar left.',
      tzarra: '{who} has no Tzarra left.',
      tott: '{who} has no Tott left.',
    },
    buried: {
      tzaar: '{who} has buried its own last Tzaar.',
      tzarra: '{who} has buried its own last Tzarra.',
      tott: '{who} has buried its own last Tott.',
    },
    cannotCapture: '{who} cannot capture at the start of the turn.',
  },

  figures: {
    hole: 'The centre is a hole. The lines end at it.',
    types: 'From left to right: Tzaar, Tzarra and Tott of White and of Black.',
    firstCapture: 'The first step takes a piece: these are in reach.',
    secondStep: 'The second step may capture or stack.',
    straight: 'The first piece on every line is in reach.',
    emptySpace: 'An empty space is no goal.',
    overEmpty: 'Over empty spaces, but not over the piece in the way.',
    acrossHole: 'Not across the hole.',
    tooTall: 'Height 3 takes up to height 3; height 4 is too tall.',
    stacking: 'A Tzaar stacked on two: a Tzaar of height 3.',
    lastTaken: 'The last black Tzarra is in reach: taking it wins.',
    noCapture: 'White can reach only taller stacks: White has lost.',
    buried: 'Stacking here buries the last white Tzaar: White loses.',
  },

  editor: {
    white: 'White pieces',
    black: 'Black pieces',
    clear: 'Clear',
    erase: 'Clear a space',
    seat: 'To act',
    step: 'Step',
    steps: { placing: 'Placing', opening: 'Opening', first: '1 of 2', second: '2 of 2' },
  },
});

export type Words = Shape<typeof words>;
