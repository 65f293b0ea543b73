import type { Position } from '@threefold-games/core';
import type { Bot } from './bot.ts';

/** Who looks, and how much of a position they see. */
export interface GlanceOptions extends Pick<Bot, 'game' | 'eye'> {
  /** About how many steps it notices. */
  readonly looks: number;
  readonly character: number;
  /** What is noticed follows from it. */
  readonly seed: number;
}

/** What one player notices of a position: about so many steps, those that catch the eye sooner than others. */
export class Glance {
  /** After `notice`: how fond the player is of each step that it noticed. */
  readonly liking: Float32Array;
  private readonly options: GlanceOptions;
  private readonly salience: Float32Array;

  constructor(options: GlanceOptions) {
    this.options = options;
    this.liking = new Float32Array(options.game.maxActions);
    this.salience = new Float32Array(options.game.maxActions);
  }

  /**
   * Moves the steps that are noticed to the front of `actions` and returns how many they are, at least one. The same position is always
   * seen alike: what is overlooked stays so until something has changed.
   */
  notice(position: Position, actions: Int32Array, count: number): number {
    const { salience, liking } = this;
    const { eye, looks, character, seed } = this.options;
    if (eye) eye.look(position, actions, count, character, salience, liking);
    else {
      salience.fill(1);
      liking.fill(1);
    }
    let total = 0;
    for (let i = 0; i < count; i++) total += salience[i]!;
    const here = scramble(position.hashLo ^ scramble(position.hashHi ^ seed));
    let kept = 0;
    let nearest = 0;
    let luckiest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      const rate = (looks * salience[i]!) / total;
      const chance = (scramble(here ^ action) + 0.5) / 2 ** 32;
      // How soon the eye falls on it, where it falls on heavier ones at a higher rate.
      const luck = Math.log(chance) / rate;
      if (luck > luckiest) {
        luckiest = luck;
        nearest = i;
      }
      if (luck < -1) continue;
      actions[kept] = action;
      liking[kept] = liking[i]!;
      kept++;
    }
    if (kept > 0) return kept;
    actions[0] = actions[nearest]!;
    liking[0] = liking[nearest]!;
    return 1;
  }
}

/** A number in which every bit of another has its say. */
const scramble = (value: number): number => {
  let x = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  return (x ^ (x >>> 16)) >>> 0;
};
