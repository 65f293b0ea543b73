/** A source of chance that is passed in. */
export interface Random {
  /** A uniform integer in [0, n), 1 <= n <= 2^32. */
  below(n: number): number;
}

/** A reproducible source (sfc32, seeded through a hash of the text). The stream of a seed never changes. */
export const seededRandom = (seed: string | number): Random => {
  let [a, b, c, d] = hashSeed(String(seed));
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t;
  };
  for (let i = 0; i < 12; i++) next();
  return randomFrom(next);
};

/** A source that is fed by words of 32 bits, in which every bit is as likely as not. */
export const randomFrom = (next: () => number): Random => ({
  below(n) {
    if (n <= 1) {
      if (n === 1) return 0;
      throw new RangeError(`nothing is below ${n}`);
    }
    // As many of the lowest bits as n - 1 has; what is too large is drawn again, so every result is equally likely.
    const mask = 0xffff_ffff >>> Math.clz32(n - 1);
    let x = (next() & mask) >>> 0;
    while (x >= n) x = (next() & mask) >>> 0;
    return x;
  },
});

/** Shuffles in place, every order equally likely. */
export const shuffle = <T>(items: T[], random: Random): T[] => {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
};

const hashSeed = (text: string): [number, number, number, number] => {
  const h: [number, number, number, number] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    for (let j = 0; j < 4; j++) {
      h[j] = Math.imul(h[j]! ^ code, 0x01000193 + 2 * j);
      h[j] = h[j]! ^ (h[j]! >>> 15);
    }
  }
  return h;
};
