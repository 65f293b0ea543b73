// Runs as a separate process, from the build: writes into many rooms as fast as it can and prints what was acknowledged, until it is killed.
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { openStore, type StorePlace } from '../../dist/store/database.js';
import type { Journal } from '../../dist/store/store.js';
import { systemTime } from '../../dist/time.js';
import { entryOf, rowOf, stateOf } from './samples.ts';

const ROOMS = 20;

const write = async (journal: Journal, room: string): Promise<void> => {
  await journal.create(stateOf(room), rowOf(room));
  const known = await journal.since(room, 0);
  for (let seq = known.length + 1; ; seq += 1) {
    const outcome = await journal.append(entryOf(room, seq));
    if (outcome !== 'stored') throw new Error(`${room} ${seq} ${outcome}`);
    writeSync(1, `${room} ${seq}\n`);
  }
};

const writeForEver = async (place: StorePlace): Promise<void> => {
  const opened = await openStore(place, { ...systemTime, processId: `child-${process.pid}` });
  if (!opened.ok) throw new Error(`${opened.error.code} ${opened.error.detail}`);
  const { journal } = opened.value;
  flushCompileCache();
  await Promise.all(Array.from({ length: ROOMS }, (_, i) => write(journal, `crash-${i}`)));
};

void writeForEver(JSON.parse(process.argv.at(-1)!) as StorePlace);
