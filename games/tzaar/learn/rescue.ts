import type { Values } from '@threefold-games/learn';
import type { TzaarBranch, TzaarMoment } from './branches.ts';
import { capturesFor, type Move, movesOf, withinATurn } from './turn.ts';

/** How the better turn gets something out of reach that was in it. */
interface Rescue {
  readonly by: 'moving' | 'capturing';
  /** The capture that there is no more. */
  readonly threat: Move;
  /** The step that does it. */
  readonly step: string;
  readonly weight: number;
}

/** How much it matters that something can be captured: tall stacks, and types of which few are left. */
const worth = ({ target, left }: Move): number =>
  Math.max(target.height > 1 ? 2 + target.height : 0, [9, 7, 4][left] ?? 0);

/** Where a stack stands after a turn of its owner. */
const follow = (cell: string, { turn }: TzaarBranch): string => {
  const { captures, stacking } = movesOf(turn);
  return [...captures, ...(stacking ? [stacking] : [])].reduce((at, { from, to }) => (from === at ? to : at), cell);
};

/** What the better turn gets out of reach and what was played, if it was, leaves there: what matters most. */
export const rescueOf = ({ seat, better, played }: TzaarMoment): Rescue | undefined => {
  const threats = capturesFor(better.turn.before, 1 - seat).filter(threat => worth(threat) > 0);
  if (threats.length === 0 || better.turn.after.outcome()) return undefined;
  const { captures, stacking } = movesOf(better.turn);
  const reached = withinATurn(better.turn.after, 1 - seat);
  const exposed = played && capturesFor(played.turn.after, 1 - seat).map(({ to }) => to);
  for (const threat of threats.sort((a, b) => worth(b) - worth(a))) {
    const { to: cell } = threat;
    if (reached.has(follow(cell, better)) || (played && !exposed?.includes(follow(cell, played)))) continue;
    const weight = Math.min(8, worth(threat));
    const away = [...captures, ...(stacking ? [stacking] : [])].find(({ from }) => from === cell);
    if (away) return { by: 'moving', threat, step: away.step, weight };
    const taken = captures.find(({ to }) => to === threat.from);
    if (taken) return { by: 'capturing', threat, step: taken.step, weight };
  }
  return undefined;
};

/** The values of a sentence about a rescue. */
export const rescueValues = ({ threat, step }: Rescue): Values => {
  const { to: cell, left, target } = threat;
  return { step, cell, height: target.height, type: target.type, n: left + 1 };
};
