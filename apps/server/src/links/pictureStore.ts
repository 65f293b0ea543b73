import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../folders.ts';

/** How much is kept. */
export interface StoreBounds {
  readonly files: number;
  readonly bytes: number;
}

const NAME = /^[0-9a-f]{64}\.png$/;

/** Pictures on the disk, by what they show: so many files and bytes at most, those that were not asked for longest go. */
export class PictureStore {
  private readonly folder: string;
  private readonly bounds: StoreBounds;
  /** The size of each, the one that was asked for longest ago first. */
  private sizes: Promise<Map<string, number>> | undefined;

  constructor(folder: string, bounds: StoreBounds) {
    this.folder = folder;
    this.bounds = bounds;
  }

  /** A picture, if it is there. */
  async get(key: string): Promise<Buffer | undefined> {
    const sizes = await this.open();
    const size = sizes.get(key);
    if (size === undefined) return undefined;
    try {
      const png = await readFile(this.fileOf(key));
      if (sizes.delete(key)) sizes.set(key, size);
      return png;
    } catch {
      // Somebody has tidied up.
      sizes.delete(key);
      return undefined;
    }
  }

  /** Keeps a picture; rejects where the disk does not take it. */
  async put(key: string, png: Uint8Array): Promise<void> {
    const sizes = await this.open();
    await makeFolder(this.folder);
    const beside = join(this.folder, `${randomUUID()}.part`);
    try {
      await writeFile(beside, png, { mode: 0o600 });
      await rename(beside, this.fileOf(key));
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
    sizes.delete(key);
    sizes.set(key, png.length);
    let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [oldest, size] of sizes) {
      if (sizes.size <= this.bounds.files && bytes <= this.bounds.bytes) break;
      sizes.delete(oldest);
      bytes -= size;
      await rm(this.fileOf(oldest), { force: true });
    }
  }

  private fileOf(key: string): string {
    return join(this.folder, `${key}.png`);
  }

  private open(): Promise<Map<string, number>> {
    this.sizes ??= this.look();
    return this.sizes;
  }

  /** What an earlier process has left, and no half of a picture. */
  private async look(): Promise<Map<string, number>> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    const found: { readonly key: string; readonly size: number; readonly at: number }[] = [];
    for (const name of names) {
      const path = join(this.folder, name);
      if (NAME.test(name)) {
        const about = await stat(path).catch(() => undefined);
        if (about) found.push({ key: name.slice(0, -4), size: about.size, at: about.mtimeMs });
      } else if (name.endsWith('.part')) await rm(path, { force: true });
    }
    return new Map(found.sort((a, b) => a.at - b.at).map(({ key, size }) => [key, size]));
  }
}
