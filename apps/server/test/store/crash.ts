import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@threefold-games/core';
import { amount } from '@threefold-games/testkit';
import { expect } from 'vitest';
import type { StorePlace } from '../../src/store/database.ts';
import { childEnvironment } from '../support/built.ts';
import { opened } from './backEnd.ts';

const CHILD = fileURLToPath(new URL('./crashChild.ts', import.meta.url));
const ROUNDS = amount(1, 10);

const ENVIRONMENT = childEnvironment();

/** Runs a process that writes as fast as it can, kills it so many milliseconds after its first word, and returns all that it said. */
const killAfter = (place: StorePlace, millis: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CHILD, JSON.stringify(place)], {
      env: ENVIRONMENT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (said === '') setTimeout(() => child.kill('SIGKILL'), millis);
      said += text;
    });
    child.once('error', reject);
    child.once('close', () => resolve(said));
  });

/** The highest number that was acknowledged, by room. */
const acknowledged = (said: string): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>();
  // A line that was cut off is no acknowledgement.
  for (const line of said.split('\n').slice(0, -1)) {
    const [room = '', seq] = line.split(' ');
    numbers.set(room, Number(seq));
  }
  return numbers;
};

/** Everything that a killed process had acknowledged is there, and the numbers have no gap. */
export const survivesKilling = async (place: StorePlace): Promise<void> => {
  const random = seededRandom('kill');
  for (let round = 0; round < ROUNDS; round += 1) {
    const acks = acknowledged(await killAfter(place, 20 + random.below(250)));
    expect(acks.size).toBeGreaterThan(0);
    const store = await opened(place, `check-${round}`);
    for (const [room, seq] of acks) {
      const numbers = (await store.journal.since(room, 0)).map(event => event.seq);
      expect(numbers.length).toBeGreaterThanOrEqual(seq);
      expect(numbers).toEqual(numbers.map((_, i) => i + 1));
      const row = await store.db.selectFrom('rooms').select('seq').where('id', '=', room).executeTakeFirstOrThrow();
      expect(row.seq).toBe(numbers.length);
    }
    await store.close();
  }
};
