/** What a server refuses beyond rules and rooms, and `wire.offline`, with which a client reports that there is no answer. Clients know these codes. */
export type WireFaultCode =
  | 'wire.syntax'
  | 'wire.schema'
  | 'wire.hello'
  | 'wire.rate'
  | 'wire.offline'
  | 'http.missing'
  | 'http.rate'
  | 'http.input'
  | 'deal.claim'
  | 'room.missing'
  | 'room.watching'
  | 'room.limit'
  | 'room.abort'
  | 'room.wait'
  | 'people.name'
  | 'people.taken'
  | 'people.needed'
  | 'people.account'
  | 'people.signIn'
  | 'people.password'
  | 'people.confirm'
  | 'people.passkey'
  | 'people.code'
  | 'people.forbidden'
  | 'people.missing'
  | 'people.limit'
  | 'people.suspended'
  | 'people.newcomers'
  | 'chat.closed'
  | 'holiday.spent'
  | 'notice.address'
  | 'notice.taken'
  | 'puzzle.missing'
  | 'puzzle.day'
  | 'puzzle.withdrawn'
  | 'server.busy'
  | 'server.closing'
  | 'server.origin'
  | 'server.internal';

declare module '@threefold-games/core' {
  interface FaultCodes {
    readonly wire: WireFaultCode;
  }
}
