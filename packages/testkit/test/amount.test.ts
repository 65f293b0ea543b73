import { amount } from '@threefold-games/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

describe('amount', () => {
  it.each([undefined, '0'])('is the usual one when THREEFOLD_DEEP is %s', value => {
    vi.stubEnv('THREEFOLD_DEEP', value);
    expect(amount(2, 16)).toBe(2);
  });

  it('is the deep one when THREEFOLD_DEEP is 1', () => {
    vi.stubEnv('THREEFOLD_DEEP', '1');
    expect(amount(2, 16)).toBe(16);
    expect(amount('some', 'all')).toBe('all');
  });

  it.each(['', 'true', 'yes', '01', '2'])('refuses "%s" as the value of THREEFOLD_DEEP', value => {
    vi.stubEnv('THREEFOLD_DEEP', value);
    expect(() => amount(2, 16)).toThrow(`THREEFOLD_DEEP is "${value}": set it to 1 or 0, or leave it unset.`);
  });
});
