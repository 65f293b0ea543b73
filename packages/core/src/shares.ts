/** Shares as a record writes them: `1-0`, `0.5-0.5-0`, `1/3-1/3-1/3`. */
export const formatShares = (shares: readonly number[]): string =>
  shares
    .map(share => (share === 0 || share === 1 || share === 0.5 ? String(share) : `1/${Math.round(1 / share)}`))
    .join('-');

/** The shares that a record's Result gives, or undefined when it is none for this number of seats. */
export const parseShares = (text: string, seats: number): readonly number[] | undefined => {
  const shares = text.split('-').map(part => {
    const found = /^(\d{1,2})(?:\.(\d{1,9})|\/([1-9]\d?))?$/.exec(part);
    if (!found) return Number.NaN;
    return found[3] === undefined ? Number(part) : Number(found[1]) / Number(found[3]);
  });
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.length === seats && Math.abs(sum - 1) < 1e-6 ? shares : undefined;
};
