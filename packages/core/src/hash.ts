/** Scrambles an int32 so that near inputs end far apart (the finaliser of a 32-bit multiply-xorshift hash). */
export const mix32 = (x: number): number => {
  let h = x | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return h ^ (h >>> 15);
};

/** Fixed keys for incremental hashing, in two halves. */
export interface HashKeys {
  readonly lo: Int32Array;
  readonly hi: Int32Array;
}

/** Two tables of `size` fixed keys for incremental hashing; `salt` keeps tables of different meaning apart. */
export const hashKeys = (size: number, salt: number): HashKeys => {
  const lo = new Int32Array(size);
  const hi = new Int32Array(size);
  for (let i = 0; i < size; i++) {
    lo[i] = mix32(Math.imul(i + 1, 0x9e3779b1) ^ mix32(salt));
    hi[i] = mix32(Math.imul(i + 1, 0x85ebca6b) ^ mix32(salt + 0x5bd1e995));
  }
  return { lo, hi };
};
