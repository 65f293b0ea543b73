import {
  formatShares,
  hashKeys,
  type OptionTable,
  oddsOf,
  oddsSpec,
  optionValue,
  parseOptions,
  parseSeats,
  parseShares,
  plainOptions,
  quote,
  readOptions,
  reseatOdds,
  seededRandom,
  shuffle,
} from '@threefold-games/core';
import { sticks } from '@threefold-games/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('options', () => {
  it('fill in the standard for the number of seats', () => {
    expect(parseOptions(sticks.options, 2, {})).toEqual({ ok: true, value: { pile: '7' } });
    expect(parseOptions(sticks.options, 3, {})).toEqual({ ok: true, value: { pile: '5' } });
  });

  it('take numbers and switches as JSON has them, and give them back so', () => {
    expect(parseOptions(sticks.options, 2, { pile: 5 })).toEqual({ ok: true, value: { pile: '5' } });
    expect(plainOptions({ a: 'on', b: 'off', c: '12', d: 'random' })).toEqual({
      a: true,
      b: false,
      c: 12,
      d: 'random',
    });
  });

  it.each([
    [null],
    [[]],
    ['pile=7'],
    [{ pile: 6 }],
    [{ pile: {} }],
    [{ toString: 'x' }],
    [JSON.parse('{"__proto__": "7"}')],
  ])('refuse %j', given => {
    expect(parseOptions(sticks.options, 2, given).ok).toBe(false);
  });
});

describe('house rules', () => {
  const table: OptionTable = {
    pile: { values: ['7', '5'], standard: () => '7' },
    extra: {
      values: ['0', '0.5', '1'],
      standard: () => '0',
      house: true,
      clash: seats => (seats === 2 ? undefined : `${seats} seats`),
    },
    odds: oddsSpec(3),
  };

  it('are written only where they are on', () => {
    expect(parseOptions(table, 2, { extra: 0, odds: 'none' })).toEqual({ ok: true, value: { pile: '7' } });
    const given = parseOptions(table, 2, { extra: 0.5 });
    expect(given).toEqual({ ok: true, value: { pile: '7', extra: '0.5' } });
    expect(plainOptions({ extra: '0.5' })).toEqual({ extra: 0.5 });
    expect(readOptions('pile=7 extra=0.5')).toEqual(given);
    expect(optionValue(table, 2, {}, 'extra')).toBe('0');
  });

  it('are refused with a code where they exclude each other', () => {
    expect(parseOptions(table, 3, { extra: 1 })).toMatchObject({
      error: { code: 'options.clash', detail: 'extra=1 with 3 seats' },
    });
    expect(parseOptions(table, 2, { odds: 'seat2step1' })).toMatchObject({ error: { code: 'options.clash' } });
    expect(parseOptions(table, 3, { odds: 'seat2step1' }).ok).toBe(true);
    expect(parseOptions(table, 3, { odds: 'seat2step4' })).toMatchObject({ error: { code: 'options.value' } });
  });

  it('give odds to somebody, who keeps them on another seat', () => {
    expect(oddsOf({ odds: 'seat2step1' })).toEqual({ seat: 2, step: 1 });
    expect(oddsOf({})).toBeUndefined();
    expect(reseatOdds({ pile: '7', odds: 'seat2step1' }, [1, 2, 0])).toEqual({ pile: '7', odds: 'seat1step1' });
    expect(reseatOdds({ pile: '7' }, [1, 0])).toEqual({ pile: '7' });
  });
});

describe('anything from outside', () => {
  it('is options or a fault', () => {
    fc.assert(fc.property(fc.anything(), given => typeof parseOptions(sticks.options, 2, given).ok === 'boolean'));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('pile', 'x'), fc.anything()),
        given => typeof parseOptions(sticks.options, 2, given).ok === 'boolean',
      ),
    );
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    for (const given of [deep, { pile: deep }, { pile: { toString: 1 } }])
      expect(parseOptions(sticks.options, 2, given).ok).toBe(false);
  });
});

describe('seats', () => {
  it.each(['2', 3, 4])('can be %j', seats => expect(parseSeats(sticks, seats).ok).toBe(true));
  it.each(['', '02', '2.0', ' 2', 5, -2, '0x2'])('cannot be %j', seats =>
    expect(parseSeats(sticks, seats).ok).toBe(false),
  );
});

describe('shares', () => {
  it.each([[[1, 0]], [[0.5, 0.5, 0]], [[1 / 3, 1 / 3, 1 / 3]], [[0.25, 0.25, 0.25, 0.25]]])(
    'are written and read: %j',
    shares => {
      expect(parseShares(formatShares(shares), shares.length)).toEqual(shares);
    },
  );
  it.each(['', '1', '1-1', '0-0', '-1-2', '1/0-0', '1e0-0', '2-0', '0.5-0.5-0', 'x-y'])('are not %j', text => {
    expect(parseShares(text, 2)).toBeUndefined();
  });
});

describe('random', () => {
  it('is the same for the same seed, and never changes', () => {
    const random = seededRandom('threefold');
    expect(Array.from({ length: 8 }, () => random.below(100))).toEqual([57, 78, 62, 5, 61, 4, 17, 62]);
  });

  it('draws every value below n about equally often', () => {
    const random = seededRandom(1);
    const counts = Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i++) counts[random.below(7)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('does not wait for what cannot come', () => {
    expect(() => seededRandom(1).below(0)).toThrow(RangeError);
  });

  it('stays below n, for every n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (n, seed) => {
        const x = seededRandom(seed).below(n);
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true);
      }),
    );
  });

  it('shuffles without losing anything, every order equally often', () => {
    const random = seededRandom(2);
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle([1, 2, 3], random).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

describe('hash keys', () => {
  it('are all different, also between tables', () => {
    const tables = [hashKeys(20_000, 1), hashKeys(20_000, 2)];
    expect(new Set(tables.flatMap(({ lo, hi }) => Array.from(lo, (x, i) => `${x} ${hi[i]}`))).size).toBe(40_000);
  });
});

describe('texts', () => {
  it('quote what is foreign without its control characters, shortened', () => {
    expect(quote('a\u0000\n\u001b[31m\ud800b')).toBe('"a\u00b7\u00b7\u00b7[31m\u00b7b"');
    expect(quote('x'.repeat(100))).toHaveLength(62);
    expect(quote('\u{1f30b}'.repeat(100))).toBe(`"${'\u{1f30b}'.repeat(57)}..."`);
    expect(quote('x\u202ey')).toBe('"x\u00b7y"');
  });
});
