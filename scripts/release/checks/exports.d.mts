import type { Packed } from '../pack.mjs';

export declare const faultsOfExports: (
  packed: Pick<Packed, 'name' | 'tarball' | 'manifest'>,
) => Promise<readonly string[]>;
