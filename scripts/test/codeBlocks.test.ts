import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, partOf } from '../docs/codeBlocks/blocks.mjs';
import { looksLike } from '../docs/codeBlocks/commands.mjs';
import { faultsOfDocument, placeOf, typeFaultsOf } from '../docs/codeBlocks/document.mjs';
import { openSandbox } from '../docs/codeBlocks/sandbox.mjs';
import { withChecks } from '../docs/codeBlocks/values.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Everything whose code is run; of the README only what it says of the library. */
const filesIn = (folder: string, suits: (name: string) => boolean): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter(suits)
        .map(name => `${folder}/${name}`)
    : [];
const documents = [
  'docs/README.md',
  ...filesIn('docs/guides', name => name.endsWith('.md')),
  ...['packages', 'games', 'library', 'apps'].flatMap(folder =>
    readdirSync(join(root, folder)).map(name => `${folder}/${name}/README.md`),
  ),
  'bench/README.md',
  'python/README.md',
  'corpus/README.md',
  'README.md',
].filter(file => existsSync(join(root, file)));

const textOf = (file: string): string => {
  const text = readFileSync(join(root, file), 'utf8');
  return file === 'README.md' ? partOf(text, '**As a library**') : text;
};

const isDeep = process.env.THREEFOLD_DEEP !== undefined;
const hasPython = spawnSync('python3', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'threefold-blocks-'));
let sandbox: ReturnType<typeof openSandbox>;
let typeFaults: readonly string[] = [];

beforeAll(async () => {
  sandbox = openSandbox(folder);
  typeFaults = await typeFaultsOf(
    documents.map(file => [file, textOf(file)] as const),
    sandbox,
  );
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

describe.concurrent('code of the documentation', () => {
  it.each(documents)(
    'runs as %s says',
    async file => {
      const place = { ...placeOf(file, sandbox), typeFaults, hasPython, isDeep };
      expect(await faultsOfDocument(file, textOf(file), place)).toEqual([]);
    },
    300_000,
  );
});

it('is run, but for what is said not to be, with a reason', () => {
  const all = documents.flatMap(file => blocksOf(textOf(file)).map(block => ({ ...block, document: file })));
  const left = all.filter(({ notRun }) => notRun !== undefined);
  process.stdout.write(`${all.length} blocks, ${left.length} of them not run:\n`);
  for (const { document, line, notRun } of left) process.stdout.write(`  ${document}:${line} ${notRun}\n`);
  expect(left.filter(({ notRun = '' }) => notRun.length < 10)).toEqual([]);
  expect(left.length).toBeLessThan(all.length / 3);
});

describe('what reads the blocks', () => {
  it('knows their language, their file and why they are not run', () => {
    const text = [
      '```ts file=a.ts',
      'let a;',
      '```',
      '- item',
      '  ```ts slow continued',
      '  a = 1;',
      '  ```',
      '```sh not-run: it takes hours',
      '```',
    ].join('\n');
    const [first, second, third] = blocksOf(text);
    expect(first).toMatchObject({ lang: 'ts', file: 'a.ts', flags: [], notRun: undefined, line: 1, text: 'let a;' });
    expect(second).toMatchObject({ flags: ['slow', 'continued'], line: 5, text: 'a = 1;', code: 'let a;\na = 1;' });
    expect(third).toMatchObject({ lang: 'sh', notRun: 'it takes hours', code: '' });
  });

  it('takes three points for any text, and nothing else', () => {
    expect(looksLike('one\ntwo\nthree\n', 'one\n...\nthree')).toBe(true);
    expect(looksLike('one\nthree\n', 'one\n...\nthree')).toBe(true);
    expect(looksLike('took 12 ms  \n', 'took ... ms')).toBe(true);
    expect(looksLike('one\ntwo\n', 'one')).toBe(false);
    expect(looksLike('a+b\n', 'aab')).toBe(false);
  });

  it('checks what comments say that a line gives', () => {
    expect(withChecks('const a = f(1); // => 2\ng(); // => [3]')).toBe(
      "import assert from 'node:assert'; const a = f(1); assert.deepStrictEqual(a, (2));\nassert.deepStrictEqual(g(), ([3]));",
    );
    expect(withChecks('g(); // 3')).toBe('g(); // 3');
  });
});
