/** Why a server cannot start. */
export type ServerFaultCode = 'server.unbuilt' | 'server.port' | 'server.data' | 'server.database' | 'server.newer';

declare module '@threefold/core' {
  interface FaultCodes {
    readonly server: ServerFaultCode;
  }
}
