/** What this package refuses. */
export type LearnFaultCode = 'puzzle.syntax';

declare module '@threefold-games/core' {
  interface FaultCodes {
    readonly learn: LearnFaultCode;
  }
}
