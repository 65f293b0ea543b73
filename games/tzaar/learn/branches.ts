import type { Position, Seat } from '@threefold-games/core';
import type { Branch, Moment, ReasonRule } from '@threefold-games/learn';
import type { TzaarView } from '@threefold-games/tzaar';
import { facts } from './facts.ts';
import { capturesFor, type Move, movesOf } from './turn.ts';

export type TzaarReason = ReasonRule<TzaarView>;
export type TzaarMoment = Moment<TzaarView>;
export type TzaarBranch = Branch<TzaarView>;
export type TzaarPlace = Position<TzaarView>;

/** What can be counted in a position. */
export const counted = facts.standing;

/** The captures of the reply that the engine expects; none where it expects none. */
export const lossesOf = ({ line }: TzaarBranch): readonly Move[] => (line[0] ? movesOf(line[0]).captures : []);

/** The same where the game goes on after it: beside the last of a type nothing else that falls matters. */
export const lossesInPlay = (branch: TzaarBranch): readonly Move[] =>
  branch.line[0]?.after.outcome() ? [] : lossesOf(branch);

/** How it stands after the reply, or after the turn where no reply is expected. */
export const afterReply = ({ turn, line }: TzaarBranch): TzaarPlace => (line[0] ?? turn).after;

/** The captures by which the enemy of a seat could go on after the turn of a branch. */
export const threatsAfter = ({ turn }: TzaarBranch, seat: Seat): readonly Move[] => capturesFor(turn.after, 1 - seat);

/** The capture of the tallest stack, if there is any capture. */
export const tallestTaken = (captures: readonly Move[]): Move | undefined =>
  captures.reduce<Move | undefined>(
    (best, each) => (best && best.target.height >= each.target.height ? best : each),
    undefined,
  );

/** How tall the tallest captured stack is; 0 where none is. */
export const tallestHeight = (captures: readonly Move[]): number => tallestTaken(captures)?.target.height ?? 0;

/** The height of what a stacking makes. */
export const madeHeight = ({ mover, target }: Move): number => mover.height + target.height;

/** By how much a seat's tallest stack is taller than the tallest one of its enemy. */
export const leadOf = (position: TzaarPlace, seat: Seat): number =>
  counted['tall.me'](position, seat) - counted['tall.other'](position, seat);
