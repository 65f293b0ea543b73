import { explain, type Fault, type FaultCode } from '@threefold/core';

/** The refusals that only the service has, with their sentences. */
export const SERVICE_FAULTS = {
  'engine.crashed': 'The engine broke down',
  'engine.stopped': 'The engine was stopped before it began to think',
  'engine.level': 'There is no such level',
  'engine.idle': 'Nobody is to act here',
} as const;

export type ServiceCode = keyof typeof SERVICE_FAULTS;

/** Why a question got no answer. */
export type ServiceFault = Omit<Fault, 'code'> & { readonly code: FaultCode | ServiceCode };

/** An answer of the service, or why there is none. A value, never thrown. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ServiceFault };

export const refuse = (code: ServiceCode, detail = ''): Answer<never> => ({ ok: false, error: { code, detail } });

/** The fault as an English sentence. */
export const explainAnswer = ({ code, detail, ...rest }: ServiceFault): string => {
  if (!isOwn(code)) return explain({ ...rest, code, detail });
  return detail === '' ? `${SERVICE_FAULTS[code]}.` : `${SERVICE_FAULTS[code]}: ${detail}.`;
};

const isOwn = (code: ServiceFault['code']): code is ServiceCode => Object.hasOwn(SERVICE_FAULTS, code);
