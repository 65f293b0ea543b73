/** Why weights are refused. */
export type NetFaultCode = 'net.format' | 'net.version' | 'net.damaged' | 'net.head' | 'net.size' | 'net.unfit';

declare module '@threefold-games/core' {
  interface FaultCodes {
    readonly net: NetFaultCode;
  }
}
