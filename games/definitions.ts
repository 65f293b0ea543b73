import type { GameDefinition } from './definition.ts';
import { talat } from './talat/index.ts';
import { taluva } from './taluva/index.ts';
import { tzaar } from './tzaar/index.ts';

export type { GameDefinition };

/** Every game there is, in the order in which they are shown. */
export const definitions: readonly GameDefinition[] = [talat, tzaar, taluva];
