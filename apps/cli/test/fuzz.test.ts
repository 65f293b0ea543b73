import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLines, threefold } from './harness.ts';

/** Changes, cuts, doubles and moves bytes of a text. */
const mutated = (texts: readonly string[]): fc.Arbitrary<Uint8Array> =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(100_000), fc.nat(40), fc.uint8Array({ maxLength: 6 })), { maxLength: 4 }),
    )
    .map(([text, edits]) =>
      edits.reduce<Uint8Array>((bytes, [at, remove, insert]) => {
        const from = at % (bytes.length + 1);
        return Buffer.concat([bytes.subarray(0, from), insert, bytes.subarray(from + remove)]);
      }, Buffer.from(text)),
    );

const expectAnswers = async (stdin: Uint8Array, argv: readonly string[]): Promise<void> => {
  const { code, out, err } = await threefold(argv, { stdin });
  expect(err).toBe('');
  const lines = jsonLines(out);
  expect(lines.length).toBeGreaterThan(0);
  expect(code).toBe(lines.some(line => line.error) ? 1 : 0);
  for (const { error, steps } of lines) {
    if (error) expect([typeof error.code, typeof error.message]).toEqual(['string', 'string']);
    else expect(Array.isArray(steps)).toBe(true);
  }
};

describe('replay --json', () => {
  it('answers mutated records with a line each and 0 or 1, never with an exception', async () => {
    const games = (await threefold(['games', '--json'])).out.split('\n').filter(Boolean);
    const ids = games.map(line => (JSON.parse(line) as { game: string }).game);
    const records = await Promise.all(ids.map(async id => (await threefold(['random', id, '--seed', 'fuzz'])).out));
    const golem = (await threefold(['convert', '-', '--to', 'littlegolem'], { stdin: records[ids.indexOf('tzaar')]! }))
      .out;
    await fc.assert(
      fc.asyncProperty(mutated([...records, golem, records.join('\n')]), stdin =>
        expectAnswers(stdin, ['replay', '--json', '-']),
      ),
      { numRuns: 120 },
    );
  });

  it('answers random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), stdin => expectAnswers(stdin, ['replay', '--json', '-'])),
      { numRuns: 200 },
    );
  });
});

describe('play', () => {
  it('survives whatever is typed', async () => {
    const word = fc.oneof(
      fc.constantFrom('D3xC3', 'E6xD6', '-', 'undo', 'why', 'legal', 'rules', 'board', 'help'),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(word, { maxLength: 3 }), { maxLength: 8 }), async lines => {
        // Saving is left out: it would write files of any name.
        const stdin = lines.map(words => `${words.join(' ').replace(/save/g, '')}\n`).join('');
        const { code } = await threefold(['play', 'tzaar', '--option', 'setup=fixed'], { stdin });
        expect(code).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});
