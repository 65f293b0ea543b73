import { readFileSync } from 'node:fs';
import * as core from '@threefold/core';
import * as tzaar from '@threefold/games/tzaar';
import * as play from '@threefold/play';
import { describe, expect, it } from 'vitest';

const MODULES: Readonly<Record<string, object>> = {
  '@threefold/core': core,
  '@threefold/games/tzaar': tzaar,
  '@threefold/play': play,
};

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const BLOCKS = [...README.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);

type Run = (modules: typeof MODULES, check: (value: unknown, expected: unknown) => void) => Promise<void>;
const AsyncFunction = (async () => {}).constructor as new (...parts: string[]) => Run;

/** A block as a function: imports come from a table, and every `expression; // => value` is checked. */
const runnable = (code: string): Run =>
  new AsyncFunction(
    'modules',
    'check',
    code
      .replace(/^import (\{.*\}) from ('.*');$/gm, 'const $1 = modules[$2];')
      .replace(/^(.+); \/\/ => (.+)$/gm, 'check($1, $2);'),
  );

describe('the README', () => {
  it.each(BLOCKS.map((code, i) => [i + 1, code] as const))(
    'has an example that does what it says: %i',
    async (_, code) => {
      const checked: unknown[] = [];
      await runnable(code)(MODULES, (value, expected) => {
        expect(value).toEqual(expected);
        checked.push(value);
      });
      expect(checked).toHaveLength(code.split('// => ').length - 1);
    },
  );

  it('has examples', () => {
    expect(BLOCKS.length).toBeGreaterThan(4);
  });
});
