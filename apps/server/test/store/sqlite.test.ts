import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore, type StorePlace } from '../../src/store/database.ts';
import { DatabaseSync } from '../../src/store/sqlite/nodeSqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { systemTime } from '../../src/time.ts';
import { type BackEnd, opened } from './backEnd.ts';
import { storeContract } from './contract.ts';
import { entryOf, rowOf, stateOf } from './samples.ts';

const root = mkdtempSync(join(tmpdir(), 'threefold-sqlite-'));

let places = 0;
const freshFolder = (): string => {
  places += 1;
  return join(root, `data-${places}`);
};

const backEnd: BackEnd = {
  kind: 'sqlite',
  place: async () => ({ data: freshFolder() }),
  async execute(place, statements) {
    const { data } = place as Extract<StorePlace, { data: string }>;
    mkdirSync(data);
    const db = new DatabaseSync(join(data, 'threefold.db'));
    for (const statement of statements) db.exec(statement);
    db.close();
  },
};

describe('SQLite', () => {
  storeContract(backEnd);

  test('files are for the owner alone', async () => {
    const data = freshFolder();
    const store = await opened({ data });
    expect(statSync(data).mode & 0o777).toBe(0o700);
    for (const file of ['threefold.db', 'threefold.db-wal', 'serving.lock']) {
      expect(statSync(join(data, file)).mode & 0o777).toBe(0o600);
    }
    await store.close();
  });

  test('one process at a time serves a folder', async () => {
    const data = freshFolder();
    const store = await opened({ data });
    const second = await openStore({ data }, { ...systemTime, now: () => 1, processId: 'two' });
    expect(second).toMatchObject({ ok: false, error: { code: 'server.data' } });
    await store.close();
    await (await opened({ data })).close();
  });

  test('a folder that cannot be used is told', async () => {
    const store = await openStore({ data: '/dev/null/data' }, { ...systemTime, now: () => 1, processId: 'one' });
    expect(store).toMatchObject({ ok: false, error: { code: 'server.data' } });
  });

  /** Appends until nothing more fits, and says how many were stored. */
  const fill = async (store: Store, room: string): Promise<number> => {
    const snapshot = stateOf(room, { layout: 'x'.repeat(50_000) });
    for (let seq = 1; seq < 1000; seq += 1) {
      const event = { by: 'p_ann', id: 'y'.repeat(20_000), act: { kind: 'start' } } as const;
      const outcome = await store.journal.append(entryOf(room, seq, { event, snapshot })).catch((error: unknown) => {
        expect(error).toMatchObject({ name: 'StoreError', kind: 'disk' });
        return 'full';
      });
      if (outcome === 'full') return seq - 1;
    }
    throw new Error('It was never full.');
  };

  /** Full, then with room again: nothing that was acknowledged is lost, nothing that was refused is there. */
  const survivesFullDisk = async (
    data: string,
    narrow: (store: Store) => Promise<unknown>,
    widen: (store: Store) => Promise<unknown>,
  ): Promise<void> => {
    const store = await opened({ data });
    await store.journal.create(stateOf('full'), rowOf('full'));
    await store.journal.create(stateOf('small'), rowOf('small'));
    await narrow(store);
    const stored = await fill(store, 'full');
    await widen(store);
    expect((await store.journal.since('full', 0)).length).toBe(stored);
    expect(await store.journal.append(entryOf('full', stored + 1))).toBe('stored');
    expect(await store.journal.append(entryOf('small', 1))).toBe('stored');
    await store.close();
    const again = await opened({ data });
    expect((await again.journal.since('full', 0)).map(({ seq }) => seq)).toEqual(
      Array.from({ length: stored + 1 }, (_, i) => i + 1),
    );
    await again.close();
  };

  test('a file that may not grow refuses, and goes on when it may', async () => {
    await survivesFullDisk(
      freshFolder(),
      store => sql`pragma max_page_count = 200`.execute(store.db),
      store => sql`pragma max_page_count = 100000`.execute(store.db),
    );
  });

  const disk = join(root, 'disk');
  const mounted = mountSmallDisk(disk);
  afterAll(() => {
    if (mounted === true) execFileSync('umount', [disk]);
    rmSync(root, { recursive: true, force: true });
  });
  test.skipIf(mounted !== true)(
    `a full disk refuses, and goes on when there is space again${mounted === true ? '' : ` (left out: ${mounted})`}`,
    async () => {
      const ballast = join(disk, 'ballast');
      await survivesFullDisk(
        join(disk, 'data'),
        async () => writeFileSync(ballast, Buffer.alloc(3_000_000)),
        async () => rmSync(ballast),
      );
    },
  );
});

/** A file system of five megabytes, or why there is none: that takes the rights of root. */
function mountSmallDisk(folder: string): true | string {
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=5m', 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    return 'a small file system cannot be mounted here';
  }
}
