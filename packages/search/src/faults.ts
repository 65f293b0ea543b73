/** What the engine refuses. */
export type SearchFaultCode = 'engine.crashed' | 'engine.stopped' | 'engine.level' | 'engine.idle' | 'net.fetch';

declare module '@threefold-games/core' {
  interface FaultCodes {
    readonly search: SearchFaultCode;
  }
}
