import type { FaultCode } from '@threefold-games/core';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { faults } from '../src/en/faults.ts';
import { explain } from '../src/explain.ts';

describe('a fault', () => {
  it('has a sentence, whichever package raises it, and no sentence is left over', () => {
    expectTypeOf<keyof typeof faults>().toEqualTypeOf<FaultCode>();
    for (const [code, sentence] of Object.entries(faults))
      expect(`${code}: ${sentence}`).toMatch(/^[a-z]+\.[a-zA-Z]+: [A-Z].+\.$/);
  });

  it('is explained with its detail', () => {
    expect(explain({ code: 'game.unknown', detail: '"$&"' })).toBe('There is no such game: "$&".');
    expect(explain({ code: 'turn.unfinished', detail: '' })).toBe('The turn is not finished.');
    expect(explain({ code: 'wire.offline', detail: 'x' })).toBe("The server can't be reached: x. Nothing is lost.");
  });
});
