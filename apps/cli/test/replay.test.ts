import { describe, expect, it } from 'vitest';
import { fileWith, freshPath, jsonLines, threefold } from './harness.ts';

const FIXED = '[Game "tzaar"]\n[Options "setup=fixed"]\n[Seats "Ada; Bo"]\n';
const record = (...turns: string[]): string => `${FIXED}\n${turns.map((turn, i) => `${i + 1}. ${turn}`).join('\n')}\n`;

describe('replay --json', () => {
  it('reads several games of a foreign file, with a byte order mark, and quotes the rule that one breaks', async () => {
    const games = (await threefold(['random', 'tzaar', '--games', '3', '--seed', '5'])).out;
    const foreign = (await threefold(['convert', fileWith(games), '--to', 'littlegolem'])).out;
    const good = await threefold(['replay', '--json', fileWith(`\ufeff${foreign}`)]);
    expect([good.code, jsonLines(good.out).length]).toEqual([0, 3]);
    expect(jsonLines(good.out)).toEqual(jsonLines((await threefold(['replay', '--json', fileWith(games)])).out));
    const bad = await threefold(['replay', '--json', fileWith(foreign.replace(/;W\[\w+\]/, ';W[ksks]'))]);
    expect(bad.code).toBe(1);
    expect(jsonLines(bad.out).map(line => line.error?.rule)).toEqual([
      expect.stringMatching(/^TZ-/),
      undefined,
      undefined,
    ]);
    expect(jsonLines(bad.out)[0]!.error!.message).toMatch(/TZ-\d\.\d: [A-Z]/);
  });

  it('prints one line for each record, with exactly the documented fields', async () => {
    const { code, out, err } = await threefold(['replay', '--json', '-'], { stdin: record('D3xC3', 'E6xD6 -') });
    expect([code, err]).toEqual([0, '']);
    expect(jsonLines(out)).toEqual([
      {
        game: 'tzaar',
        seats: 2,
        options: { setup: 'fixed' },
        steps: [
          { actor: 0, text: 'D3xC3', legal: 42 },
          { actor: 1, text: 'E6xD6', legal: expect.any(Number) },
          { actor: 1, text: '-', legal: expect.any(Number) },
        ],
        outcome: null,
        detail: expect.any(Object),
      },
    ]);
    expect(Object.keys(jsonLines(out)[0]!)).toEqual(['game', 'seats', 'options', 'steps', 'outcome', 'detail']);
  });

  it('gives the outcome of a finished game', async () => {
    const { out } = await threefold(['random', 'tzaar', '--seed', '3']);
    const [line] = jsonLines((await threefold(['replay', '--json', '-'], { stdin: out })).out);
    expect(line!.outcome).toEqual({ shares: [0, 1], rule: 'TZ-5.2' });
  });

  it('names code, rule, turn, step and sentence of what is refused, and still replays the others', async () => {
    const stdin = record('D3xC3', 'E6xD6 D6xE3') + record('D3xC3') + record('D3xC3', 'what');
    const { code, out } = await threefold(['replay', '--json', '-'], { stdin });
    expect(code).toBe(1);
    const lines = jsonLines(out);
    expect(lines.map(line => line.error?.code)).toEqual(['step.illegal', undefined, 'step.unreadable']);
    expect(lines[0]!.error).toMatchObject({ rule: expect.stringMatching(/^TZ-4\.\d$/), turn: 2, step: 2 });
    expect(lines[0]!.error!.message).toMatch(/"D6xE3"\. TZ-4\.\d: [A-Z]/);
    expect(Object.keys(lines[2]!.error!)).toEqual(['code', 'rule', 'turn', 'step', 'message']);
  });

  it('has null for what a refusal does not have', async () => {
    const { out } = await threefold(['replay', '--json', '-'], { stdin: '[Game "chess"]\n' });
    expect(jsonLines(out)[0]!.error).toMatchObject({ code: 'game.unknown', rule: null, turn: null, step: null });
  });

  it('refuses a wrong encoding in its own record only', async () => {
    const bad = Buffer.concat([
      Buffer.from('[Game "tzaar"]\n[Seats "'),
      Buffer.from([0xe4, 0xff]),
      Buffer.from('; x"]\n'),
    ]);
    const good = record('D3xC3').replace('Ada', 'Zoë');
    const stdin = Buffer.concat([Buffer.from(good), bad, Buffer.from(good)]);
    // Cut everywhere, so that chunks end in the middle of characters and tags.
    for (const size of [1, 7, 1000]) {
      const pieces = Array.from({ length: Math.ceil(stdin.length / size) }, (_, i) =>
        stdin.subarray(i * size, (i + 1) * size),
      );
      const { code, out } = await threefold(['replay', '--json', '-'], { stdin: pieces });
      expect(code).toBe(1);
      expect(jsonLines(out).map(line => line.error?.code ?? 'fine')).toEqual(['fine', 'record.encoding', 'fine']);
    }
  });

  it('refuses UTF-16, nothing, blanks and a record without an end in sight', async () => {
    const codeOf = async (stdin: string | Uint8Array) =>
      jsonLines((await threefold(['replay', '--json', '-'], { stdin })).out).map(line => line.error!.code);
    expect(await codeOf(Buffer.from(`\ufeff${record('D3xC3')}`, 'utf16le'))).toEqual(['record.encoding']);
    expect(await codeOf('')).toEqual(['record.empty']);
    expect(await codeOf(' \n\n')).toEqual(['record.empty']);
    expect(await codeOf(`${FIXED}\n{${'x'.repeat(3 << 20)}}`)).toEqual(['record.size']);
    expect(await codeOf(`${FIXED}\n{${'ä\n'.repeat(1 << 20)}}`)).toEqual(['record.size']);
  });

  it('takes a byte order mark', async () => {
    expect((await threefold(['replay', '-'], { stdin: `\ufeff${record('D3xC3')}` })).code).toBe(0);
  });
});

describe('replay', () => {
  it('tells people in a line a record, refusals on standard error', async () => {
    const file = fileWith(record('D3xC3') + record('D3xE3'));
    const { code, out, err } = await threefold(['replay', file]);
    expect(code).toBe(1);
    expect(out).toBe(`${file}, record 1: tzaar, Ada - Bo, 1 step: not over\n`);
    expect(err).toMatch(/^threefold: step\.illegal: .*, record 2, turn 1, step 1: .* TZ-4\.6: .*\nhint: .*\n$/);
  });

  it('goes on after a file that is missing or is a folder', async () => {
    const missing = freshPath();
    const { code, out, err } = await threefold(['replay', missing, '/', fileWith(record('D3xC3'))]);
    expect(code).toBe(3);
    expect((await threefold(['replay', missing, fileWith('junk')])).code).toBe(1);
    expect(out).toContain('record 1: tzaar');
    expect(err).toContain(`threefold: file.missing: ${missing}: There is no such file`);
    expect(err).toContain('threefold: file.directory: /:');
  });

  it('replays files of Little Golem', async () => {
    const ours = await threefold(['random', 'tzaar', '--seed', '5']);
    const foreign = await threefold(['convert', '-', '--to', 'littlegolem'], { stdin: ours.out });
    expect(foreign.out).toMatch(/^\(;FF\[TZAAR\]VA\[RANDOM\]/);
    const steps = async (stdin: string) =>
      jsonLines((await threefold(['replay', '--json', '-'], { stdin })).out)[0]!.steps;
    expect(await steps(foreign.out)).toEqual(await steps(ours.out));
    const back = await threefold(['convert', '-', '--to', 'record'], { stdin: foreign.out });
    expect(await steps(back.out)).toEqual(await steps(ours.out));
  });

  it('shows how far it is on a terminal, and nothing in a pipe', async () => {
    const { out, err } = await threefold(['random', 'tzaar', '--games', '9', '--seed', '1']);
    expect(err).toBe('');
    expect((await threefold(['replay', '-'], { stdin: out })).err).toBe('');
    expect((await threefold(['replay', '-'], { stdin: out, watched: true })).err).toContain('standard input, record 8');
  });
});
