import { describe, expect, test } from 'vitest';
import { linesOf } from '../../src/store/backup/file.ts';
import { type Restored, restoreBackup } from '../../src/store/backup/restore.ts';
import { writeBackup } from '../../src/store/backup/write.ts';
import type { StorePlace } from '../../src/store/database.ts';
import type { Store } from '../../src/store/store.ts';
import { type BackEnd, opened } from './backEnd.ts';
import { entryOf, rowOf, stateOf } from './samples.ts';

export const backupOf = async (place: StorePlace, now = 5000): Promise<string> => {
  let text = '';
  const written = await writeBackup(place, { now, secrets: null }, async piece => {
    text += piece;
  });
  if (!written.ok) throw new Error(`${written.error.code} ${written.error.detail}`);
  return text;
};

export const restoreText = (place: StorePlace, text: string): Promise<Restored> => {
  // In small pieces, which cut lines and characters in two.
  const bytes = Buffer.from(text);
  const pieces = async function* (): AsyncGenerator<Uint8Array> {
    for (let i = 0; i < bytes.length; i += 997) yield bytes.subarray(i, i + 997);
  };
  return restoreBackup(place, 9000, linesOf(pieces()));
};

/** A store with more rows than fit on a page, and every kind of value. */
export const furnish = async ({ journal, db, leases }: Store): Promise<void> => {
  const rooms = Array.from({ length: 30 }, (_, i) => `game-${i}`);
  await Promise.all(rooms.map(room => journal.create(stateOf(room, { layout: 'Zoë \u{1f3b2}' }), rowOf(room))));
  await Promise.all(rooms.flatMap(room => Array.from({ length: 15 }, (_, i) => journal.append(entryOf(room, i + 1)))));
  await db
    .insertInto('ratings')
    .values({
      person: 'p_ann',
      pool: 'x',
      mean: 1500.123456789,
      deviation: 1e-9,
      volatility: 0.06,
      games: 1,
      won: 0,
      history: '[]',
    })
    .execute();
  await db.insertInto('lessons').values({ person: 'p_ann', lesson: 'tzaar/lines' }).execute();
  await leases.addOutage(1, 2);
  await leases.renew(4_102_444_800_000);
};

/** What is written, restored elsewhere and written again is the same. */
export const movesTo = async (from: StorePlace, to: StorePlace): Promise<void> => {
  const text = await backupOf(from);
  const restored = await restoreText(to, text);
  expect(restored).toMatchObject({
    ok: true,
    value: { at: 5000, rows: { rooms: 30, events: 450, ratings: 1, lessons: 1 } },
  });
  const sorted = (backup: string): readonly string[] => backup.split('\n').slice(0, -2).toSorted();
  expect(sorted(await backupOf(to))).toEqual(sorted(text));
};

/** Backups, of a store in use and broken ones. */
export const makesBackups = (backEnd: BackEnd): void => {
  describe('a backup', () => {
    test('is made while the store is in use, and fills another place, where sync begins a new epoch', async () => {
      const from = await backEnd.place();
      const busy = await opened(from);
      await furnish(busy);
      const change = { person: 'p_ann', kind: 'lesson' as const, key: 'tzaar/lines', seq: 7 };
      await busy.db.insertInto('syncHeads').values({ person: 'p_ann', epoch: 'before', seq: 7 }).execute();
      await busy.db.insertInto('syncChanges').values(change).execute();
      const writing = { on: true };
      const more = (async () => {
        for (let seq = 16; writing.on; seq += 1) await busy.journal.append(entryOf('game-0', seq));
        return busy.journal.since('game-0', 15);
      })();
      const text = await backupOf(from);
      writing.on = false;
      expect((await more).length).toBeGreaterThan(0);
      await busy.close();
      const to = await backEnd.place();
      expect(await restoreText(to, text)).toMatchObject({ ok: true });
      const restored = await opened(to, 'two', 4_102_444_801_000);
      // The room and its events are of the same moment.
      const { seq } = await restored.db
        .selectFrom('rooms')
        .select('seq')
        .where('id', '=', 'game-0')
        .executeTakeFirstOrThrow();
      expect((await restored.journal.since('game-0', 0)).length).toBe(seq);
      expect((await restored.journal.load('game-7'))?.events.length).toBe(15);
      const head = await restored.db.selectFrom('syncHeads').selectAll().executeTakeFirstOrThrow();
      expect(head).toMatchObject({ person: 'p_ann', seq: 7 });
      expect(head.epoch).not.toBe('before');
      expect(await restored.db.selectFrom('syncChanges').selectAll().execute()).toEqual([change]);
      await restored.close();
      expect(await restoreText(to, text)).toEqual({ ok: false, error: { kind: 'used' } });
    });

    test('that is not whole restores nothing', async () => {
      const from = await backEnd.place();
      const small = await opened(from);
      await small.journal.create(stateOf('game-0'), rowOf('game-0'));
      await small.close();
      const text = await backupOf(from);
      const to = await backEnd.place();
      const lines = text.split('\n');
      const broken = [
        '',
        'no backup\n',
        lines.slice(0, -2).join('\n'),
        text.replace('"game-0"', '"game-1"'),
        text.replace('"rooms":1', '"rooms":2'),
        text.replace('"table":"rooms"', '"table":"roams"'),
        text.replace('["game-0"', '[null,"game-0"'),
      ];
      for (const each of broken) {
        expect(await restoreText(to, each)).toMatchObject({ ok: false, error: { kind: 'broken' } });
      }
      expect(await restoreText(to, text.replace('"0001-rooms"', '"0001-rooms","9999-future"'))).toEqual({
        ok: false,
        error: { kind: 'fault', fault: { code: 'server.newer', detail: '9999-future' } },
      });
      expect(await restoreText(to, text)).toMatchObject({ ok: true });
    });
  });
};
