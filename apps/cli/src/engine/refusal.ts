import { type Fault, type FaultCode, printable } from '@threefold/core';
import { explain } from '@threefold/words/explain';

/** The codes that only the protocol has; docs/protocol.md says when each one comes. */
export type ProtocolCode =
  | 'protocol.command'
  | 'protocol.argument'
  | 'protocol.line'
  | 'protocol.game'
  | 'protocol.position'
  | 'protocol.draw'
  | 'protocol.busy';

/** What an `error` line says. */
export interface Refused {
  readonly code: FaultCode | ProtocolCode;
  readonly sentence: string;
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: Refused };

export const read = <T>(value: T): Read<T> => ({ ok: true, value });

export const refuse = (code: ProtocolCode, sentence: string): { readonly ok: false; readonly refused: Refused } => ({
  ok: false,
  refused: { code, sentence },
});

/** A refusal of the rules. */
export const refuseFault = (fault: Fault): { readonly ok: false; readonly refused: Refused } => {
  const at = [
    fault.turn === undefined ? '' : `Turn ${fault.turn}. `,
    fault.step === undefined ? '' : `Step ${fault.step}. `,
  ].join('');
  const rule = fault.rule === undefined ? '' : ` (${fault.rule})`;
  return { ok: false, refused: { code: fault.code, sentence: `${at}${explain(fault)}${rule}` } };
};

export const errorLine = ({ code, sentence }: Refused): string => `error ${code} ${printable(sentence)}`;
