import type { Seat } from '@threefold-games/core';
import type { TalatView } from '@threefold-games/games/talat';
import { readStep } from '@threefold-games/games/talat/display';
import { allTowers } from '@threefold-games/games/talat/internal';
import type { PlayedTurn, Remark } from '@threefold-games/learn';
import { type Deed, deedOf } from './deeds.ts';

/** What is worth a few words beside a turn of Talat: how it ends, what freezes, who is skipped, what is captured, who comes across. */
export const remark = (turn: PlayedTurn<TalatView>): Remark | undefined => {
  const [text = ''] = turn.steps;
  if (text === 'swap') return { id: 'swaps', values: {} };
  const step = readStep(text);
  // Most placements need no look at the boards.
  if (step?.what === 'place' && step.tower !== 'S3') return undefined;
  const deed = deedOf(turn);
  if (!deed) return undefined;
  const { seat, froze: board, taken, after } = deed;
  const shares = turn.after.outcome()?.shares;
  if (shares) return { id: shares[seat]! > 0.5 ? 'wins' : shares[seat]! > 0 ? 'shares' : 'ends', values: { board } };
  const tower = taken?.tower.tower;
  if (board > 0) return tower ? { id: 'takesFreezes', values: { board, tower } } : { id: 'freezes', values: { board } };
  const [who] = after.skipped;
  if (who !== undefined) return { id: 'skips', values: { who } };
  return deed.what === 'place' ? placed(deed) : moved(deed);
};

const moved = (deed: Deed): Remark | undefined => {
  const { taken, crossed, tower: mover } = deed;
  const leads = takesLead(deed);
  if (taken) {
    const values = { tower: taken.tower.tower, by: mover.tower.tower };
    if (taken.tower.tower === 'L6' && mover.tower.tower === 'S3') return { id: 'david', values };
    if (leads) return { id: 'takesLeads', values };
    return { id: crossed ? 'takesCrosses' : 'takes', values };
  }
  return crossed ? { id: leads ? 'crossesLeads' : 'crosses', values: {} } : undefined;
};

/** Whether the seat has the most points alone, and somebody else had before. */
const takesLead = ({ seat, before, after }: Deed): boolean => {
  const [was, is] = [leaderOf(before), leaderOf(after)];
  return is === seat && was !== undefined && was !== seat;
};

/** Who has the most points, if one seat does. */
const leaderOf = ({ points }: TalatView): Seat | undefined => {
  const most = Math.max(...points);
  return points.indexOf(most) === points.lastIndexOf(most) ? points.indexOf(most) : undefined;
};

/** An S3 that is placed: whether an L6 stands opposite (TA-4.5). */
const placed = ({ tower: { board, tower }, after }: Deed): Remark | undefined => {
  if (after.options.davidGoliath !== 'on') return undefined;
  const faces = allTowers(after).some(
    other => other.board === board && other.tower.owner !== tower.owner && other.tower.tower === 'L6',
  );
  return faces ? { id: 'faces', values: {} } : undefined;
};
