import { seededRandom } from '@threefold-games/core';
import { decodeFloat16, parseWeights } from '@threefold-games/net';
import { must } from '@threefold-games/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StoredTensor, writeFile, writeWeights } from './writeWeights.ts';

const HEAD = { game: 'sticks', name: 'tiny', architecture: 'graph', sizes: { channels: 8, extras: 0 } };

const random = seededRandom('weights');
const tensor = (name: string, type: 'f16' | 'i8', ...shape: number[]): StoredTensor => ({
  name,
  type,
  shape,
  values: Float32Array.from({ length: shape.reduce((a, b) => a * b) }, () => random.below(2001) / 1000 - 1),
});

const TENSORS = [tensor('a', 'f16', 3, 5), tensor('b', 'i8', 2, 4, 3), tensor('c', 'f16', 1)];
const FILE = writeWeights(HEAD, TENSORS);

/** A file whose head is this, with a right checksum. */
const withHead = (head: unknown, body = 0): Uint8Array => writeFile(head, new Uint8Array(body));

const codeOf = (bytes: Uint8Array): string => {
  const parsed = parseWeights(bytes);
  return parsed.ok ? 'ok' : parsed.error.code;
};

describe('a file of weights', () => {
  it('gives back what was written, as exactly as its types can', () => {
    const parsed = must(parseWeights(FILE));
    const { tensors, ...head } = parsed;
    expect(head).toEqual(HEAD);
    expect([...tensors.keys()]).toEqual(['a', 'b', 'c']);
    for (const { name, shape, values, type } of TENSORS) {
      expect(tensors.get(name)!.shape).toEqual(shape);
      for (const [i, value] of values.entries())
        expect(Math.abs(tensors.get(name)!.values[i]! - value)).toBeLessThan(type === 'f16' ? 0.0005 : 0.004);
    }
  });

  it('scales every column of a matrix of bytes by itself', () => {
    const values = Float32Array.of(1000, 0.001, 500, 0.0005);
    const parsed = must(parseWeights(writeWeights(HEAD, [{ name: 'm', type: 'i8', shape: [2, 2], values }])));
    for (const [i, value] of parsed.tensors.get('m')!.values.entries())
      expect(Math.abs(value / values[i]! - 1)).toBeLessThan(0.01);
  });

  it('can be read from the middle of a larger memory', () => {
    const memory = new Uint8Array(FILE.length + 10);
    memory.set(FILE, 3);
    expect(codeOf(memory.subarray(3, 3 + FILE.length))).toBe('ok');
  });

  it('is refused when something about it is wrong', () => {
    const changed = (at: number): Uint8Array => FILE.map((byte, i) => (i === at ? byte ^ 1 : byte));
    expect(codeOf(new Uint8Array(0))).toBe('net.format');
    expect(codeOf(changed(0))).toBe('net.format');
    expect(codeOf(changed(8))).toBe('net.version');
    expect(codeOf(changed(15))).toBe('net.damaged');
    expect(codeOf(changed(16))).toBe('net.damaged');
    expect(codeOf(changed(FILE.length - 1))).toBe('net.damaged');
    expect(codeOf(FILE.subarray(0, FILE.length - 1))).toBe('net.damaged');
    expect(codeOf(Uint8Array.of(...FILE, 0))).toBe('net.damaged');
  });

  it('is refused with what is wrong about it', () => {
    const faultOf = (bytes: Uint8Array): unknown => {
      const parsed = parseWeights(bytes);
      return parsed.ok ? undefined : parsed.error;
    };
    expect(faultOf(new Uint8Array(7))).toEqual({ code: 'net.format', detail: '7 bytes' });
    expect(faultOf(new TextEncoder().encode('PK\u0003\u0004 an archive of something'))).toEqual({
      code: 'net.format',
      detail: 'begins with "PK·· an " instead of "3foldnet"',
    });
    expect(faultOf(FILE.map((byte, i) => (i === 8 ? 9 : byte)))).toEqual({
      code: 'net.version',
      detail: '9 instead of 1',
    });
  });

  it('is refused when its head is none, though the checksum is right', () => {
    const good = { ...HEAD, tensors: [] as unknown[] };
    const plan = { name: 'a', type: 'f16', shape: [1] };
    expect(codeOf(withHead(good))).toBe('ok');
    expect(codeOf(withHead({ ...good, tensors: [plan] }, 2))).toBe('ok');
    expect(codeOf(withHead(null))).toBe('net.head');
    expect(codeOf(withHead([]))).toBe('net.head');
    expect(codeOf(withHead({ ...good, game: 7 }))).toBe('net.head');
    expect(codeOf(withHead({ ...good, name: 'with a blank' }))).toBe('net.head');
    expect(codeOf(withHead({ ...good, sizes: { channels: -1 } }))).toBe('net.head');
    expect(codeOf(withHead({ ...good, tensors: {} }))).toBe('net.head');
    expect(codeOf(withHead({ ...good, tensors: [plan, plan] }, 4))).toBe('net.head');
    expect(codeOf(withHead({ ...good, tensors: [{ ...plan, type: 'f64' }] }, 8))).toBe('net.head');
    expect(codeOf(withHead({ ...good, tensors: [{ ...plan, shape: [0] }] }))).toBe('net.head');
    expect(codeOf(withHead({ ...good, tensors: [{ ...plan, shape: [1.5] }] }))).toBe('net.head');
    expect(codeOf(withHead({ ...good, tensors: [{ ...plan, shape: [2 ** 27, 4] }] }))).toBe('net.size');
    expect(codeOf(withHead({ ...good, extra: 'x'.repeat(70_000) }))).toBe('net.size');
    expect(codeOf(withHead({ ...good, tensors: [plan] }))).toBe('net.damaged');
    expect(codeOf(withHead({ ...good, tensors: [plan] }, 3))).toBe('net.damaged');
  });

  it('is refused when it holds something that is no number', () => {
    const values = Float32Array.of(1, Infinity);
    expect(codeOf(writeWeights(HEAD, [{ name: 'm', type: 'f16', shape: [2], values }]))).toBe('net.damaged');
  });

  it('never breaks the reader, whatever its bytes are', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), bytes => codeOf(bytes) !== 'ok'));
    fc.assert(
      fc.property(fc.nat(FILE.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        expect(codeOf(FILE.map((byte, i) => (i === at ? byte ^ by : byte)))).not.toBe('ok');
      }),
    );
    fc.assert(fc.property(fc.json(), json => typeof codeOf(withHead(JSON.parse(json))) === 'string'));
  });
});

describe('half precision', () => {
  it('is read by its bits, all 65,536 patterns', () => {
    const wrong: number[] = [];
    for (let half = 0; half < 65536; half++) {
      const [sign, exponent, fraction] = [half & 0x8000 ? -1 : 1, (half >> 10) & 31, half & 0x3ff];
      const size = exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15);
      const value = exponent < 31 ? sign * size : fraction === 0 ? sign * Infinity : Number.NaN;
      if (!Object.is(decodeFloat16(half), value)) wrong.push(half);
    }
    expect(wrong).toEqual([]);
  });
});
