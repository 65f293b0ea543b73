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
