import type { Seat } from '@threefold-games/core';
import type { Branch, Moment, PlayedMoment, ReasonRule } from '@threefold-games/learn';
import type { TaluvaSettlement, TaluvaView } from '@threefold-games/taluva';
import { detailsOf, type TurnDetails } from './turnDetails.ts';

export type TaluvaMoment = Moment<TaluvaView>;
export type TaluvaPlayedMoment = PlayedMoment<TaluvaView>;
export type TaluvaRule = ReasonRule<TaluvaView>;

/** What the better turn of a moment did, and the one that was played, if any. */
export interface MomentDetails {
  readonly better: TurnDetails;
  readonly played: TurnDetails | undefined;
}

export const momentDetails = ({ better, played }: TaluvaMoment): MomentDetails => ({
  better: detailsOf(better.turn),
  played: played && detailsOf(played.turn),
});

/** What the turns of a moment did, and what answers each of them on the line. */
interface PlayedDetails {
  readonly better: TurnDetails;
  readonly played: TurnDetails;
  readonly toBetter: TurnDetails | undefined;
  readonly toPlayed: TurnDetails | undefined;
}

export const playedDetails = ({ better, played }: TaluvaPlayedMoment): PlayedDetails => ({
  better: detailsOf(better.turn),
  played: detailsOf(played.turn),
  toBetter: answerTo(better),
  toPlayed: answerTo(played),
});

const answerTo = ({ line: [answer] }: Branch<TaluvaView>): TurnDetails | undefined => answer && detailsOf(answer);

/** The seats but this one. */
export const othersThan = (seat: Seat, { seats }: TaluvaView): readonly Seat[] =>
  Array.from({ length: seats }, (_, other) => other).filter(other => other !== seat);

/** Whether two settlements, of two islands, have a field in common. */
export const overlap = (one: TaluvaSettlement, other: TaluvaSettlement): boolean =>
  one.cells.some(cell => other.cells.includes(cell));

/** Those of the settlements that have no field in common with any of the others. */
export const without = (
  settlements: readonly TaluvaSettlement[],
  others: readonly TaluvaSettlement[],
): readonly TaluvaSettlement[] => settlements.filter(each => !others.some(other => overlap(each, other)));
