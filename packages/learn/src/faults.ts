/** What this package refuses. */
export type LearnFaultCode = 'puzzle.syntax';

declare module '@threefold/core' {
  interface FaultCodes {
    readonly learn: LearnFaultCode;
  }
}
