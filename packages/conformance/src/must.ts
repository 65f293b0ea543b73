/** A broken promise of a game, found by the suite. */
export class ConformanceError extends Error {}

/** Says what was promised; costly sentences are made only when they are needed. */
export type Must = (holds: boolean, promise: string | (() => string)) => asserts holds;

/** An assertion that says where it failed. */
export const mustFor =
  (where: () => string): Must =>
  (holds, promise) => {
    if (!holds) throw new ConformanceError(`${typeof promise === 'string' ? promise : promise()}\n  at ${where()}`);
  };

/** Whether plain data is equal, keys in any order. */
export const sameData = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && sameData(value, (b as Record<string, unknown>)[key]))
  );
};

export const isDeepFrozen = (data: unknown): boolean =>
  typeof data !== 'object' || data === null || (Object.isFrozen(data) && Object.values(data).every(isDeepFrozen));
