/** Freezes plain data through and through. */
export const deepFreeze = <T>(data: T): T => {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const part of Object.values(data)) deepFreeze(part);
  }
  return data;
};
