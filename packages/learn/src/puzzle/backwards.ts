import type { Position } from '@threefold-games/core';

/** A copy of a position whose legal actions come in the opposite order, and those of its copies too: a proof takes another way there. */
export const backwards = <View>(position: Position<View>): Position<View> => {
  const copy = position.copy();
  const legal = copy.legal.bind(copy);
  const again = copy.copy.bind(copy);
  return Object.assign(copy, {
    legal: (out: Int32Array): number => {
      const count = legal(out);
      out.subarray(0, count).reverse();
      return count;
    },
    copy: () => backwards(again()),
  });
};
