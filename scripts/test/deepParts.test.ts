import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PARTS, partOf } from './deepParts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const files = ['packages', 'games', 'library', 'bench', 'apps', 'scripts'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(?:test|deep)\.ts$/.test(name) && !name.includes('node_modules'))
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`),
);

it('every test file belongs to a part of the deep run', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(file => partOf(file) === undefined)).toEqual([]);
});

it('every part of the deep run has a name of its own, and files where it has paths', () => {
  const names = PARTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const part of new Set(files.map(partOf))) expect(names).toContain(part);
});
