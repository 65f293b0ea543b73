import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must } from '@threefold-games/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../server/src/store/database.ts';
import { systemTime } from '../../server/src/time.ts';
import { rowOf, stateOf } from '../../server/test/store/samples.ts';
import { fileWith, freshPath, threefold } from './harness.ts';

describe('backup and restore', () => {
  const data = freshPath();

  beforeAll(async () => {
    delete process.env.DATABASE_URL;
    const store = must(await openStore({ data }, { ...systemTime, now: () => 1000, processId: 'test' }));
    await store.journal.create(stateOf('aaaa-2222'), rowOf('aaaa-2222'));
    await store.close();
    writeFileSync(join(data, 'secrets.json'), '{"vapid":"keys"}');
  });

  test('a backup is a file for the owner alone, and restores games and secrets', async () => {
    const file = freshPath();
    const made = await threefold(['backup', file, '--data', data]);
    expect(made).toEqual({ code: 0, out: `${file}: 1 game, 0 players.\n`, err: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const target = freshPath();
    const restored = await threefold(['restore', file, '--data', target]);
    expect(restored.err).toBe('');
    expect(restored.out).toMatch(/^Restored 1 game, 0 players, as it was at \d{4}-\d\d-\d\dT[\d:.]+Z\.\n$/);
    expect(readFileSync(join(target, 'secrets.json'), 'utf8')).toBe('{"vapid":"keys"}');
    expect(statSync(join(target, 'secrets.json')).mode & 0o777).toBe(0o600);
    const again = await threefold(['backup', freshPath(), '--data', target]);
    expect(again.out).toContain('1 game,');
  });

  test('nothing is overwritten', async () => {
    const file = freshPath();
    await threefold(['backup', file, '--data', data]);
    const before = readFileSync(file, 'utf8');
    const second = await threefold(['backup', file, '--data', data]);
    expect(second.code).toBe(3);
    expect(second.err).toContain('file.exists');
    expect(readFileSync(file, 'utf8')).toBe(before);
    const into = await threefold(['restore', file, '--data', data]);
    expect(into.code).toBe(1);
    expect(into.err).toContain('The database is not empty.');
  });

  test('what cannot be done is told, and leaves nothing behind', async () => {
    const file = freshPath();
    const empty = freshPath();
    mkdirSync(empty);
    const nothing = await threefold(['backup', file, '--data', empty]);
    expect(nothing.code).toBe(1);
    expect(nothing.err).toContain('server.data');
    expect(existsSync(file)).toBe(false);
    const target = freshPath();
    const broken = await threefold(['restore', fileWith('no backup\n'), '--data', target]);
    expect(broken.code).toBe(1);
    expect(broken.err).toContain('line 1: This is not a whole backup.');
    const missing = await threefold(['restore', freshPath(), '--data', freshPath()]);
    expect(missing.code).toBe(3);
    expect(missing.err).toContain('file.missing');
  });
});
