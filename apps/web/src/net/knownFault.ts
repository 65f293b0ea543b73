import type { Fault } from '@threefold/core';
import { currentVoice } from '../state/language.ts';

/** A refusal that came from a server: one that has no sentence here, as of a newer server, is told as its mistake. */
export const knownFault = (code: unknown, detail: unknown): Fault => {
  const text = typeof detail === 'string' ? detail : '';
  return typeof code === 'string' && code in currentVoice().words.faults
    ? { code: code as Fault['code'], detail: text }
    : { code: 'server.internal', detail: text };
};
