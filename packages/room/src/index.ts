export { botName, CHARACTERS, freeCharacter, freeCharacters, type NamedBot, type Seated } from './botNames.ts';
export { deadlineOf, FIRST_TURN, GIVE_UP, LAG, PAUSE } from './clocks.ts';
export { type DealScheme, type DealSeed, hashOfSecret, setupChance } from './deal.ts';
export { nameOfNet } from './dealTags.ts';
export { alreadyDone, decide } from './decide.ts';
export { botDue, botPause, dealDue, wakeAt } from './duties.ts';
export { type Act, type Happening, isRequest, type RoomEvent, type RoomNotice, type RoomRequest } from './event.ts';
export type { RoomFaultCode } from './faults.ts';
export { FORESIGHT_LIMITS } from './foresight.ts';
export { renewedRoom } from './former.ts';
export { type PlayedElsewhere, resultOf, roomFromHistory } from './fromHistory.ts';
export { rematchDue } from './offers.ts';
export { openRoom, ROOM_LETTERS, rematchId, rematchOf } from './open.ts';
export { checkOwnDeal, type DealVerdict, type OwnDeal } from './ownDeal.ts';
export { CLOCK_LIMITS, parsePlan } from './parsePlan.ts';
export { leaversOf, placesOf, wasPlayed } from './places.ts';
export { type ClockPlan, isSlow, type Millis, type TablePlan, usualPlan } from './plan.ts';
export { Positions, positionText } from './positions.ts';
export { recordOf } from './record.ts';
export { type KeptPositions, seatOf, type World } from './room.ts';
export type {
  AbortCause,
  Conditional,
  Deal,
  Decision,
  Effect,
  EvenDeal,
  Offer,
  OfferKind,
  PersonId,
  Phase,
  RoomResult,
  RoomState,
  RoomTurn,
  SeatClock,
  Sitter,
  Timestamp,
} from './state.ts';
export { checkDeal, type DealReport, isClimb } from './verify.ts';
export {
  type BotSitter,
  type ClockFace,
  clockFace,
  type NowView,
  nowView,
  type PersonSitter,
  type RoomView,
  type SeatView,
  type TableView,
  tableView,
  viewOf,
} from './view.ts';
