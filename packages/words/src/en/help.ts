import { english } from '@threefold-games/speech';

/** Help at the table; loaded when somebody plays with it, or sets up a game. */
export const help = english({
  title: 'Help at the table',
  about: 'Marks what can move, says what is in danger, and asks before a turn that loses at once.',
  notWithPeople: 'Not in games with other people.',
  on: 'Help is on',
  off: 'Help is off',
  turnOn: 'Help at the table on',
  turnOff: 'Help at the table off',
  allTheSame: 'Play it all the same?',
  playIt: 'Play it',
  takeBack: 'Take back',
  gives: 'This gives a lot away.',
  loses: 'This loses the game.',
  threat: 'The threat: {from} to {to}.',
  threatAt: 'The threat: on {to}.',
  mark: 'Dark arrow and gold ring: what somebody else could do, and what it would cost you.',
});
