import type { Packed } from '../pack.mjs';

export declare const faultsOfImports: (
  packed: Pick<Packed, 'name' | 'folder' | 'manifest' | 'built' | 'runtime'>,
) => readonly string[];
