import type { RuleId } from '@threefold-games/core';
import type { AbortCause } from '@threefold-games/room';
import type { Speak } from '@threefold-games/speech';
import type { OnlineWords, Words } from '@threefold-games/words';
import type { TableController } from '../board/index.ts';
import { isNameless } from '../match/index.ts';
import { sitsHere } from '../settings/index.ts';

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
  { model, names: { value: names }, face: { value: face } }: Pick<TableController, 'model' | 'names' | 'face'>,
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
  const nameOf = (seat: number): string => names[seat] ?? '';
  const alone = seats.filter(sitsHere).length === 1;
  /** Whether somebody is called “you”: the only one at this screen, or who has no other name. */
  const isYou = (seat: number): boolean => isNameless(seats[seat]) || (seats[seat]?.kind === 'me' && alone);
  if (live && why?.kind === 'abort') {
    const reason = why.cause && sayCause(why.cause, live, speak, nameOf, isYou);
    const text = [reason, speak(live.abortedText)].filter(Boolean).join(' ');
    return { title: speak(live.aborted), text, ...none };
  }
  if (!why || why.kind === 'abort')
    return { title: speak(table.stoppedTitle), text: speak(table.stoppedText), ...none };
  const say = (): string => {
    if (why.kind === 'rule') return outcome ? face.ending(position.view(), outcome) : '';
    if (why.kind === 'agreed') return live ? speak(live.agreed) : '';
    const { kind, seat } = why;
    const you = { resign: table.youResigned, time: table.youOutOfTime, gone: live?.youGone ?? table.youResigned };
    if (isYou(seat)) return speak(you[kind]);
    const here = { resign: table.resigned, time: table.outOfTime, gone: table.resigned };
    const left = live ? { resign: live.resigned, time: live.time, gone: live.gone } : here;
    return speak(left[kind], { name: nameOf(seat) });
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

/** Why a game was called off. */
const sayCause = (
  cause: AbortCause,
  { abortCause, youAborted }: OnlineWords['live'],
  speak: Speak,
  nameOf: (seat: number) => string,
  isYou: (seat: number) => boolean,
): string => {
  if (cause.kind === 'agreed') return speak(abortCause.agreed);
  const { kind, seat } = cause;
  return isYou(seat) ? speak(youAborted[kind]) : speak(abortCause[kind], { name: nameOf(seat) });
};
