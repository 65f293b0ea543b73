import type { Random } from '@threefold-games/core';
import type { Line } from './log.ts';

/** A part of a file that was written, or its new size. */
type Change = { readonly at: number; readonly data: Buffer } | { readonly size: number };

interface File {
  /** As it is on the disk for certain. */
  safe: Buffer;
  /** What may or may not have come there since. */
  pending: Change[];
}

/** A name that was given to a file, or taken. */
interface Naming {
  readonly name: string;
  readonly file: File | undefined;
}

/**
 * What is there after the power was cut: nothing that was not asked to be on the disk; all of it; some of the writes; some of their sectors.
 * Writes that were not asked for come in any order.
 */
export type Cut = 'none' | 'all' | 'some' | 'torn';
export const CUTS: readonly Cut[] = ['none', 'all', 'some', 'torn'];

/** Disks write so much as a whole, and often not more. */
const SECTOR = 512;

const endOf = (change: Change): number => ('size' in change ? change.size : change.at + change.data.length);

/** A file after changes; what was never written is zero. */
const changed = (before: Buffer, changes: readonly Change[]): Buffer => {
  const room = Buffer.alloc(Math.max(before.length, ...changes.map(endOf)));
  before.copy(room);
  let size = before.length;
  for (const change of changes) {
    if ('data' in change) {
      change.data.copy(room, change.at);
      size = Math.max(size, endOf(change));
    } else {
      room.fill(0, change.size);
      size = change.size;
    }
  }
  return room.subarray(0, size);
};

const sectorsOf = (change: Change): readonly Change[] => {
  if ('size' in change) return [change];
  const { at, data } = change;
  const parts: Change[] = [];
  for (let from = 0; from < data.length; ) {
    const to = Math.min(data.length, from + SECTOR - ((at + from) % SECTOR));
    parts.push({ at: at + from, data: data.subarray(from, to) });
    from = to;
  }
  return parts;
};

const shuffled = <T>(items: readonly T[], random: Random): readonly T[] => {
  const rest = [...items];
  for (let i = rest.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [rest[i], rest[j]] = [rest[j]!, rest[i]!];
  }
  return rest;
};

/**
 * A folder on a disk that keeps no more than it has to: what was written into a file is safe once that file was synced, and a name once the
 * folder was.
 */
export class Disk {
  private readonly folder: number;
  private readonly files = new Map<number, File>();
  private readonly names = new Map<string, File>();
  private pendingNames: Naming[] = [];

  /** @param folder - The number of the folder. */
  constructor(folder: number) {
    this.folder = folder;
  }

  take({ kind, file: number, at, path, data }: Line): void {
    if (kind === 'C') {
      const made: File = { safe: Buffer.alloc(0), pending: [] };
      this.files.set(number, made);
      this.pendingNames.push({ name: path, file: made });
    } else if (kind === 'W') this.files.get(number)?.pending.push({ at, data });
    else if (kind === 'T') this.files.get(number)?.pending.push({ size: at });
    else if (kind === 'F') this.sync(number);
    else if (kind !== 'S') {
      const file = this.latest(path);
      if (kind !== 'U') this.pendingNames.push({ name: data.toString(), file });
      if (kind !== 'L') this.pendingNames.push({ name: path, file: undefined });
    }
  }

  /** The files as they may be found after the power was cut now. */
  after(cut: Cut, random: Random): ReadonlyMap<string, Buffer> {
    const found = new Map(this.names);
    for (const { name, file } of this.namesAfter(cut, random)) {
      if (file) found.set(name, file);
      else found.delete(name);
    }
    const contents = new Map<File, Buffer>();
    for (const file of found.values())
      if (!contents.has(file)) contents.set(file, changed(file.safe, changesAfter(file, cut, random)));
    return new Map([...found].map(([name, file]) => [name, contents.get(file)!]));
  }

  private sync(number: number): void {
    if (number === this.folder) {
      for (const { name, file } of this.pendingNames) {
        if (file) this.names.set(name, file);
        else this.names.delete(name);
      }
      this.pendingNames = [];
    }
    const file = this.files.get(number);
    if (!file) return;
    file.safe = changed(file.safe, file.pending);
    file.pending = [];
  }

  private latest(path: string): File | undefined {
    const naming = this.pendingNames.findLast(({ name }) => name === path);
    return naming ? naming.file : this.names.get(path);
  }

  /** What happened to one name happened in its order, up to any point. */
  private namesAfter(cut: Cut, random: Random): readonly Naming[] {
    if (cut === 'none') return [];
    if (cut === 'all') return this.pendingNames;
    const lost = new Set<string>();
    return this.pendingNames.filter(({ name }) => {
      if (random.below(2) === 0) lost.add(name);
      return !lost.has(name);
    });
  }
}

const changesAfter = ({ pending }: File, cut: Cut, random: Random): readonly Change[] => {
  if (cut === 'none') return [];
  if (cut === 'all') return pending;
  const parts = cut === 'torn' ? pending.flatMap(sectorsOf) : pending;
  return shuffled(
    parts.filter(() => random.below(2) === 0),
    random,
  );
};
