import { fail, type Result } from '@threefold-games/core';
import type { Stop } from '../limits.ts';

interface Entry<T> {
  readonly thing: T;
  /** Resolves when nobody uses it any more. */
  free: Promise<unknown>;
}

/** Things that are worth keeping, no more than a few: the ones that were used last. Each is used by one at a time. */
export class Pool<T> {
  private readonly most: number;
  private readonly entries = new Map<string, Entry<T>>();

  constructor(most: number) {
    this.most = most;
  }

  /** Works with the thing of this key, made where there is none, as soon as it is free. A stop before that is answered at once. */
  use<R>(key: string, make: () => Result<T>, stop: Stop, work: (thing: T) => Promise<R>): Promise<Result<R>> {
    const found = this.find(key, make);
    if (!found.ok) return Promise.resolve(found);
    const entry = found.value;
    let begun = false;
    const done = entry.free.then(async (): Promise<Result<R>> => {
      if (stop.aborted) return NOT_BEGUN;
      begun = true;
      return { ok: true, value: await work(entry.thing) };
    });
    entry.free = done.catch(() => undefined);
    return Promise.race([done, stop.told.then(() => (begun ? done : NOT_BEGUN))]);
  }

  clear(): void {
    this.entries.clear();
  }

  private find(key: string, make: () => Result<T>): Result<Entry<T>> {
    let entry = this.entries.get(key);
    if (entry) this.entries.delete(key);
    else {
      const made = make();
      if (!made.ok) return made;
      entry = { thing: made.value, free: Promise.resolve() };
    }
    this.entries.set(key, entry);
    for (const old of [...this.entries.keys()].slice(0, -this.most)) this.entries.delete(old);
    return { ok: true, value: entry };
  }
}

const NOT_BEGUN = fail('engine.stopped');
