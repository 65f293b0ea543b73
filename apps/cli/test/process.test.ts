import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BIN } from './harness.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built command in a child process. */
const command = (
  argv: readonly string[],
  stdin: string,
  onOut?: (child: ReturnType<typeof spawn>, out: string) => void,
): Promise<Ended> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [BIN, ...argv], { stdio: 'pipe' });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      onOut?.(child, out);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    child.on('close', (code, signal) => resolve({ code, signal, out, err }));
    child.stdin.on('error', () => undefined);
    if (onOut) child.stdin.write(stdin);
    else child.stdin.end(stdin);
  });

describe('the command as a process', () => {
  it('plays through a pipe', async () => {
    const { code, out, err } = await command(
      ['play', 'tzaar', '--option', 'setup=fixed'],
      'D3xC3\nE6xD6 E5+D6\nlegal\nquit\n',
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Player 0 (White), turn 3> ');
    expect(out).toContain('2. E6xD6 E5+D6\n');
  });

  it('replays standard input and gives its exit code', async () => {
    const { code, out } = await command(
      ['replay', '--json', '-'],
      '[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "a; b"]\n\n1. D3xE3\n',
    );
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ error: { turn: 1, step: 1 } });
  });

  it('is quiet when its reader has seen enough', async () => {
    const { code, err } = await command(['random', 'tzaar', '--games', '100000'], '', child => child.stdout!.destroy());
    expect([code, err]).toEqual([0, '']);
  });

  it('answers an interrupt in the middle of a game with 130', async () => {
    const { code, out } = await command(['play', 'tzaar', '--option', 'setup=fixed'], 'D3xC3\n', (child, text) => {
      if (text.endsWith('turn 2> ')) child.kill('SIGINT');
    });
    expect(code).toBe(130);
    expect(out).toContain('threefold play --record FILE');
  });

  it('says what to do when it is not built', () => {
    const copy = mkdtempSync(join(tmpdir(), 'threefold-'));
    for (const part of ['bin', 'package.json']) cpSync(join(folder, part), join(copy, part), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [join(copy, 'bin', 'threefold.js')], { encoding: 'utf8' });
    rmSync(copy, { recursive: true });
    expect([status, stderr]).toEqual([3, expect.stringContaining('npm run build')]);
  });
});
