import { readFileSync } from 'node:fs';
import { signatures } from '@threefold-games/bench';
import { amount } from '@threefold-games/testkit';
import { expect, it } from 'vitest';

it('the games and their players behave as recorded; if a change is meant, write the file anew, and raise the version of changed rules', async () => {
  const recorded = readFileSync(new URL('../signatures.txt', import.meta.url), 'utf8').split('\n');
  // In a usual run, players are asked in the middle of the game only.
  const isAsked = (line: string): boolean =>
    amount(!/ simulations: /.test(line) || / seats, middle, /.test(line), true);
  const lines = (await signatures(undefined, amount(['middle'], undefined))).split('\n');
  expect(lines).toEqual(recorded.filter(isAsked));
  expect(lines.filter(line => / simulations: /.test(line)).length).toBeGreaterThanOrEqual(12);
});
