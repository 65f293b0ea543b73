/** Turns the first `count` logarithms of weights into shares that sum to 1. One of -Infinity becomes 0. */
export const softmax = (logits: Float32Array | Float64Array, count: number): void => {
  let most = -Infinity;
  for (let i = 0; i < count; i++) if (logits[i]! > most) most = logits[i]!;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    logits[i] = Math.exp(logits[i]! - most);
    sum += logits[i]!;
  }
  for (let i = 0; i < count; i++) logits[i] = logits[i]! / sum;
};
