import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(at(path), 'utf8');

interface File {
  readonly path: string;
  readonly kind: string;
  readonly game: string | null;
  readonly bytes: number;
  readonly licence: string;
  readonly net?: { readonly name: string; readonly parameters: number };
}

const { files } = JSON.parse(read('corpus/index.json')) as { readonly files: readonly File[] };

const corpus = (root: string, ...argv: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/data/corpus.mjs'), ...argv], { encoding: 'utf8' });

describe('the index of the corpus', () => {
  it('is up to date ("node scripts/data/corpus.mjs" writes it anew)', () => {
    const { status, stderr } = corpus(at(''), '--check');
    expect([stderr, status]).toEqual(['', 0]);
  });

  it('notices what was changed, added and taken away', () => {
    const root = mkdtempSync(join(tmpdir(), 'threefold-corpus-'));
    try {
      for (const folder of ['scripts/data', 'corpus', 'games/tzaar/vectors'])
        mkdirSync(join(root, folder), { recursive: true });
      cpSync(at('scripts/data/corpus.mjs'), join(root, 'scripts/data/corpus.mjs'));
      const vectors = join(root, 'games/tzaar/vectors');
      for (const name of ['a.perft', 'b.perft']) writeFileSync(join(vectors, name), name);
      expect(corpus(root).stdout).toBe('corpus/index.json: 2 files\n');
      expect(corpus(root, '--check').status).toBe(0);
      writeFileSync(join(vectors, 'a.perft'), 'another');
      rmSync(join(vectors, 'b.perft'));
      writeFileSync(join(vectors, 'c.perft'), 'c');
      const { status, stderr } = corpus(root, '--check');
      expect(status).toBe(1);
      expect(stderr.match(/[abc]\.perft: not as/g)).toHaveLength(3);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('has every vector and every puzzle, with the licence of its folder', () => {
    const paths = files.map(({ path }) => path);
    for (const game of ['talat', 'tzaar', 'taluva'])
      for (const folder of [`games/${game}/vectors`, `games/${game}/puzzles`])
        for (const name of readdirSync(at(folder)))
          if (!/\.md$|^LICENSE$/.test(name)) expect(paths).toContain(`${folder}/${name}`);
    for (const { path, licence } of files)
      expect([path, licence]).toEqual([path, path.includes('/puzzles/') ? 'CC0-1.0' : 'MIT']);
  });
});

describe('the pages of the corpus', () => {
  it('tell of every kind', () => {
    const page = read('corpus/README.md');
    for (const kind of new Set(files.map(file => file.kind))) expect(page).toContain(`\`${kind}\``);
  });

  it.each(files.filter(({ kind }) => kind === 'net').map(file => [file.path, file] as const))(
    'say how large %s is',
    (path, { game, bytes, net }) => {
      const card = read(`corpus/nets/${game}.md`);
      for (const fact of [path, bytes.toLocaleString('en'), net!.parameters.toLocaleString('en')])
        expect(card).toContain(fact);
      const [channels, blocks] = net!.name.split('x');
      expect(card).toContain(`${channels} channels, ${blocks} blocks`);
    },
  );
});
