import type { GameDefinition } from '@threefold-games/catalogue-core';
import { talat } from './talat.ts';
import { taluva } from './taluva.ts';
import { tzaar } from './tzaar.ts';

export type { GameDefinition };

/** Every game there is, in the order in which they are shown. */
export const definitions: readonly GameDefinition[] = [talat, tzaar, taluva];
