import type { Act } from '@threefold-games/room';

/** Something that was asked for and is not answered yet. */
export interface Unanswered {
  /** Made here, so that a resend is never played twice. */
  readonly id: string;
  readonly room: string;
  readonly what: { readonly kind: 'act'; readonly act: Act } | { readonly kind: 'chat'; readonly text: string };
  /** When it was asked for, by our clock. */
  readonly at: number;
  /** Who asked, where that was known: nobody else sends it. */
  readonly by?: string;
}

/**
 * Where it is kept, so that neither a reload nor a closed tab loses anything. Tabs share it, each request in a place of its own:
 * what two of them send has one id, and is done once.
 */
export interface OutboxStore {
  all(): readonly string[];
  put(id: string, text: string): void;
  drop(id: string): void;
}

/** What is older, in milliseconds, nobody waits for any more. */
const KEPT = 24 * 3_600_000;

const isUnanswered = (raw: unknown): raw is Unanswered => {
  if (typeof raw !== 'object' || raw === null) return false;
  const { id, room, what, at } = raw as Partial<Unanswered>;
  const known = what?.kind === 'act' || what?.kind === 'chat';
  return typeof id === 'string' && typeof room === 'string' && typeof at === 'number' && known;
};

const read = (text: string): Unanswered | undefined => {
  try {
    const raw: unknown = JSON.parse(text);
    return isUnanswered(raw) ? raw : undefined;
  } catch {
    return undefined;
  }
};

/** Reads what was kept, in its order; what is not understood is left out, and what is too old is dropped. */
export const readOutbox = (store: OutboxStore, now: number): readonly Unanswered[] => {
  const entries = store.all().flatMap(text => read(text) ?? []);
  const isOld = ({ at }: Unanswered): boolean => at < now - KEPT;
  for (const { id } of entries.filter(isOld)) store.drop(id);
  return entries.filter(entry => !isOld(entry)).sort((a, b) => a.at - b.at);
};
