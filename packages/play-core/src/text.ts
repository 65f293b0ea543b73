/** What is given as a text: a program without types may give anything, and is told what is wrong with it. */
export const textOf = (given: unknown): string => String(given);

/** No more letters than these are wrong, missing or too many in what is taken for a slip. */
const SLIPS = 2;

/** The one of the texts that was probably meant: the nearest one, where one is near. */
export const nearest = (text: string, texts: Iterable<string>): string | undefined => {
  let best: string | undefined;
  let least = Math.min(SLIPS, text.length - 1) + 1;
  for (const each of texts) {
    const slips = each.toLowerCase() === text.toLowerCase() ? 0 : distance(text, each, least);
    if (slips >= least) continue;
    best = each;
    least = slips;
  }
  return best;
};

/** How many letters must be put in, left out or changed; `limit` where it is not less than that. */
const distance = (from: string, to: string, limit: number): number => {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return Math.min(row[to.length]!, limit);
};
