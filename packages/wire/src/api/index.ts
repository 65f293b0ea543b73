export { DELETED_NAME, PASSWORD_LENGTH } from './constants.ts';
export {
  type ApiAnswer,
  type ApiBody,
  type ApiParams,
  type ApiQuery,
  ROUTES,
  type Route,
  type RouteName,
  type Routes,
} from './routes.ts';
export { FaultSchema } from './shape.ts';
export type {
  ApiFault,
  OwnPasskey,
  OwnSession,
  Player,
  PlayerGame,
  Rating,
} from './types.ts';
