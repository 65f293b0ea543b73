import { type Signal, signal } from '@preact/signals';
import type { IDBPDatabase } from 'idb';
import { openDatabase } from './database.ts';
import { keyOf, type Ref, type Store, type StoreName } from './stores.ts';

/** Why nothing is stored in this browser: there is no room, or it is forbidden. */
export type StorageProblem = 'full' | 'blocked';

/** The entries behind some refs, in their order. */
type EntriesOf<Refs extends readonly Ref<object>[]> = {
  readonly [N in keyof Refs]: Refs[N] extends Ref<infer Entry> ? Entry | undefined : never;
};

/** Says what some entries become, undefined for one that is deleted; undefined as a whole to leave them all. */
type Decide<Refs extends readonly Ref<object>[]> = (...there: EntriesOf<Refs>) => EntriesOf<Refs> | undefined;

/** Opens the database; `onClose` tells that its connection has been closed, by the browser or for a newer version. */
type OpenDatabase = (onClose: () => void) => Promise<IDBPDatabase>;

/** What could not be stored: an entry, or undefined if it was deleted. */
interface Unstored {
  readonly ref: Ref<object>;
  readonly entry: object | undefined;
  /** The revision of what is stored in its place, if that has one. */
  readonly over: unknown;
}

const nameOf = ([store, key]: Ref<object>): string => JSON.stringify([store, key]);
const revisionOf = (entry: object | undefined): unknown => (entry as { readonly revision?: unknown })?.revision;

const begin = (base: IDBPDatabase, stores: Iterable<StoreName>) => {
  const work = base.transaction([...stores], 'readwrite');
  // If a request fails first, nothing else handles this rejection.
  work.done.catch(() => undefined);
  return work;
};

/**
 * The entries of this browser. What cannot be stored is kept in memory until the page is closed. It replaces what is stored, unless another tab
 * has stored a later revision since.
 */
export class BrowserStorage {
  private readonly open: OpenDatabase;
  private readonly problem: Signal<StorageProblem | undefined>;
  private opened: Promise<IDBPDatabase | undefined> | undefined;
  private readonly unstored = new Map<string, Unstored>();
  /** Single entries as they were last read or written, for when the database breaks down. */
  private readonly seen = new Map<string, object | undefined>();

  constructor(open: OpenDatabase, problem: Signal<StorageProblem | undefined>) {
    this.open = open;
    this.problem = problem;
  }

  async get<Entry extends object>(store: Store<Entry>, key: IDBValidKey): Promise<Entry | undefined> {
    const name = nameOf([store, key]);
    const stored = await this.ask(async base => {
      const entry = (await base.get(store, key)) as Entry | undefined;
      this.seen.set(name, entry);
      return entry;
    });
    return this.latest(name, stored ?? this.seen.get(name)) as Entry | undefined;
  }

  async all<Entry extends object>(store: Store<Entry>): Promise<readonly Entry[]> {
    const stored: readonly object[] | undefined = await this.ask(base => base.getAll(store));
    const entries = new Map(stored?.map(entry => [nameOf([store, keyOf(store, entry)]), entry]));
    for (const [name, { ref, entry }] of this.unstored) {
      if (ref[0] !== store) continue;
      const latest = stored ? this.latest(name, entries.get(name)) : entry;
      if (latest) entries.set(name, latest);
      else entries.delete(name);
    }
    return [...entries.values()] as unknown as readonly Entry[];
  }

  /**
   * Changes entries together, with nobody else in between. False if `decide` leaves them, or if another tab has stored a later revision of
   * one that was only in memory here.
   */
  async change<const Refs extends readonly Ref<object>[]>(refs: Refs, decide: Decide<Refs>): Promise<boolean> {
    const names = refs.map(nameOf);
    const decideOn = (stored: readonly (object | undefined)[]): readonly (object | undefined)[] | undefined => {
      const there = names.map((name, i) => this.latest(name, stored[i]));
      const isOvertaken = names.some((name, i) => this.dropOvertaken(name, stored[i]));
      return isOvertaken ? undefined : decide(...(there as EntriesOf<Refs>));
    };
    const isStored = await this.ask(async base => {
      const work = begin(base, new Set(refs.map(([store]) => store)));
      const stored: (object | undefined)[] = await Promise.all(
        refs.map(([store, key]) => work.objectStore(store).get(key)),
      );
      for (const [i, name] of names.entries()) this.seen.set(name, stored[i]);
      const next = decideOn(stored);
      const writes = (next ?? []).map(async (entry, i): Promise<void> => {
        const [store, key] = refs[i]!;
        if (entry === stored[i]) return;
        if (entry) await work.objectStore(store).put(entry);
        else await work.objectStore(store).delete(key);
      });
      await Promise.all([...writes, work.done]);
      for (const [i, entry] of (next ?? []).entries()) {
        this.seen.set(names[i]!, entry);
        this.unstored.delete(names[i]!);
      }
      if (next && this.unstored.size === 0) this.problem.value = undefined;
      return next !== undefined;
    });
    if (isStored !== undefined) return isStored;
    const next = decideOn(names.map(name => this.seen.get(name)));
    for (const [i, entry] of (next ?? []).entries()) {
      const name = names[i]!;
      const over = revisionOf(this.seen.get(name));
      this.unstored.set(name, { ref: refs[i]!, entry, over });
    }
    return next !== undefined;
  }

  put<Entry extends object>(store: Store<Entry>, entry: Entry): Promise<boolean> {
    return this.change([[store, keyOf(store, entry)]], () => [entry]);
  }

  delete(store: StoreName, key: IDBValidKey): Promise<boolean> {
    return this.change([[store, key]], () => [undefined]);
  }

  /** Deletes everything in some stores. */
  async clear(...stores: readonly StoreName[]): Promise<void> {
    for (const [name, { ref }] of this.unstored) if (stores.includes(ref[0])) this.unstored.delete(name);
    this.seen.clear();
    await this.ask(async base => {
      const work = begin(base, stores);
      await Promise.all([...stores.map(store => work.objectStore(store).clear()), work.done]);
    });
  }

  /** Deletes the oldest reviews, beyond so many. */
  async trim(store: 'reviews', most: number): Promise<void> {
    await this.ask(async base => {
      const work = begin(base, [store]);
      const reviews = work.objectStore(store);
      const keys = await reviews.index('at').getAllKeys();
      const oldest = keys.slice(0, Math.max(0, keys.length - most));
      await Promise.all([...oldest.map(key => reviews.delete(key)), work.done]);
    });
  }

  private database(): Promise<IDBPDatabase | undefined> {
    const onClose = (): void => {
      this.opened = undefined;
    };
    this.opened ??= this.open(onClose).catch((error: unknown) => {
      this.report(error);
      return undefined;
    });
    return this.opened;
  }

  /** Asks the database; undefined without one, or if it fails. */
  private async ask<T>(question: (base: IDBPDatabase) => Promise<T>): Promise<T | undefined> {
    const base = await this.database();
    try {
      return base && (await question(base));
    } catch (error) {
      this.report(error);
      return undefined;
    }
  }

  private report(error: unknown): void {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    this.problem.value = isFull ? 'full' : 'blocked';
  }

  /** What counts of an entry: the one in memory, unless it was overtaken. */
  private latest(name: string, stored: object | undefined): object | undefined {
    const held = this.unstored.get(name);
    return held && held.over === revisionOf(stored) ? held.entry : stored;
  }

  /** Lets go of an entry in memory if another tab has stored a later revision. */
  private dropOvertaken(name: string, stored: object | undefined): boolean {
    const held = this.unstored.get(name);
    return held !== undefined && held.over !== revisionOf(stored) && this.unstored.delete(name);
  }
}

/** Why this browser does not store everything; undefined while it does. */
export const storageProblem = signal<StorageProblem | undefined>(undefined);

export const storage = new BrowserStorage(openDatabase, storageProblem);
