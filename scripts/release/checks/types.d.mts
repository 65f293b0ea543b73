import type { Packed } from '../pack.mjs';

export declare const faultsOfTypes: (folder: string, packed: readonly Packed[]) => readonly string[];
