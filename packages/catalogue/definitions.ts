import { talat } from '../../games/talat/index.ts';
import { taluva } from '../../games/taluva/index.ts';
import { tzaar } from '../../games/tzaar/index.ts';
import type { GameDefinition } from './definition.ts';

export type { GameDefinition };

/** Every game there is, in the order in which they are shown. */
export const definitions: readonly GameDefinition[] = [talat, tzaar, taluva];
