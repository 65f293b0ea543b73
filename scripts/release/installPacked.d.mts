import type { Packed } from './pack.mjs';

export declare const LIBRARY: readonly string[];
export declare const closureOf: (packed: readonly Packed[], names: readonly string[]) => readonly Packed[];
export declare const installPacked: (
  folder: string,
  packed: readonly Packed[],
  names: readonly string[],
  dependencies?: Readonly<Record<string, string>>,
) => void;
