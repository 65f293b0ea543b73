import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@threefold-games/catalogue';
import { describe, expect, it } from 'vitest';
import { ruleIds } from './rules.ts';

/** The titles of a test file: the first string of each `it` and `describe`. */
const titles = (source: string): string =>
  [...source.matchAll(/\b(?:it|describe)(?:\.each\([\s\S]*?\n?\s*\))?\(\s*(['"`])([\s\S]*?)\1/g)]
    .map(found => found[2])
    .join('\n');

describe.each(games.map(game => ({ id: game.id })))('$id', ({ id }) => {
  const folder = new URL(`../../../games/${id}/`, import.meta.url);
  const rules = ruleIds(id);

  it('quotes every numbered rule in the title of a test', () => {
    const quoted = readdirSync(new URL('test/', folder))
      .filter(name => name.endsWith('.test.ts'))
      .map(name => titles(readFileSync(new URL(`test/${name}`, folder), 'utf8')))
      .join('\n');
    expect(rules.filter(rule => !new RegExp(`\\b${rule}\\b(?!\\d)`).test(quoted))).toEqual([]);
  });

  it('numbers its rules once each, chapter by chapter', () => {
    // The house rules stand after all others.
    const last = Math.max(...rules.map(rule => Number.parseInt(rule.split('-')[1]!, 10)).filter(n => n > 0));
    const numbers = rules.map(rule => {
      const [chapter, number] = rule.split('-')[1]!.split('.');
      return [chapter === 'H' ? last + 1 : Number(chapter), Number(number)] as const;
    });
    expect(numbers.length).toBeGreaterThan(10);
    for (const [i, [chapter, number]] of numbers.entries()) {
      const [lastChapter, before] = numbers[i - 1] ?? [0, 0];
      expect(chapter === lastChapter ? number === before + 1 : chapter === lastChapter + 1 && number === 1).toBe(true);
    }
  });
});
