/** Why a server cannot start. */
export type ServerFaultCode =
  | 'server.unbuilt'
  | 'server.port'
  | 'server.data'
  | 'server.database'
  | 'server.sqlite'
  | 'server.newer';

declare module '@threefold-games/core' {
  interface FaultCodes {
    readonly server: ServerFaultCode;
  }
}
