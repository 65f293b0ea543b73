import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { House, SLOW } from '../live/table.ts';
import { stored } from '../proof/check.ts';
import { Folders } from '../proof/servers.ts';
import { opened } from './backEnd.ts';
import { backupOf, restoreText } from './backup.ts';
import { BACKED_UP_AT, layOut, readExpected, shaOf } from './uncheckpointed.ts';

const folders = new Folders();
afterAll(() => folders.remove());

const expected = readExpected();
const PATIENCE = 2 * SLOW;

const laidOut = (...without: Parameters<typeof layOut>[1] & {}): string => {
  const data = join(folders.fresh('uncheckpointed'), 'data');
  mkdirSync(data, { mode: 0o700 });
  layOut(data, without);
  return data;
};

interface RoomListAnswer {
  readonly rooms: readonly { readonly id: string }[];
}

const endOf = (backup: string) =>
  JSON.parse(backup.trimEnd().split('\n').at(-1)!) as { readonly rows: Readonly<Record<string, number>> };

/** How many of the acknowledged turns are there, in rooms that replay. */
const turnsIn = async (data: string): Promise<number> => {
  const store = await opened({ data }, 'check', Date.now());
  try {
    let count = 0;
    for (const { id, turns, phase } of expected.rooms) {
      if (!(await store.journal.load(id))) continue;
      const state = await stored(store, id);
      const events = await store.journal.since(id, 0);
      for (const { seq, turn, steps } of turns) {
        const event = events.find(each => each.seq === seq);
        if (event === undefined) continue;
        expect(event.event).toMatchObject({ act: { kind: 'turn', turn, steps } });
        count += 1;
      }
      if (phase === 'over') expect(state.phase).toBe(phase);
    }
    return count;
  } finally {
    await store.close();
  }
};

/** A data folder that another build of SQLite wrote, and whose server was killed. */
describe('a data folder whose log was not emptied', () => {
  const acknowledged = expected.rooms.reduce((sum, { turns }) => sum + turns.length, 0);

  it('holds turns in the log alone', async () => {
    const found = await turnsIn(laidOut('threefold.db-wal'));
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(acknowledged);
  });

  it('opens with every acknowledged turn', async () => {
    expect(await turnsIn(laidOut())).toBe(acknowledged);
  });

  it('is backed up to the same text, which restores', async () => {
    const text = await backupOf({ data: laidOut() }, BACKED_UP_AT);
    const { rows, sha256 } = expected.backup;
    expect(endOf(text).rows).toEqual(rows);
    expect(shaOf(text)).toBe(sha256);
    const restored = join(folders.fresh('restored'), 'data');
    expect(await restoreText({ data: restored }, text)).toMatchObject({ ok: true, value: { rows } });
    expect(await turnsIn(restored)).toBe(acknowledged);
  });

  it(
    'is served: people sign in, find their games and export what is theirs',
    async () => {
      const house = new House();
      layOut(house.data);
      await house.open();
      const running = new Set<string>();
      try {
        for (const { id, name, cookie, password } of expected.people) {
          const who = await (await house.fetch('/api/me', { cookie })).json();
          expect(who).toMatchObject({ me: { id, name } });
          const own = (await (await house.fetch('/api/me/rooms', { cookie })).json()) as RoomListAnswer;
          for (const room of own.rooms) running.add(room.id);
          if (password === undefined) continue;
          const body = JSON.stringify({ name, password });
          const entered = await house.fetch('/api/session', { method: 'POST', body });
          expect(entered.status).toBe(200);
          const fresh = entered.headers.getSetCookie()[0]!.split(';')[0]!;
          const exported = (await (await house.fetch('/api/me/export', { cookie: fresh })).json()) as {
            readonly lessons: readonly string[];
            readonly skills: readonly unknown[];
          };
          expect(exported.lessons.toSorted()).toEqual(expected.lessons[name] ?? []);
          const { person, ...skill } = expected.skill;
          expect(exported.skills).toEqual(person === name ? [skill] : []);
        }
        const playing = expected.rooms.filter(({ phase }) => phase === 'playing').map(({ id }) => id);
        expect([...running].toSorted()).toEqual(playing.toSorted());
        for (const { id, phase } of expected.rooms) {
          const record = await (await house.fetch(`/api/rooms/${id}/record`)).text();
          expect(record.includes('[Result "*"]')).toBe(phase === 'playing');
        }
      } finally {
        await house.end();
      }
    },
    PATIENCE,
  );
});
