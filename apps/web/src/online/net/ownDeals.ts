import type { OwnDeal } from '@threefold-games/room';
import { freshNonce, keep, kept } from '../../storage/index.ts';

/** Where what one added is kept; both may fail in silence. */
interface OwnDealsAround {
  read(): string | null;
  write(text: string): void;
  fresh(): string;
}

type Entry = OwnDeal & { readonly room: string };

/** So many tables are remembered, the latest ones. */
const MOST = 300;

/**
 * What this browser added to the deals of tables, and the hash that it was shown before: who remembers both can tell afterwards whether a server
 * has dealt from them. A table gets one number and no other, so that nothing is gained by refusing a seat and hearing another.
 */
export class OwnDeals {
  private readonly around: OwnDealsAround;
  /** Also where nothing can be kept. */
  private known: readonly Entry[] = [];

  constructor(around: OwnDealsAround) {
    this.around = around;
  }

  of(room: string): OwnDeal | undefined {
    return this.entries().find(entry => entry.room === room);
  }

  /** What to add to a table that shows this hash: kept before it is sent. */
  nonceFor(room: string, hash: string): string {
    return (this.of(room) ?? this.put({ room, hash, nonce: this.around.fresh() })).nonce;
  }

  /** Remembers what was added to a table that showed no hash before. */
  addedBlindly(room: string, nonce: string): void {
    if (!this.of(room)) this.put({ room, nonce });
  }

  private put(entry: Entry): Entry {
    this.known = [...this.entries(), entry].slice(-MOST);
    this.around.write(JSON.stringify(this.known));
    return entry;
  }

  /** Other windows keep theirs too. */
  private entries(): readonly Entry[] {
    const stored = readEntries(this.around.read());
    const own = this.known.filter(({ room }) => !stored.some(entry => entry.room === room));
    return [...stored, ...own];
  }
}

const readEntries = (text: string | null): readonly Entry[] => {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw.filter(isEntry) : [];
  } catch {
    return [];
  }
};

const isEntry = (raw: unknown): raw is Entry => {
  const { room, nonce, hash } = (raw ?? {}) as Readonly<Record<string, unknown>>;
  return typeof room === 'string' && typeof nonce === 'string' && (hash === undefined || typeof hash === 'string');
};

const PLACE = 'deals';

/** Those of this browser. */
export const ownDeals = new OwnDeals({
  read: () => kept(PLACE),
  write: text => keep(PLACE, text),
  fresh: freshNonce,
});
