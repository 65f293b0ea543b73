import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshPath, jsonLines, threefold } from './harness.ts';

const FROZEN = ['s4 L3 M3 . M6', '. L4 S6 . .', '. l3 . . .', '. s3 . s6 .', '. l6 . . .'];
const ALIVE = ['. S3 . M3 .', '. L3 S6 . .', '. . . s4 l3', '. . L4 s6 .', 'm3 . . m4 .'];
const rows = (...values: unknown[]): string => values.map(value => `${JSON.stringify(value)}\n`).join('');

describe('frozen', () => {
  it('answers a line for a line, with a witness or none', async () => {
    const stdin = rows({ board: FROZEN, kind: 'x' }, { board: ALIVE, davidGoliath: false });
    const { code, out } = await threefold(['frozen', '-'], { stdin });
    expect(code).toBe(0);
    const [first, second] = out.split('\n').filter(Boolean);
    expect(first).toBe('{"frozen":true,"witness":"none"}');
    const { frozen, witness } = JSON.parse(second!) as { frozen: boolean; witness: string[] };
    expect([frozen, witness.length, witness.at(-1)]).toEqual([false, 3, expect.stringMatching(/^[a-e]\dx[a-e]\d$/)]);
  });

  it('takes the option where a record would have it, and a byte order mark', async () => {
    const david = ['. . . . .', '. . l6 . .', '. . S3 . .', '. . . . .', '. . . . .'];
    const stdin = `\ufeff${rows({ board: david }, { board: david, options: { davidGoliath: false } }, { board: david, options: {} })}`;
    const { out } = await threefold(['frozen', '-'], { stdin });
    expect(out.split('\n').filter(Boolean)).toEqual([
      '{"frozen":false,"witness":["c3xc4"]}',
      '{"frozen":true,"witness":"none"}',
      '{"frozen":false,"witness":["c3xc4"]}',
    ]);
  });

  it('refuses bad lines, each by itself', async () => {
    const stdin = `${rows({ board: FROZEN })}nonsense\n\n${rows(null, 7, [], { board: 'x' }, { board: [1] }, { board: ['.'] })}${rows(
      { board: FROZEN, davidGoliath: 'no' },
      { board: ['S4 S4 . . .', '. . . . .', '. . . . .', '. . . . .', '. . . . .'] },
    )}${'x'.repeat(200_000)}`;
    const { code, out } = await threefold(['frozen', '-'], { stdin });
    expect(code).toBe(1);
    const codes = jsonLines(out).map(line => line.error?.code);
    expect(codes).toEqual([
      undefined,
      ...Array<string>(7).fill('position.syntax'),
      'options.value',
      'position.impossible',
      'position.syntax',
    ]);
    expect(jsonLines(out)[1]!.error!.message).toContain('line 2: ');
  });

  it('says when there is no such file', async () => {
    expect((await threefold(['frozen', freshPath()])).code).toBe(3);
  });

  it('survives any board', async () => {
    const name = fc.constantFrom('.', '.', '.', 'S3', 's3', 'L6', 'l6', 'M4', 'm4', 'x');
    const rank = fc.array(name, { minLength: 4, maxLength: 6 }).map(names => names.join(' '));
    await fc.assert(
      fc.asyncProperty(fc.array(rank, { minLength: 4, maxLength: 6 }), async board => {
        const { code, out } = await threefold(['frozen', '-'], { stdin: rows({ board }) });
        expect(code).toBe(jsonLines(out)[0]!.error ? 1 : 0);
      }),
      { numRuns: 100 },
    );
  });
});
