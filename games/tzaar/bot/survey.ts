import { goalOf, RIM, SPACES, type TzaarPosition } from '@threefold-games/tzaar/internal';

/** What the hand evaluator looks at, gathered in one pass over the stacks. */
export class Survey {
  /** tallest[3 * seat + type]: the height of the tallest stack. */
  readonly tallest = new Uint8Array(6);
  /** The tallest stack of each seat. */
  readonly tall = new Uint8Array(2);
  /** How many pieces each seat's stacks hold. */
  readonly pieces = new Uint8Array(2);
  /** How many captures each seat could make. */
  readonly captures = new Uint8Array(2);
  /** threatened[3 * seat + type]: how many stacks an enemy could capture. */
  readonly threatened = new Uint8Array(6);
  /** How many stacks each seat has that are taller than any of the enemy's. */
  readonly safe = new Uint8Array(2);
  /** near[2 * space + seat]: the tallest stack of that seat next to the space, 0 where there is none. Only for occupied spaces. */
  readonly near = new Uint8Array(2 * SPACES);

  take(position: TzaarPosition): void {
    const { top, height, next } = position;
    const { tallest, tall, pieces, captures, threatened, safe, near } = this;
    tallest.fill(0);
    pieces.fill(0);
    captures.fill(0);
    threatened.fill(0);
    safe.fill(0);
    for (let space = 0; space < SPACES; space++) {
      const kind = top[space]! - 1;
      if (kind < 0) continue;
      const seat = kind < 3 ? 0 : 1;
      const tallness = height[space]!;
      if (tallness > tallest[kind]!) tallest[kind] = tallness;
      pieces[seat]! += tallness;
      let white = 0;
      let black = 0;
      for (let d = 0; d < 6; d++) {
        const other = next[6 * space + d]!;
        if (other === RIM) continue;
        const strength = height[other]!;
        const enemy = top[other]! <= 3 ? 0 : 1;
        if (enemy === 0) white = Math.max(white, strength);
        else black = Math.max(black, strength);
        if (enemy !== seat && strength <= tallness) captures[seat]!++;
      }
      near[2 * space] = white;
      near[2 * space + 1] = black;
      if ((seat === 0 ? black : white) >= tallness) threatened[kind]!++;
    }
    tall[0] = Math.max(tallest[0]!, tallest[1]!, tallest[2]!);
    tall[1] = Math.max(tallest[3]!, tallest[4]!, tallest[5]!);
    for (let space = 0; space < SPACES; space++) {
      const seat = top[space]! <= 3 ? 0 : 1;
      if (top[space] !== 0 && height[space]! > tall[1 - seat]!) safe[seat]!++;
    }
  }
}

/** Logarithms of small numbers; 0 for 0, which no stack and no type still in play has. */
export const LOG: Float64Array = Float64Array.from({ length: 256 }, (_, n) => (n === 0 ? 0 : Math.log(n)));

/** TZ-5.3: whether a step stacks onto the last of a type of its own side, and so loses. With a pass at hand nobody has to. */
export const buriesLast = (position: TzaarPosition, step: number): boolean => {
  const target = position.top[goalOf(step)]!;
  return position.left[target - 1] === 1 && target > 3 === (position.actor === 1);
};
