import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openServer } from '../../src/index.ts';
import { TEST_LIMITS } from '../live/table.ts';
import { checkAll } from './check.ts';
import { Folders, optionsOf } from './servers.ts';
import { invite, seat, until } from './tables.ts';

const folders = new Folders();
const disk = folders.fresh('disk');

/** A file system of a few megabytes, or why there is none: that takes the rights of root. */
const mount = (): true | string => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk], { stdio: 'pipe' });
    return true;
  } catch (error) {
    return String(error).split('\n').at(-1) ?? '';
  }
};

const mounted = mount();
afterAll(() => {
  if (mounted === true) execFileSync('umount', [disk]);
  folders.remove();
});

/** Takes all the space that is left, a little at a time. */
const fill = (file: string): void => {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' });
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
};

describe('a full disk', () => {
  it.skipIf(mounted !== true)(
    `is said, loses nothing, and play goes on when there is space again${mounted === true ? '' : ` (left out: ${mounted})`}`,
    async () => {
      const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
      const options = optionsOf(folders, { data: join(disk, 'data'), log: 'warn' });
      const server = await openServer(options);
      if (!server.ok) throw new Error(server.error.detail);
      const url = server.value.url.slice(0, -1).replace('localhost', '127.0.0.1');
      const ports = [Number(new URL(url).port)];
      const players = await Promise.all(
        ['Ada', 'Bo'].map(name => invite(url, { name, ports, seed: `full ${name}`, thinks: 20 })),
      );
      const room = await seat(url, players, 'talat');
      const count = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      await until(() => count() > 10, 'a game is played');

      const ballast = join(disk, 'ballast');
      fill(ballast);
      const refusals = (): string[] => players.flatMap(({ heardRefusals }) => heardRefusals);
      await until(() => refusals().includes('server.busy'), 'a turn is refused');
      const stored = count();
      rmSync(ballast);
      await until(() => count() > stored + 10, 'play goes on', 30_000);

      const warnings = written.mock.calls
        .map(([line]) => JSON.parse(String(line)) as { readonly time: number; readonly trouble?: string })
        .filter(({ trouble }) => trouble !== undefined);
      written.mockRestore();
      const gaps = warnings.slice(1).map(({ time }, n) => time - warnings[n]!.time);
      expect(warnings).not.toHaveLength(0);
      // A timer may be early by a part of a millisecond.
      expect(Math.min(...gaps, Number.POSITIVE_INFINITY)).toBeGreaterThan(TEST_LIMITS.log.troubleEvery - 5);

      for (const player of players) player.leave();
      await server.value.close();
      expect(await checkAll({ data: options.data }, new Map([[room, players]]))).toBe(count());
    },
  );
});
