import type { Packed } from '../pack.mjs';

export declare const faultsOfContents: (packed: Packed) => readonly string[];
