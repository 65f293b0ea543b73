export { amount } from './amount.ts';
export { eightLevels } from './eightLevels.ts';
export { standIn, touch } from './face.ts';
export {
  type Attempt,
  findGame,
  gameOf,
  gamesModule,
  historyByLot,
  must,
  nthTurn,
  optionsFor,
  playByLot,
  providedGames,
  provideGames,
  setupOf,
  startOf,
  turnByLot,
} from './games.ts';
export { STICKS_RULES, type SticksView, startSticks, sticks } from './sticks.ts';
export * from './table.ts';
export { vectorsIn } from './vectors.ts';
