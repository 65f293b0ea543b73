import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@threefold/games';
import { describe, expect, it } from 'vitest';
import { ruleIds } from './rules.ts';

/** The titles of a test file: the first string of each `it` and `describe`. */
const titles = (source: string): string =>
  [...source.matchAll(/\b(?:it|describe)(?:\.each\([\s\S]*?\n?\s*\))?\(\s*(['"`])([\s\S]*?)\1/g)]
    .map(found => found[2])
    .join('\n');

describe.each(games.map(game => ({ id: game.id })))('$id', ({ id }) => {
  const folder = new URL(`../${id}/`, import.meta.url);
  const rules = ruleIds(id);

  it('quotes every numbered rule in the title of a test', () => {
    const quoted = readdirSync(new URL('test/', folder))
      .filter(name => name.endsWith('.test.ts'))
      .map(name => titles(readFileSync(new URL(`test/${name}`, folder), 'utf8')))
      .join('\n');
    expect(rules.filter(rule => !new RegExp(`\\b${rule}\\b(?!\\d)`).test(quoted))).toEqual([]);
  });

  it('numbers its rules once each, chapter by chapter', () => {
    const numbers = rules.map(rule => rule.split('-')[1]!.split('.').map(Number) as [number, number]);
    expect(numbers.length).toBeGreaterThan(10);
    for (const [i, [chapter, number]] of numbers.entries()) {
      const [lastChapter, last] = numbers[i - 1] ?? [0, 0];
      expect(chapter === lastChapter ? number === last + 1 : chapter === lastChapter + 1 && number === 1).toBe(true);
    }
  });
});
