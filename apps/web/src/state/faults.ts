import type { Fault } from '@threefold/core';
import type { Speak, Words } from '@threefold/words';

/** A refusal as a sentence; a code without one does not compile. */
export const sayFault = (fault: Fault, words: Words, speak: Speak): string => speak(words.faults[fault.code]);
