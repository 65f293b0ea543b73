import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

/** The most that a page with one game loads in English, in bytes as they travel. */
const MOST = 60_000;
const FOLDER = fileURLToPath(new URL('../standalone', import.meta.url));

/** A module and what it imports, without what it may fetch later. */
const loadedBy = (file: string, known = new Map<string, string>()): ReadonlyMap<string, string> => {
  if (known.has(file)) return known;
  const text = readFileSync(join(FOLDER, file), 'utf8');
  known.set(file, text);
  for (const [, path = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g))
    loadedBy(normalize(join(file, '..', path)), known);
  return known;
};

describe('the files for pages without a bundler', () => {
  it.each(['talat', 'taluva', 'tzaar'])('are at most 60 KB for %s in English', game => {
    const sizes = [...loadedBy(`${game}.js`)].map(
      ([file, text]) => [file, gzipSync(text, { level: 9 }).length] as const,
    );
    expect(
      sizes.reduce((sum, [, size]) => sum + size, 0),
      sizes.join(' '),
    ).toBeLessThanOrEqual(MOST);
  });

  it.each(['talat', 'taluva', 'tzaar'])('hold no words of another language for %s, and ask no other site', game => {
    const text = [...loadedBy(`${game}.js`).values()].join('\n');
    expect(text).not.toMatch(/Nicht hier|Tak nie można/);
    const places = [...text.matchAll(/https?:\/\/[\w./]+/g)].map(([place]) => place);
    expect(new Set(places)).toEqual(new Set(['http://www.w3.org/2000/svg']));
    expect(text).not.toMatch(/\bfetch\(|XMLHttpRequest|localStorage|\.cookie|innerHTML/);
  });
});
