export { amount } from './amount.ts';
export { eightLevels } from './eightLevels.ts';
export { gameOf, must, optionsFor, setupOf, startOf } from './games.ts';
export { historyByLot, nthTurn, playByLot, turnByLot } from './lot.ts';
export { standIn } from './standIn.ts';
export { STICKS_RULES, type SticksView, startSticks, sticks } from './sticks.ts';
export * from './table.ts';
