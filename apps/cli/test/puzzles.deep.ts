import { expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';
import { threefold } from './harness.ts';

it.each(catalogue.games.map(({ id }) => id))('every puzzle of %s is proven again from the files alone', async id => {
  const { code, out } = await threefold(['puzzles', 'check', id]);
  expect(out).toMatch(new RegExp(`^${id}: (\\d+) of \\1 puzzles checked in \\d+ s, 0 faults$`, 'm'));
  expect(code).toBe(0);
});
