import { ok, type Result } from '@threefold/core';
import { tensorBytes } from './head.ts';
import { formatWeights, parseWeights, type StoredTensor } from './weights.ts';

/** The same weights with each tensor in bytes where that is smaller: all matrices but the flattest. The rest stays in half precision. */
export const quantise = (bytes: Uint8Array): Result<Uint8Array> => {
  const weights = parseWeights(bytes);
  if (!weights.ok) return weights;
  const { tensors, ...head } = weights.value;
  const stored = [...tensors].map(([name, tensor]): StoredTensor => {
    const [half, byte] = [
      { name, ...tensor, type: 'f16' },
      { name, ...tensor, type: 'i8' },
    ] as const;
    return tensorBytes(byte) < tensorBytes(half) ? byte : half;
  });
  return ok(formatWeights(head, stored));
};
