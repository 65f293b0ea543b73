import { english, type Shape } from '@threefold-games/speech';

/** What a board says beside its game, in English; the other languages take their type from it. */
export const words = english({
  boardOf: '{game} board',
  /** How the board is walked by keyboard; read after its name. */
  keys: 'Use the arrow keys to move around the board and Enter to choose. Home and End go to the first and the last space.',
  players: 'Players',
  toMove: '{name} to move',
  zoomIn: 'Zoom in',
  zoomOut: 'Show the whole board',
  parts: 'Boards',
  showPart: 'Show {part}',

  turn: 'Turn {turn} of {turns}',
  start: 'Before the first turn',
  slider: 'Turn',
  sliderTurn: 'Turn {turn} of {turns}, {name}, {moves}',
  sliderStart: 'Before the first of {turns} turns',
  walk: 'Step through the turns',
  first: 'Go to the start',
  back: 'Previous turn',
  next: 'Next turn',
  last: 'Go to the end',

  tools: 'What you can do',
  steps: 'Steps of this turn',
  choices: 'Choices',
  choiceLeft: '{choice}, {count} left',
  rotateTile: 'Rotate tile',
  takeBack: 'Undo',
  startOver: 'Start over',
  confirm: 'Confirm',
  notHere: 'Not here',
  notRead: 'Not understood',
  undone: 'Undone.',

  wins: '{name} wins',
  shared: 'Shared win: {names}',
  over: 'The game is over.',
  resigned: '{name} resigned.',
  timeout: '{name} ran out of time.',

  faults: {
    game: 'The game of this board isn’t loaded on this page.',
    record: 'This game record can’t be read.',
    recordAt: 'This game record can’t be read. The mistake is in turn {turn}, step {step}.',
    position: 'This position can’t be read.',
    fresh: 'A game can’t be set up like this.',
    turn: 'There is no such turn. This is the last one.',
  },
});

export type Words = Shape<typeof words>;
