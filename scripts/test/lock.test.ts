import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
  readonly link?: boolean;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Entry>>;
};
const entries = Object.entries(lock.packages);

it('the lock file knows the packages of every platform, so that npm ci works on all of them', () => {
  const wanted = entries.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter(name => !entries.some(([path]) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});

it('the lock file names no host to fetch from', () => {
  expect(entries.filter(([, { resolved, link }]) => resolved !== undefined && link !== true)).toEqual([]);
});
