import { fail, ok, type Result } from '@threefold/core';
import { type ElementType, elements, headText, type Plan, parseHead, tensorBytes, type WeightsHead } from './head.ts';

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

/** A tensor on its way into a file. */
export interface StoredTensor extends Tensor {
  readonly name: string;
  /** How its numbers are written. */
  readonly type: ElementType;
}

/** Reads a file of weights, or says why it is none. */
export const parseWeights = (bytes: Uint8Array): Result<Weights> => {
  if (bytes.length < HEAD_AT) return fail('net.format', `${bytes.length} bytes`);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (ascii(bytes.subarray(0, MAGIC.length)) !== MAGIC) return fail('net.format');
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

/** Writes a file of weights. Every tensor must have as many values as its shape says. */
export const formatWeights = (head: WeightsHead, tensors: readonly StoredTensor[]): Uint8Array => {
  const headBytes = new TextEncoder().encode(headText(head, tensors));
  const size = tensors.reduce((sum, tensor) => sum + tensorBytes(tensor), 0);
  const bytes = new Uint8Array(HEAD_AT + headBytes.length + size);
  const data = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(MAGIC));
  data.setUint32(8, VERSION, true);
  data.setUint32(12, headBytes.length, true);
  bytes.set(headBytes, HEAD_AT);
  let at = HEAD_AT + headBytes.length;
  for (const tensor of tensors) {
    if (tensor.type === 'f16') writeHalves(data, at, tensor.values);
    else writeBytes(data, at, tensor);
    at += tensorBytes(tensor);
  }
  data.setUint32(16, crc32(bytes.subarray(HEAD_AT)), true);
  return bytes;
};

const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const readHalves = (data: DataView, at: number, plan: Plan): Float32Array => {
  const values = new Float32Array(elements(plan.shape));
  for (let i = 0; i < values.length; i++) values[i] = decodeFloat16(data.getUint16(at + 2 * i, true));
  return values;
};

const writeHalves = (data: DataView, at: number, values: Float32Array): void => {
  for (let i = 0; i < values.length; i++) data.setUint16(at + 2 * i, encodeFloat16(values[i]!), true);
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

const writeBytes = (data: DataView, at: number, { shape, values }: StoredTensor): void => {
  const scales = new Float32Array(scaleOf(shape, values.length - 1) + 1);
  for (let i = 0; i < values.length; i++) {
    const scale = scaleOf(shape, i);
    scales[scale] = Math.max(scales[scale]!, Math.abs(values[i]!) / 127);
  }
  for (let i = 0; i < scales.length; i++) data.setFloat32(at + 4 * i, scales[i]!, true);
  for (let i = 0; i < values.length; i++)
    data.setInt8(at + 4 * scales.length + i, Math.round(values[i]! / (scales[scaleOf(shape, i)]! || 1)));
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

/** The 16 bits of half precision nearest to a number, ties to even; what is too large becomes infinite. */
export const encodeFloat16 = (value: number): number => {
  single[0] = value;
  const sign = (bits[0]! >>> 16) & 0x8000;
  const size = bits[0]! & 0x7fff_ffff;
  if (size > 0x7f80_0000) return sign | 0x7e00;
  if (size >= 0x477f_f000) return sign | 0x7c00;
  // Below the smallest normal half, the spacing is fixed: count its steps.
  if (size < 0x3880_0000) return sign | roundEven(Math.abs(single[0]) * 2 ** 24);
  return sign | ((size - 0x3800_0000 + 0xfff + ((size >>> 13) & 1)) >>> 13);
};

const roundEven = (value: number): number => {
  const floor = Math.floor(value);
  const rest = value - floor;
  return rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor;
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
