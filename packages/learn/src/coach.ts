import { type AnyReason, anyReasons } from './anyReasons.ts';
import type { TurnWithPositions } from './facts.ts';
import { type FoundReason, GROUNDS, type Ground, type Moment, type PlayedMoment, type Values } from './moment.ts';

/** Why a turn was better or worse, as data: a game has the sentence. */
export interface Reason {
  readonly id: string;
  readonly values: Values;
  readonly ground: Ground;
}

/** Finds one kind of reason. It claims nothing that the moment does not show. */
export type ReasonRule<View = unknown> =
  | {
      readonly id: string;
      /** It compares what was played with what was better. */
      readonly about: 'both';
      find(moment: PlayedMoment<View>): FoundReason | undefined;
    }
  | {
      readonly id: string;
      /** It tells what the better turn does, unless what was played does the same: so it may speak in a hint as well. */
      readonly about: 'better';
      find(moment: Moment<View>): FoundReason | undefined;
    };

/** What a turn did, as data: a few words beside it in a list of turns. */
export interface Remark {
  readonly id: string;
  readonly values: Values;
}

/** Explains the turns of a game in its own terms. */
export interface Coach<View = unknown> {
  readonly reasons: readonly ReasonRule<View>[];
  /** What is worth saying about a turn, from the rules alone; undefined for most. */
  remark(turn: TurnWithPositions<View>): Remark | undefined;
}

/** What is said of a reason. */
export interface SaidReason {
  /** In two to five words. */
  readonly title: string;
  /** In one sentence. */
  readonly text: string;
}

/** Says what a coach has found, in a language. `names` are those of the sitters, by seat, as they stand in sentences. */
export interface CoachVoice {
  reason(reason: Reason, names: readonly string[]): SaidReason;
  remark(remark: Remark, names: readonly string[]): string;
}

/** At most so many reasons are given. */
const MOST = 2;

/** The name of a reason that holds in any game begins with this. */
const ANY = 'any.';

/** Which of the reasons it is that hold in any game; undefined for one of the game's own. */
export const anyReasonOf = ({ id }: Reason): AnyReason | undefined =>
  id.startsWith(ANY) ? (id.slice(ANY.length) as AnyReason) : undefined;

/** The reasons that hold at a moment, the strongest first, at most two; of a choice that was made there is always one. */
export const reasonsFor = <View>(coach: Coach<View> | undefined, moment: Moment<View>): readonly Reason[] => {
  const { played } = moment;
  const own = (coach?.reasons ?? []).map(rule => ({
    id: rule.id,
    about: rule.about,
    found: rule.about === 'better' ? rule.find(moment) : played && rule.find({ ...moment, played }),
  }));
  const any = Object.entries(anyReasons).map(([id, find]) => ({
    id: `${ANY}${id}`,
    found: played && find({ ...moment, played }),
  }));
  const reasons = [...own, ...any]
    .flatMap(({ id, found }) => (found ? [{ id, ...found }] : []))
    .sort((a, b) => GROUNDS.indexOf(a.ground) - GROUNDS.indexOf(b.ground) || b.weight - a.weight)
    .map(({ id, values, ground }) => ({ id, values, ground }));
  const told = own.flatMap(({ about, found }) => (found?.ground === 'rule' ? [about] : []));
  // Where a rule of the game has told how it ends, that it ends is not said again.
  const isTold = (reason: Reason): boolean => {
    const which = anyReasonOf(reason);
    if (which === 'missedWin') return reason.values.n === 1 && told.includes('better');
    return which === 'endsGame' && told.includes('both');
  };
  // What holds in any game is said once, and that there are figures only where nothing else can be said.
  const isAny = (reason: Reason): boolean => anyReasonOf(reason) !== undefined;
  const first = reasons.find(reason => isAny(reason) && anyReasonOf(reason) !== 'line' && !isTold(reason));
  const said = reasons.filter(reason => !isAny(reason) || reason === first);
  return said.length > 0 ? said.slice(0, MOST) : reasons;
};
