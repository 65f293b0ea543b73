/** What a room refuses, and why a deal is not as it was promised. */
export type RoomFaultCode =
  | 'room.full'
  | 'room.seat'
  | 'room.seated'
  | 'room.notSeated'
  | 'room.notHost'
  | 'room.notReady'
  | 'room.started'
  | 'room.dealing'
  | 'room.notStarted'
  | 'room.over'
  | 'room.notYourTurn'
  | 'room.turnNumber'
  | 'room.paused'
  | 'room.offer'
  | 'room.noOffer'
  | 'room.plan'
  | 'room.level'
  | 'room.character'
  | 'room.foresee'
  | 'deal.missing'
  | 'deal.scheme'
  | 'deal.hash'
  | 'deal.draw'
  | 'deal.changed'
  | 'deal.nonce'
  | 'deal.bot'
  | 'deal.seats'
  | 'deal.even'
  | 'people.name'
  | 'wire.schema';

declare module '@threefold-games/core' {
  interface FaultCodes {
    readonly room: RoomFaultCode;
  }
}
