import type { Fault } from '@threefold-games/core';
import type { Speak } from '@threefold-games/speech';
import type { Words } from '@threefold-games/words';

/** What the browser's storage refuses, and what cannot be sent. */
type WebFaultCode = 'store.stale' | 'store.blocked' | 'store.missing' | 'store.corrupt' | 'wire.size';

declare module '@threefold-games/core' {
  interface FaultCodes {
    readonly web: WebFaultCode;
  }
}

/** A refusal as a sentence; a code without one does not compile. */
export const sayFault = (fault: Fault, words: Words, speak: Speak): string => speak(words.faults[fault.code]);
