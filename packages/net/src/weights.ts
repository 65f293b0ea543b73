import { fail, ok, quote, type Result } from '@threefold-games/core';
import { elements, type Plan, parseHead, tensorBytes, type WeightsHead } from './head.ts';

/**
 * A file of weights, little-endian: the magic, the format's version, the length of the head, the CRC-32 of all that follows, the head
 * (JSON), then every tensor as the head lists them. `f16` is half precision; `i8` is a single-precision scale for each column of each
 * matrix, then the matrices in bytes.
 */
const MAGIC = '3foldnet';
const VERSION = 1;
const HEAD_AT = 20;

/** Numbers in one to four dimensions, the last one running fastest. */
export interface Tensor {
  readonly shape: readonly number[];
  readonly values: Float32Array;
}

/** A net's numbers, and what they are for. */
export interface Weights extends WeightsHead {
  /** The tensors by name. */
  readonly tensors: ReadonlyMap<string, Tensor>;
}

/** Reads a file of weights, or says why it is none. */
export const parseWeights = (bytes: Uint8Array): Result<Weights> => {
  if (bytes.length < HEAD_AT) return fail('net.format', `${bytes.length} bytes`);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const magic = ascii(bytes.subarray(0, MAGIC.length));
  if (magic !== MAGIC) return fail('net.format', `begins with ${quote(magic)} instead of "${MAGIC}"`);
  const version = data.getUint32(8, true);
  if (version !== VERSION) return fail('net.version', `${version} instead of ${VERSION}`);
  const bodyAt = HEAD_AT + data.getUint32(12, true);
  if (bodyAt > bytes.length) return fail('net.damaged', 'the head is cut off');
  if (crc32(bytes.subarray(HEAD_AT)) !== data.getUint32(16, true)) return fail('net.damaged', 'the checksum differs');
  const parsed = parseHead(bytes.subarray(HEAD_AT, bodyAt));
  if (!parsed.ok) return parsed;
  const { plans, ...head } = parsed.value;
  const size = plans.reduce((sum, plan) => sum + tensorBytes(plan), 0);
  if (size !== bytes.length - bodyAt)
    return fail('net.damaged', `${bytes.length - bodyAt} bytes of numbers instead of ${size}`);

  const tensors = new Map<string, Tensor>();
  let at = bodyAt;
  for (const plan of plans) {
    const values = plan.type === 'f16' ? readHalves(data, at, plan) : readBytes(data, at, plan);
    if (!values.every(Number.isFinite)) return fail('net.damaged', `tensor ${plan.name} is not all numbers`);
    tensors.set(plan.name, { shape: plan.shape, values });
    at += tensorBytes(plan);
  }
  return ok({ ...head, tensors });
};

const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const readHalves = (data: DataView, at: number, plan: Plan): Float32Array => {
  const values = new Float32Array(elements(plan.shape));
  for (let i = 0; i < values.length; i++) values[i] = decodeFloat16(data.getUint16(at + 2 * i, true));
  return values;
};

/** The number of the scale that element i is stored with: one for each column of each matrix. */
const scaleOf = (shape: readonly number[], i: number): number => {
  const columns = shape.at(-1)!;
  const matrix = Math.floor(i / (columns * (shape.at(-2) ?? 1)));
  return matrix * columns + (i % columns);
};

const readBytes = (data: DataView, at: number, { shape }: Plan): Float32Array => {
  const values = new Float32Array(elements(shape));
  const bytesAt = at + 4 * (scaleOf(shape, values.length - 1) + 1);
  for (let i = 0; i < values.length; i++)
    values[i] = data.getInt8(bytesAt + i) * data.getFloat32(at + 4 * scaleOf(shape, i), true);
  return values;
};

const single = new Float32Array(1);
const bits = new Uint32Array(single.buffer);

/** The number that 16 bits of half precision stand for. */
export const decodeFloat16 = (half: number): number => {
  const size = half & 0x7fff;
  const sign = half & 0x8000 ? -1 : 1;
  if (size >= 0x7c00) return size === 0x7c00 ? sign * Infinity : Number.NaN;
  // Moved into single precision, only the exponent's bias is off by 112.
  bits[0] = size << 13;
  return sign * single[0]! * 2 ** 112;
};

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let i = 0; i < 8; i++) c = c & 1 ? (c >>> 1) ^ 0xedb8_8320 : c >>> 1;
  return c;
});

/** The CRC-32 of zip and PNG files, as an unsigned number. */
const crc32 = (bytes: Uint8Array): number => {
  let c = -1;
  for (let i = 0; i < bytes.length; i++) c = (c >>> 8) ^ CRC_TABLE[(c ^ bytes[i]!) & 255]!;
  return ~c >>> 0;
};
