import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { splitRecords } from '@threefold-games/core';
import { describe, expect, it } from 'vitest';
import { openEditor } from '../src/play/lines.ts';
import { BIN, fileWith, freshPath, threefold } from './harness.ts';

const FIXED = ['play', 'tzaar', '--option', 'setup=fixed', '--seed', '5'];
const play = (lines: readonly string[], ...argv: string[]) =>
  threefold(argv, { stdin: lines.map(line => `${line}\n`).join('') });

describe('play against the computer', () => {
  it('gives a lone opponent all the seats but the first, and names it in the record', async () => {
    const { code, out } = await play(['D3xC3', 'quit'], ...FIXED, '--seat', 'bot:2');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}2\. Mila \(level 2\) \(Black\): \S+ \S+$/m);
    expect(out).toContain('Player 0 (White), turn 3> quit');
    expect(out).toContain('[Seats "Player 0; Mila (level 2)"]');
    expect(out).toContain('threefold play --record FILE --seat human --seat bot:2');
    const three = await play(['quit'], 'play', 'talat', '--seats', '3', '--seat', 'bot:1');
    expect(three.out).toContain('Player 0, turn 1> ');
  });

  it('takes the seats in order where several are given, and lets the computer begin', async () => {
    const { out } = await play(['quit'], ...FIXED, '--seat', 'bot:1', '--seat', 'me');
    expect(out).toMatch(/^ {2}1\. Pim \(level 1\) \(White\): \S+$/m);
    expect(out).toContain('Player 1 (Black), turn 2> ');
  });

  it('takes back to the turn of the person', async () => {
    const { out } = await play(['undo', 'D3xC3', 'undo', 'quit'], ...FIXED, '--seat', 'bot:1');
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('Taken back: 3 steps.');
    expect(out.match(/^Player 0 \(White\), turn 1> /gm)).toHaveLength(3);
  });

  it.each(['talat', 'tzaar', 'taluva'])('plays %s to the end against chance', async game => {
    const { code, out } = await threefold(['play', game, '--seat', 'bot:1', '--seat', 'random', '--seed', '7']);
    expect(code).toBe(0);
    expect(out).toMatch(/The game is over after \d+ turns: /);
  });

  it('draws between the turns of several levels at one table', async () => {
    const seats = ['--seat', 'bot:1', '--seat', 'bot:2', '--seat', 'me'];
    const { out } = await play(['quit'], 'play', 'taluva', '--seed', '5', ...seats);
    expect(out).toMatch(/^ {2}1\. Pim \(level 1\) \(seat 0\): [A-Z]{2} \S+ \S+$/m);
    expect(out).toMatch(/^ {2}2\. Mila \(level 2\) \(seat 1\): [A-Z]{2} \S+ \S+$/m);
    expect(out).toMatch(/^ {2}3\. Player 2 draws [A-Z]{2}$/m);
  });

  it('goes on with a record, in the middle of the turn of the computer', async () => {
    const file = fileWith('[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "Ada; Bo"]\n\n1. D3xC3\n2. E6xD6\n');
    const { code, out } = await play([`save ${file}`], 'play', '--record', file, '--seat', 'bot:1');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}2\. Bo \(Black\): \S+$/m);
    expect(readFileSync(file, 'utf8')).toMatch(/^2\. E6xD6 \S+$/m);
    expect(out).toContain(`threefold play --record ${file} --seat human --seat bot:1`);
  });

  it('hints at a legal turn with the chances of each seat', async () => {
    const { out } = await play(['hint', 'quit'], 'play', 'talat');
    const step = /^ {2}Best: ([^ ;]+)/m.exec(out)![1]!;
    expect(out).toMatch(/^ {2}Chances: seat 0 \d+\.\d %, seat 1 \d+\.\d %$/m);
    expect((await play([`why ${step}`], 'play', 'talat')).out).toContain(`${step} is legal.`);
  });

  it('says in a hint what to do, why, and then how it is written', async () => {
    // A real game without its last turn.
    const [first] = splitRecords(
      readFileSync(new URL('../../../games/tzaar/vectors/games.play', import.meta.url), 'utf8'),
    );
    const file = fileWith(first!.replaceAll(/^(?:27\. .*|\[Result .*)\n/gm, ''));
    const { out } = await play(['hint', 'quit'], 'play', '--record', file);
    expect(out).toMatch(
      /Capture .*\n {2}You win with .*: Black has nothing left to capture\.\n {2}Best: \S+ \S+\n {2}Chances: White 100\.0 %/,
    );
  });

  it('offers its levels after the menu of games', async () => {
    const { out } = await play(['tzaar', '13', 'x', '2', 'quit'], 'play', '--option', 'setup=fixed');
    expect(out.match(/^ {2}Type a number from 1 to \d+, or nothing\.$/gm)).toHaveLength(2);
    expect(out).toContain('Player 0 (White), turn 1> quit');
    const people = await play(['tzaar', '', 'D3xC3'], 'play', '--option', 'setup=fixed');
    expect(people.out).toContain('Player 1 (Black), turn 2> ');
  });

  it('gives a sign of life on a terminal, and nothing of it anywhere else', async () => {
    const shown = await threefold([...FIXED, '--seat', 'bot:1'], { typed: ['D3xC3'] });
    expect(shown.err).toContain('Pim (level 1) (Black) thinks ...');
    expect(shown.err.endsWith('\r\u001b[K')).toBe(true);
    expect((await play(['D3xC3'], ...FIXED, '--seat', 'bot:1')).err).toBe('');
  });

  it('refuses levels and seats that there are not', async () => {
    for (const seat of ['bot:13', 'bot:0', 'bot:x', 'bot', 'robot']) {
      const { code, err } = await play([], ...FIXED, '--seat', seat);
      expect([seat, code]).toEqual([seat, 2]);
      expect(err).toMatch(/bot:1 to bot:12/);
    }
    expect((await play([], ...FIXED, '--seat', 'bot:1', '--seat', 'me', '--seat', 'me')).code).toBe(2);
    expect((await play([], 'play', '--record', freshPath(), '--seat', 'bot:1')).code).toBe(3);
  });
});

describe('Ctrl-C while the computer thinks', () => {
  it('leaves with 130 and the game so far', async () => {
    const seats = ['--seat', 'bot:1', '--seat', 'bot:12'];
    const child = spawn(process.execPath, [BIN, ...FIXED, ...seats], { stdio: 'pipe' });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (!child.killed && /^ {2}1\. .*\n/m.test(out)) child.kill('SIGINT');
    });
    const code = await new Promise(resolve => child.on('close', resolve));
    expect(code).toBe(130);
    expect(out).toMatch(/threefold play --record FILE --seat bot:1 --seat bot:12\n[\s\S]*\n1\. \S+\n/);
  });

  it('reaches whoever thinks at a terminal, and the prompt otherwise', async () => {
    const input = new PassThrough();
    const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
    const lines = openEditor(input as unknown as NodeJS.ReadStream, output as unknown as NodeJS.WriteStream);
    const told = new Promise<string>(resolve => {
      lines.onInterrupt(() => resolve('told'));
    });
    input.write('\u0003');
    expect(await told).toBe('told');
    lines.onInterrupt(() => undefined)();
    const asked = lines.ask('> ', () => []);
    input.write('\u0003');
    expect(await asked).toEqual({ kind: 'interrupted' });
    lines.close();
  });
});
