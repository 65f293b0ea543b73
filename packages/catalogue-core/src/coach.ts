import {
  anyReasonOf,
  type Moment,
  type Reason,
  type Remark,
  reasonsFor,
  type SaidReason,
  type TurnWithPositions,
} from '@threefold-games/learn';
import { type Lang, speaker } from '@threefold-games/speech';
import { loadReviewWords } from '@threefold-games/words';
import type { Coaching } from './index.ts';

/** Explains the turns of a game in a language. */
export interface OpenedCoach {
  /** Why a turn was better, the strongest reason first; of a choice that was made there is always one. */
  reasons(moment: Moment): readonly Reason[];
  /** `names` are those of the sitters, by seat, as they stand in sentences. */
  say(reason: Reason, names: readonly string[]): SaidReason;
  /** What is worth a few words beside a turn, from the rules alone. */
  remark(turn: TurnWithPositions): Remark | undefined;
  sayRemark(remark: Remark, names: readonly string[]): string;
  /** By level: the share of the win that a bot of it gives away a turn; empty where nobody has measured it. */
  readonly givenAway: readonly number[];
}

/** A coach; without `coaching` it gives the reasons that hold in any game. */
export const openCoach = async (coaching: Coaching | undefined, lang: Lang): Promise<OpenedCoach> => {
  const [own, words] = await Promise.all([coaching?.voice(lang), loadReviewWords(lang)]);
  const speak = speaker(lang);
  const sayAny = ({ values }: Reason, id: keyof typeof words.reasons, names: readonly string[]): SaidReason => {
    const { reasons } = words;
    const who = names[Number(values.who)] ?? '';
    const [n, points, gained] = [values.n, values.points, values.gained].map(Number);
    switch (id) {
      case 'missedWin':
        return { title: speak(reasons[id].title), text: speak(reasons[id].text, { n: n! }) };
      case 'allowsWin':
        return { title: speak(reasons[id].title, { who }), text: speak(reasons[id].text, { who, n: n! }) };
      case 'allowsSureWin':
        return { title: speak(reasons[id].title, { who }), text: speak(reasons[id].text, { who }) };
      case 'endsGame':
        return { title: speak(reasons[id].title), text: speak(reasons[id].text, { who }) };
      case 'gift':
        return {
          title: speak(reasons[id].title, { who }),
          text: speak(reasons[id].text, { who, points: points!, gained: gained! }),
        };
      case 'line':
        return { title: speak(reasons[id].title), text: speak(reasons[id].text, { points: points! }) };
      default:
        return { title: speak(reasons[id].title), text: speak(reasons[id].text) };
    }
  };
  return {
    reasons: moment => reasonsFor(coaching?.coach, moment),
    say: (reason, names) => {
      const any = anyReasonOf(reason);
      return any === undefined ? own!.reason(reason, names) : sayAny(reason, any, names);
    },
    remark: turn => coaching?.coach.remark(turn),
    sayRemark: (remark, names) => own!.remark(remark, names),
    givenAway: coaching?.givenAway ?? [],
  };
};
