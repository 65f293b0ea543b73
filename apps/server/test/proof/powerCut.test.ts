import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { seededRandom } from '@threefold-games/core';
import { amount, must } from '@threefold-games/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../src/server.ts';
import { openStore } from '../../src/store/database.ts';
import { DatabaseSync } from '../../src/store/sqlite/nodeSqlite.ts';
import { systemTime } from '../../src/time.ts';
import type { Player } from './player.ts';
import { CUTS, Disk } from './powerCut/disk.ts';
import { compileRecorder, type Line, readLog } from './powerCut/log.ts';
import { Folders, killAll, optionsOf, ServerProcess } from './servers.ts';
import { invite, seat, until } from './tables.ts';

const folders = new Folders();
const recorder = compileRecorder(folders.fresh('recorder'));
afterAll(async () => {
  await killAll();
  folders.remove();
});

/** Moments at which the power is cut, each in every way; and those after which our own store opens what is left. */
const MOMENTS = amount(12, 3000);
const OPENED = amount(2, 100);
const TABLES = amount(24, 120);
/** Turns that are stored before an orderly end, and after it: enough that the log of the database is emptied under play. */
const TURNS = [amount(260, 1500), 40] as const;

/** Rooms by id, with the texts of their events: that of number 2 comes first. */
type Journal = ReadonlyMap<string, readonly string[]>;

const journalIn = (file: string): Journal => {
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma synchronous = off');
    expect(db.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    const isMade = db.prepare(`select 1 from sqlite_master where name = 'events'`).all().length > 0;
    const rows = isMade ? db.prepare('select room, seq, event from events order by room, seq').all() : [];
    const journal = new Map<string, string[]>();
    for (const { room, seq, event } of rows as { room: string; seq: number; event: string }[]) {
      const events = journal.get(room) ?? [];
      journal.set(room, events);
      expect(seq).toBe(events.length + 2);
      events.push(event);
    }
    return journal;
  } finally {
    db.close();
  }
};

/** Plays under the recorder, over an orderly end and up to a kill. */
const play = async (data: string, log: string): Promise<readonly Player[]> => {
  const port = await freePort('127.0.0.1');
  const library = 'library' in recorder ? recorder.library : '';
  const env = { LD_PRELOAD: library, CUT_FOLDER: dirname(data), CUT_LOG: log };
  const server = new ServerProcess(optionsOf(folders, { port, data }), { env });
  await server.start();
  const players: Player[] = [];
  for (let table = 0; table < TABLES; table++) {
    const people = ['Ada', 'Bo'].map(name => invite(server.url, { name, ports: [port], seed: `cut ${table} ${name}` }));
    const seated = await Promise.all(people);
    await seat(server.url, seated, 'tzaar');
    players.push(...seated);
  }
  const count = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  await until(() => count() >= TURNS[0], 'games are played', 120_000);
  await server.stop();
  await server.start();
  const before = count();
  await until(() => count() >= before + TURNS[1], 'games go on', 60_000);
  for (const player of players) player.leave();
  await server.kill();
  return players;
};

/** By line: the rooms and the numbers that somebody was told of with it. */
const toldBy = (
  lines: readonly Line[],
  journal: Journal,
): ReadonlyMap<number, readonly (readonly [string, number])[]> => {
  const stored = new Map<string, readonly [string, number]>();
  for (const [room, events] of journal)
    for (const [i, text] of events.entries()) stored.set((JSON.parse(text) as { id: string }).id, [room, i + 2]);
  const told = new Map<number, readonly (readonly [string, number])[]>();
  for (const [i, { kind, data }] of lines.entries()) {
    if (kind !== 'S') continue;
    const text = data.toString('latin1');
    const done = [...text.matchAll(/\{"t":"done","id":"([^"]+)","seq":\d+\}/g)].map(([, id]) => stored.get(id!)!);
    const events = [...text.matchAll(/\{"t":"event","room":"([^"]+)","seq":(\d+),/g)];
    const all = [...done, ...events.map(([, room, seq]) => [room!, Number(seq)] as const)];
    if (all.length > 0) told.set(i, all);
  }
  return told;
};

/** The moments after certain lines: some anywhere, and as many around where something was synced or the names changed. */
const momentsIn = (lines: readonly Line[], count: number): readonly number[] => {
  const random = seededRandom('moments');
  const turning = lines.flatMap(({ kind }, i) => (kind === 'W' || kind === 'S' ? [] : [i, i + 1]));
  const chosen = Array.from({ length: count }, (_, n) =>
    n % 2 === 0 ? random.below(lines.length + 1) : turning[random.below(turning.length)]!,
  );
  return [...new Set([...chosen, lines.length])].toSorted((a, b) => a - b);
};

const layOut = (folder: string, files: ReadonlyMap<string, Buffer>): void => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [path, content] of files) {
    // What is in here is never read after a power cut.
    if (!path.endsWith('-shm')) writeFileSync(join(folder, basename(path)), content);
  }
};

describe('a power cut', () => {
  it.skipIf('missing' in recorder)(
    `at any moment loses nothing that anybody was told${'missing' in recorder ? ` (left out: ${recorder.missing})` : ''}`,
    async () => {
      const above = folders.fresh('cut');
      const data = join(above, 'data');
      const log = join(folders.fresh('log'), 'log');
      const players = await play(data, log);
      const lines = readLog(log);
      const folder = statSync(data).ino;
      const random = seededRandom('cut');

      // Nothing was missed: what was recorded makes the very files that are there.
      const whole = new Disk(folder);
      for (const line of lines) whole.take(line);
      const last = whole.after('all', random);
      const there = readdirSync(data).map(name => join(data, name));
      expect([...last.keys()].toSorted()).toEqual(there.toSorted());
      for (const path of there)
        if (!path.endsWith('-shm')) expect(readFileSync(path).equals(last.get(path)!), path).toBe(true);
      const scratch = join(folders.fresh('scratch'), 'data');
      layOut(scratch, last);
      const journal = journalIn(join(scratch, 'threefold.db'));
      const told = toldBy(lines, journal);
      const everything = new Set([...told.values()].flat().map(([room, seq]) => `${room} ${seq}`));
      for (const { room, seq } of players.flatMap(({ acknowledged }) => acknowledged))
        expect(everything).toContain(`${room} ${seq}`);
      // Under play the log of the database was written back into it.
      const database = statSync(join(data, 'threefold.db')).ino;
      const firstTold = Math.min(...told.keys());
      expect(lines.findIndex(({ kind, file }, i) => i > firstTold && kind === 'W' && file === database)).toBeLessThan(
        Math.max(...told.keys()),
      );

      // The folder itself, and the names of our own files, are safe before anything else happens.
      const listening = lines.findIndex(
        ({ kind, data: sent }) => kind === 'S' && sent.toString('latin1', 0, 5) === 'HTTP/',
      );
      expect(lines.findIndex(({ kind, file }) => kind === 'F' && file === statSync(above).ino)).toBeLessThan(listening);
      for (const name of ['secrets.json', 'operator.token']) {
        const linked = lines.findIndex(line => line.kind === 'L' && line.data.toString() === join(data, name));
        const next = lines.slice(linked + 1).find(({ kind }) => kind !== 'U');
        expect(next).toMatchObject({ kind: 'F', file: folder });
      }

      const disk = new Disk(folder);
      const needed = new Map<string, number>();
      const moments = momentsIn(lines, MOMENTS);
      const openedEvery = Math.ceil(moments.length / OPENED);
      let at = 0;
      for (const [n, moment] of moments.entries()) {
        for (; at < moment; at += 1) {
          disk.take(lines[at]!);
          for (const [room, seq] of told.get(at) ?? []) needed.set(room, Math.max(seq, needed.get(room) ?? 0));
        }
        for (const cut of CUTS) {
          layOut(scratch, disk.after(cut, random));
          if (n % openedEvery === openedEvery - 1) {
            const store = must(await openStore({ data: scratch }, { ...systemTime, processId: `cut ${n}` }));
            await store.close();
          }
          const found = journalIn(join(scratch, 'threefold.db'));
          for (const [room, seq] of needed)
            expect(found.get(room)?.length ?? 0, `${cut} ${moment}`).toBeGreaterThanOrEqual(seq - 1);
          for (const [room, events] of found)
            expect(events.join('\n')).toBe(journal.get(room)!.slice(0, events.length).join('\n'));
          if (moment > listening)
            expect(JSON.parse(readFileSync(join(scratch, 'secrets.json'), 'utf8'))).toHaveProperty('vapid');
        }
      }
    },
    amount(300_000, 3_600_000),
  );
});
