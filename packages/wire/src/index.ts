export { ActSchema, Nonce, PersonName, SeatNumber, Steps } from './act.ts';
export {
  type ApiAnswer,
  type ApiBody,
  type ApiFault,
  type ApiParams,
  type ApiQuery,
  DELETED_NAME,
  FaultSchema,
  type OwnPasskey,
  type OwnSession,
  PASSWORD_LENGTH,
  type Player,
  type PlayerGame,
  type Rating,
  ROUTES,
  type Route,
  type RouteName,
  type Routes,
} from './api/index.ts';
export type { WireFaultCode } from './faults.ts';
export {
  type ClientMessage,
  ClientMessageSchema,
  type Past,
  RequestId,
  RoomId,
  type RoomView,
  type ServerMessage,
  type WireFault,
} from './messages.ts';
export type { ChatLine, LobbyRow, Me, RowSeat, SeatRating } from './people.ts';
export { Level, TablePlanSchema } from './plan.ts';
export { FRAME_LIMIT, LINE_PATH, PROTOCOL } from './protocol.ts';
