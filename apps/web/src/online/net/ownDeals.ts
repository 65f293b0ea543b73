import type { OwnDeal } from '@threefold-games/room';
import { freshNonce, jsonKey, type Key } from '../../storage/index.ts';

type Entry = OwnDeal & { readonly room: string };

/** So many tables are remembered, the latest ones. */
const MOST = 300;

/**
 * What this browser added to the deals of tables, and the hash that it was shown before: who remembers both can tell afterwards whether a server
 * has dealt from them. A table gets one number and no other, so that nothing is gained by refusing a seat and hearing another.
 */
export class OwnDeals {
  private readonly stored: Pick<Key<readonly Entry[]>, 'get' | 'set'>;
  private readonly fresh: () => string;

  constructor(stored: Pick<Key<readonly Entry[]>, 'get' | 'set'>, fresh: () => string) {
    this.stored = stored;
    this.fresh = fresh;
  }

  of(room: string): OwnDeal | undefined {
    return this.stored.get().find(entry => entry.room === room);
  }

  /** What to add to a table that shows this hash: kept before it is sent. */
  nonceFor(room: string, hash: string): string {
    return (this.of(room) ?? this.put({ room, hash, nonce: this.fresh() })).nonce;
  }

  /** Remembers what was added to a table that showed no hash before. */
  addedBlindly(room: string, nonce: string): void {
    if (!this.of(room)) this.put({ room, nonce });
  }

  private put(entry: Entry): Entry {
    this.stored.set([...this.stored.get(), entry].slice(-MOST));
    return entry;
  }
}

export const readEntries = (raw: unknown): readonly Entry[] => (Array.isArray(raw) ? raw.filter(isEntry) : []);

const isEntry = (raw: unknown): raw is Entry => {
  const { room, nonce, hash } = (raw ?? {}) as Readonly<Record<string, unknown>>;
  return typeof room === 'string' && typeof nonce === 'string' && (hash === undefined || typeof hash === 'string');
};

/** Those of this browser. */
export const ownDeals = new OwnDeals(jsonKey('deals', readEntries), freshNonce);
