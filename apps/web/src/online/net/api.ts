import type { Fault } from '@threefold-games/core';
import { createApiClient, knownFault } from '@threefold-games/wire/client';
import { currentVoice } from '../../i18n/index.ts';

const hasSentence = (code: string): boolean => code in currentVoice().words.faults;

/** A refusal that a server sent; `server.internal` if this page has no sentence for its code. */
export const serverFault = (fault: Fault): Fault => knownFault(fault, hasSentence);

/** Calls the HTTP API of the server that this page came from. */
export const api = createApiClient({ fetch: (url, init) => fetch(url, init), isKnown: hasSentence });
