export type { OwnPasskey, OwnSession } from './api/account.ts';
export type { GameSkill, OwnBlock } from './api/me.ts';
export type { ModerationEntry, PersonCard, Report, SaidMessage } from './api/moderation.ts';
export type { Player, PlayerGame, Rating } from './api/players.ts';
export type { OwnPuzzle, SolverSkill } from './api/puzzles.ts';
export type { Route } from './api/route.ts';
export {
  type AnswerOf,
  type ApiAnswer,
  type ApiBody,
  ApiFault,
  type ApiParams,
  type ApiQuery,
  ROUTES,
  type RouteName,
  type Routes,
} from './api/routes.ts';
export type { WireFaultCode } from './faults.ts';
export { ClientMessage, type Past, type SentFault, ServerMessage } from './messages.ts';
export type { ChatMessage, LobbyRow, Me, RowSeat, SeatRating } from './people.ts';
export { DELETED_NAME, FRAME_LIMIT, LIVE_PATH, PASSWORD_LENGTH, PROTOCOL } from './protocol.ts';
export type { Sent } from './shape.ts';
