import type { Seat } from '@threefold-games/core';
import { counted, type TzaarBranch, type TzaarPlace, type TzaarReason } from './branches.ts';
import { capturesFor, type Move, movesOf } from './turn.ts';

/** With so few captures left they are counted (TZ-5.2). */
const FEW = 12;

/** From here on the ratio of what one can capture to what the other can is another. */
const CHANGED = Math.log(1.25);

/** What a seat can capture against what its enemy can. */
const balance = (mine: number, theirs: number): number => Math.log((mine + 1) / (theirs + 1));

/** The cell of a seat's tallest stack that has nothing to capture; undefined where it has, where others are as tall, and after the end. */
const stuckTallest = (position: TzaarPlace, seat: Seat): string | undefined => {
  const height = counted['tall.me'](position, seat);
  const [tallest, another] = position
    .view()
    .spaces.filter(({ stack }) => stack?.owner === seat && stack.height === height);
  if (!tallest || another || height === 1 || position.outcome()) return undefined;
  return capturesFor(position, seat).some(({ from }) => from === tallest.name) ? undefined : tallest.name;
};

/** How much a capture to come would matter: of the last of a type, one of the last two, or a stack. */
const worth = ({ left, target: { height } }: Move): number =>
  left <= 1 ? 6 - left : height >= 2 ? Math.min(4, height) : 0;

/** How much it would matter to lose something: the last of a type, one of the last two, or a stack. */
const gravity = (threat: Move | undefined): number => {
  if (!threat) return 0;
  const { left, target } = threat;
  return Math.max(target.height > 1 ? target.height : 0, left === 0 ? 9 : left === 1 ? 6 : 0);
};

/** The worst that the enemy of a seat threatens once it has replied; undefined where no reply is expected. */
const gravest = ({ line }: TzaarBranch, seat: Seat): Move | undefined =>
  line[0] && [...capturesFor(line[0].after, 1 - seat)].sort((a, b) => gravity(b) - gravity(a))[0];

/** What is left to capture, and what can be captured next. */
export const captures: readonly TzaarReason[] = [
  {
    id: 'fewCaptures',
    about: 'both',
    find: ({ seat, played, better }) => {
      if (better.turn.after.outcome() || played.turn.after.outcome()) return undefined;
      const mine = counted['captures.me'];
      const theirs = counted['captures.other'];
      const [n, m] = [mine(played.turn.after, seat), theirs(played.turn.after, seat)];
      const [n2, m2] = [mine(better.turn.after, seat), theirs(better.turn.after, seat)];
      const fewest = Math.min(n, m2);
      if (fewest > FEW || n2 - m2 - (n - m) < 2 || balance(n2, m2) - balance(n, m) < CHANGED) return undefined;
      return { values: { n, m, n2, m2, who: 1 - seat }, ground: 'count', weight: fewest > 6 ? 3 : fewest > 3 ? 5 : 7 };
    },
  },
  {
    id: 'stuckTallest',
    about: 'both',
    find: ({ seat, played, better }) => {
      const cell = stuckTallest(played.turn.after, seat);
      if (!cell || stuckTallest(better.turn.after, seat)) return undefined;
      return { values: { cell }, ground: 'count', weight: 4 };
    },
  },
  {
    id: 'threatened',
    about: 'both',
    find: ({ seat, played, better }) => {
      const [threat, instead] = [played, better].map(branch => gravest(branch, seat));
      if (!threat || gravity(threat) < 3 || gravity(threat) - gravity(instead) < 2) return undefined;
      const { to: cell, target, left } = threat;
      return {
        values: { cell, type: target.type, height: target.height, n: left + 1 },
        ground: 'count',
        weight: Math.min(5, gravity(threat) - 1),
      };
    },
  },
  {
    id: 'attacks',
    about: 'better',
    find: ({ seat, better, played }) => {
      if (better.turn.after.outcome()) return undefined;
      const known = [better.turn.before, ...(played ? [played.turn.after] : [])]
        .flatMap(position => capturesFor(position, seat))
        .map(({ to }) => to);
      const { captures: taken, stacking } = movesOf(better.turn);
      const moved = [...taken, ...(stacking ? [stacking] : [])];
      const [threat] = capturesFor(better.turn.after, seat)
        .filter(move => worth(move) > 0 && !known.includes(move.to) && moved.some(({ to }) => to === move.from))
        .sort((a, b) => worth(b) - worth(a));
      const step = threat && moved.findLast(({ to }) => to === threat.from)?.step;
      if (!threat || !step) return undefined;
      const { to: cell, target, left } = threat;
      const { type, height } = target;
      return {
        values: { step, cell, type, height, n: left + 1, who: 1 - seat },
        ground: 'count',
        weight: worth(threat),
      };
    },
  },
];
