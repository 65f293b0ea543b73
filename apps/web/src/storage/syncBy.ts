let sync: (() => Promise<void>) | undefined;

/** From now on `start` tells the account what has changed in this browser, and takes what it knows. */
export const syncBy = (start: () => Promise<void>): void => {
  sync = start;
};

export const startSync = (): Promise<void> | undefined => sync?.();
