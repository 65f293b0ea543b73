import type { RuleId } from '@threefold/core';
import type { OnlineWords, Speak, Words } from '@threefold/words';
import { isNameless } from '../../state/names.ts';
import { sitsHere } from '../../state/plans.ts';
import type { TableController } from '../../table/controller.ts';

/** The end of a game in words. */
interface EndWords {
  readonly title: string;
  readonly text: string;
  /** The rule that ended it. */
  readonly rule: RuleId | undefined;
  /** Whether somebody at this screen has won. */
  readonly good: boolean;
  readonly winners: readonly number[];
}

/** Who has won and why; `live` says what can happen over the network alone. */
export const endWords = (
  { model, names: { value: names }, face: { value: face } }: TableController,
  words: Words,
  speak: Speak,
  live: OnlineWords['live'] | undefined,
): EndWords => {
  const { table } = words;
  const { seats, history, result } = model;
  const { position } = history;
  const outcome = position.outcome();
  const why = result?.why ?? (outcome && { kind: 'rule' as const, rule: outcome.rule });
  const none = { rule: undefined, good: false, winners: [] };
  if (live && why?.kind === 'abort') return { title: speak(live.aborted), text: speak(live.abortedText), ...none };
  if (!why || why.kind === 'abort')
    return { title: speak(table.stoppedTitle), text: speak(table.stoppedText), ...none };
  const nameOf = (seat: number): string => names[seat] ?? '';
  const say = (): string => {
    if (why.kind === 'rule') return outcome ? face.ending(position.view(), outcome) : '';
    if (why.kind === 'agreed') return live ? speak(live.agreed) : '';
    const here = why.kind === 'resign' ? table.resigned : table.outOfTime;
    const left = live ? { resign: live.resigned, time: live.time, gone: live.gone }[why.kind] : here;
    return speak(left, { name: nameOf(why.seat) });
  };
  const shares = result?.shares ?? outcome?.shares ?? [];
  const best = Math.max(0, ...shares);
  const winners = shares.flatMap((share, seat) => (best > 0 && share === best ? [seat] : []));
  const entitle = (): string => {
    const [only, ...others] = winners;
    if (only === undefined) return speak(table.endedTitle);
    if (winners.length === seats.length) return speak(table.draw);
    if (others.length > 0) return speak(table.sharedWin, { names: speak.list(winners.map(nameOf)) });
    const plan = seats[only];
    if (isNameless(plan)) return speak(table.youWinPlain);
    const isShared = names.filter(each => each === nameOf(only)).length > 1;
    const seat = face.seatName(only, seats.length);
    const name = isShared ? speak(table.nameAs, { name: nameOf(only), seat }) : nameOf(only);
    const alone = seats.filter(sitsHere).length === 1;
    return speak(plan?.kind === 'me' && alone ? table.youWin : table.wins, { name });
  };
  return {
    title: entitle(),
    text: say(),
    rule: why.kind === 'rule' ? why.rule : undefined,
    good: winners.some(seat => sitsHere(seats[seat])),
    winners,
  };
};
