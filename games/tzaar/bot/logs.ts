/** Logarithms of small numbers; 0 for 0, which no stack and no type still in play has. */
export const LOG: Float64Array = Float64Array.from({ length: 256 }, (_, n) => (n === 0 ? 0 : Math.log(n)));
