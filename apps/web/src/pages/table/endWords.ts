import type { RuleId } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { Speak, Words } from '@threefold/words';
import { isNameless } from '../../state/names.ts';
import { sitsHere } from '../../state/plans.ts';
import type { Standing } from '../../table/tableSession.ts';

/** The end of a game in words. */
export interface EndWords {
  readonly title: string;
  readonly text: string;
  /** The rule that ended it. */
  readonly rule: RuleId | undefined;
  /** Whether somebody at this screen has won. */
  readonly good: boolean;
  readonly winners: readonly number[];
}

export const endWords = (
  { saved, setup, outcome, position, result }: Standing,
  face: Face,
  names: readonly string[],
  words: Words,
  speak: Speak,
): EndWords => {
  const { table } = words;
  const { end } = saved;
  const loser = end && (names[end.seat] ?? '');
  const text = end
    ? speak(end.kind === 'resigned' ? table.resigned : table.outOfTime, { name: loser! })
    : outcome
      ? face.ending(position.view(), outcome)
      : speak(table.stoppedText);
  const rule = end ? undefined : outcome?.rule;
  const shares = result?.shares ?? outcome?.shares ?? [];
  const best = Math.max(0, ...shares);
  const winners = shares.flatMap((share, seat) => (best > 0 && share === best ? [seat] : []));
  const good = winners.some(seat => sitsHere(saved.seats[seat]));
  if (!end && !outcome) return { title: speak(table.stoppedTitle), text, rule, good, winners };
  const [only, ...others] = winners;
  if (only === undefined) return { title: speak(table.endedTitle), text, rule, good, winners };
  if (others.length > 0) {
    const title =
      winners.length === setup.seats
        ? speak(table.draw)
        : speak(table.sharedWin, { names: speak.list(winners.map(seat => names[seat] ?? '')) });
    return { title, text, rule, good, winners };
  }
  const called = names[only] ?? '';
  const isShared = names.filter(each => each === called).length > 1;
  const name = isShared ? speak(table.nameAs, { name: called, seat: face.seatName(only, setup.seats) }) : called;
  const plan = saved.seats[only];
  const alone = saved.seats.filter(sitsHere).length === 1;
  const title = isNameless(plan)
    ? speak(table.youWinPlain)
    : speak(plan?.kind === 'me' && alone ? table.youWin : table.wins, { name });
  return { title, text, rule, good, winners };
};
