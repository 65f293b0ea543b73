import type { Tensor, WeightsHead } from '@threefold-games/net';

/** A tensor on its way into a file, as half precision or as bytes with a scale for each column. */
export interface StoredTensor extends Tensor {
  readonly name: string;
  readonly type: 'f16' | 'i8';
}

/** A file of weights as training writes it, with a right checksum. */
export const writeWeights = (
  { game, name, architecture, sizes }: WeightsHead,
  tensors: readonly StoredTensor[],
): Uint8Array =>
  writeFile(
    { game, name, architecture, sizes, tensors: tensors.map(({ name, type, shape }) => ({ name, type, shape })) },
    Buffer.concat(tensors.map(tensor => (tensor.type === 'f16' ? halves(tensor) : bytes(tensor)))),
  );

/** A file with any head and any bytes after it. */
export const writeFile = (head: unknown, body: Uint8Array): Uint8Array => {
  const text = Buffer.from(JSON.stringify(head));
  const start = Buffer.alloc(20);
  start.write('3foldnet');
  start.writeUInt32LE(1, 8);
  start.writeUInt32LE(text.length, 12);
  start.writeUInt32LE(checksum(Buffer.concat([text, body])), 16);
  return new Uint8Array(Buffer.concat([start, text, body]));
};

/** CRC-32, bit by bit. */
const checksum = (bytes: Uint8Array): number => {
  let c = 0xffff_ffff;
  for (const byte of bytes) {
    c ^= byte;
    for (let i = 0; i < 8; i++) c = c & 1 ? (c >>> 1) ^ 0xedb8_8320 : c >>> 1;
  }
  return ~c >>> 0;
};

const halves = ({ values }: Tensor): Uint8Array => new Uint8Array(Uint16Array.from(values, half).buffer);

/** Half precision: sign, five bits of exponent, ten of fraction. */
const half = (value: number): number => {
  const sign = value < 0 ? 0x8000 : 0;
  if (!Number.isFinite(value)) return sign | 0x7c00;
  const exponent = Math.max(-14, Math.floor(Math.log2(Math.abs(value))));
  return sign + ((exponent + 14) << 10) + Math.round(Math.abs(value) * 2 ** (10 - exponent));
};

const bytes = ({ shape, values }: Tensor): Uint8Array => {
  const columns = shape.at(-1)!;
  const matrix = columns * (shape.at(-2) ?? 1);
  const scaleOf = (i: number): number => Math.floor(i / matrix) * columns + (i % columns);
  const scales = new Float32Array(scaleOf(values.length - 1) + 1);
  for (const [i, value] of values.entries()) scales[scaleOf(i)] = Math.max(scales[scaleOf(i)]!, Math.abs(value) / 127);
  const rounded = Int8Array.from(values, (value, i) => Math.round(value / (scales[scaleOf(i)]! || 1)));
  return Buffer.concat([new Uint8Array(scales.buffer), new Uint8Array(rounded.buffer)]);
};
