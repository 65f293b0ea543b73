import { type Fault, type FaultCode, printable, type Result } from '@threefold-games/core';
import { explain } from '@threefold-games/words/explain';

/** The codes that only the protocol has; docs/protocol.md says when each one comes. */
type ProtocolCode =
  | 'protocol.command'
  | 'protocol.argument'
  | 'protocol.line'
  | 'protocol.game'
  | 'protocol.position'
  | 'protocol.draw'
  | 'protocol.busy';

/** What an `error` line says. */
export interface ProtocolFault {
  readonly code: FaultCode | ProtocolCode;
  readonly sentence: string;
}

export const refuse = (code: ProtocolCode, sentence: string): Result<never, ProtocolFault> => ({
  ok: false,
  error: { code, sentence },
});

/** A refusal of the rules. */
export const refuseFault = (fault: Fault): Result<never, ProtocolFault> => {
  const at = [
    fault.turn === undefined ? '' : `Turn ${fault.turn}. `,
    fault.step === undefined ? '' : `Step ${fault.step}. `,
  ].join('');
  const rule = fault.rule === undefined ? '' : ` (${fault.rule})`;
  return { ok: false, error: { code: fault.code, sentence: `${at}${explain(fault)}${rule}` } };
};

export const errorLine = ({ code, sentence }: ProtocolFault): string => `error ${code} ${printable(sentence)}`;
