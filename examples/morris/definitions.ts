import { type GameDefinition, definitions as shipped } from '@threefold-games/catalogue/definitions';
import { morris } from './index.ts';

/** The games with one more: this is all it takes. */
export const definitions: readonly GameDefinition[] = [...shipped, morris];
