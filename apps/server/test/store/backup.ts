import { expect } from 'vitest';
import { linesOf } from '../../src/store/backup/file.ts';
import { type Restored, restoreBackup } from '../../src/store/backup/restore.ts';
import { writeBackup } from '../../src/store/backup/write.ts';
import type { StorePlace } from '../../src/store/openStore.ts';
import type { Store } from '../../src/store/store.ts';
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
  await leases.addOutage(1, 2);
  await leases.renew(4_102_444_800_000);
};

/** What is written, restored elsewhere and written again is the same. */
export const movesTo = async (from: StorePlace, to: StorePlace): Promise<void> => {
  const text = await backupOf(from);
  const restored = await restoreText(to, text);
  expect(restored).toMatchObject({ ok: true, value: { at: 5000, rows: { rooms: 30, events: 450, ratings: 1 } } });
  const sorted = (backup: string): readonly string[] => backup.split('\n').slice(0, -2).toSorted();
  expect(sorted(await backupOf(to))).toEqual(sorted(text));
};
