import { type Action, NOBODY, type Position } from '@threefold-games/core';
import { type TzaarView, tzaar } from '@threefold-games/games/tzaar';
import { type Choice, type Habits, pickAny, pickBest, pickByManner } from './yardstick.ts';

const WORTH = { tzaar: 300, tzarra: 200, tott: 100 } as const;
/** What each piece of a stack adds; no stack makes up for a nobler type. */
const PIECE = 3;
type Stack = NonNullable<TzaarView['spaces'][number]['stack']>;

/** A second capture is worth looking for from here on: a Tzarra, or a stack. */
const VALUABLE = WORTH.tott + 2 * PIECE;
/** One of so many second steps is a pass. */
const PASSES = 20;

/** What stands where before the step. */
const stacksOf = (position: Position): ReadonlyMap<string, Stack> =>
  new Map((position.view() as TzaarView).spaces.flatMap(({ name, stack }) => (stack ? [[name, stack]] : [])));

const worthOf = ({ type, height }: Stack): number => WORTH[type] + PIECE * height;

/** `D3xC3` and `B6+B5` name two spaces. */
const sourceOf = (text: string): string => text.slice(0, 2);
const goalOf = (text: string): string => text.slice(3);

const MANNERS: Readonly<Record<string, string>> = { x: 'capture', '+': 'stack', '@': 'place' };
/** What the sign of a step says; nothing for a pass. */
const manner = ({ text }: Choice): string | undefined => MANNERS[text[2] ?? ''] ?? MANNERS[text[1] ?? ''];

export const habits: Habits = {
  manners: () => manner,

  child(position, choices, random) {
    const captures = choices.filter(choice => manner(choice) === 'capture');
    const stacks = stacksOf(position);
    const best = (): Choice => pickBest(captures, random, choice => worthOf(stacks.get(goalOf(choice.text))!));
    if (captures.length === choices.length) return best();
    const prize = captures.length > 0 ? best() : undefined;
    if (prize && worthOf(stacks.get(goalOf(prize.text))!) >= VALUABLE) return prize;
    const pass = choices.find(choice => manner(choice) === undefined);
    if (pass && random.below(PASSES) === 0) return pass;
    return pickByManner(choices, random, manner);
  },

  novice(position, choices, random) {
    if (manner(choices[0]!) === 'place') return pickAny(choices, random);
    const look = new Look(position);
    return pickBest(choices, random, choice => look.worth(choice) + random.below(MOOD));
  },
};

/** How much chance there is in what a novice likes, in points of `WORTH`. */
const MOOD = 40;
/** What a stacking is worth, and each piece that the new stack then has. */
const STACKING = 120;
const GROWTH = 15;
/** What it is worth more with a type of which few are left: divided by how many. */
const SCARCE = 120;
/** What it costs to leave pieces of one's own where they can be captured, and the last one or the last two of a type. */
const LAST = 5000;
const LAST_TWO = 1500;
/** Of a piece that can be captured, this part of its worth is felt. */
const FEAR = 0.3;
const WIN = 1e6;

/** How a novice looks at the steps of one position. */
class Look {
  private readonly position: Position;
  private readonly seat: number;
  private readonly stacks: ReadonlyMap<string, Stack>;
  private readonly left: TzaarView['left'][number];
  private readonly replies = new Int32Array(tzaar.maxActions);

  constructor(position: Position) {
    this.position = position;
    this.seat = position.actor;
    this.stacks = stacksOf(position);
    this.left = (position.view() as TzaarView).left[this.seat]!;
  }

  worth(choice: Choice): number {
    const kind = manner(choice);
    const { position, seat } = this;
    position.make(choice.action);
    const end = position.actor === NOBODY ? position.outcome()!.shares[seat]! : undefined;
    const danger = end === undefined ? this.danger(choice) : 0;
    position.unmake();
    if (end !== undefined) return end > 0 ? WIN : -WIN;
    if (kind === undefined) return -danger;
    const target = this.stacks.get(goalOf(choice.text))!;
    return (kind === 'capture' ? worthOf(target) : this.stacking(choice, target)) - danger;
  }

  private stacking(choice: Choice, covered: Stack): number {
    const mover = this.stacks.get(sourceOf(choice.text))!;
    // What is covered is gone for its type.
    const buried = this.left[covered.type] <= 2 ? LAST_TWO : worthOf(covered) / 3;
    return STACKING + GROWTH * (mover.height + covered.height) + SCARCE / this.left[mover.type] - buried;
  }

  /** What can be lost to the next capture, with this step just made. */
  private danger(choice: Choice): number {
    const { position, seat, replies } = this;
    // Before one's own second step: as if there were none.
    const waits = position.actor === seat;
    if (waits) position.make(position.parse('-')!);
    const targets = new Set<string>();
    if (position.actor !== NOBODY) {
      const count = position.legal(replies);
      for (let i = 0; i < count; i++) targets.add(goalOf(position.format(replies[i] as Action)));
    }
    if (waits) position.unmake();
    let danger = 0;
    for (const target of targets) danger += this.loss(this.standing(target, choice));
    return danger;
  }

  /** What stands on a space of one's own after a step. */
  private standing(space: string, choice: Choice): Stack {
    if (space !== goalOf(choice.text)) return this.stacks.get(space)!;
    const mover = this.stacks.get(sourceOf(choice.text))!;
    const height = mover.height + (manner(choice) === 'stack' ? this.stacks.get(space)!.height : 0);
    return { ...mover, height };
  }

  private loss(stack: Stack): number {
    const left = this.left[stack.type];
    if (left === 1) return LAST;
    return left === 2 ? LAST_TWO : FEAR * (stack.height > 1 ? worthOf(stack) * stack.height : SCARCE / left);
  }
}
