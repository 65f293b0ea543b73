import { describe, expect, it } from 'vitest';
import { Bucket, Buckets } from '../src/bucket.ts';

const RATE = { burst: 3, perSecond: 1 };

describe('a bucket', () => {
  it('gives its burst at once, and then by the second', () => {
    const bucket = new Bucket(RATE, 0);
    expect([1, 2, 3, 4].map(() => bucket.take(RATE, 0))).toEqual([true, true, true, false]);
    expect([bucket.take(RATE, 900), bucket.take(RATE, 1000), bucket.take(RATE, 1000)]).toEqual([false, true, false]);
    expect([bucket.isFull(RATE, 3900), bucket.isFull(RATE, 4000)]).toEqual([false, true]);
  });

  it('takes nothing from anybody when the clock of the machine is set back', () => {
    const bucket = new Bucket(RATE, 3_600_000);
    expect(bucket.take(RATE, 3_600_000)).toBe(true);
    expect([bucket.take(RATE, 0), bucket.take(RATE, 0), bucket.take(RATE, 0)]).toEqual([true, true, false]);
    expect(bucket.take(RATE, 1000)).toBe(true);
  });
});

describe('buckets', () => {
  it('are one for each name, and forgotten once they are full again', () => {
    let now = 0;
    const buckets = new Buckets({ burst: 1, perSecond: 1 }, () => now);
    expect([buckets.take('a'), buckets.take('a'), buckets.take('b')]).toEqual([true, false, true]);
    for (let i = 0; i < 9_999; i++) buckets.take(`c${i}`);
    now = 5000;
    buckets.take('d');
    expect(buckets.size).toBe(1);
  });
});
