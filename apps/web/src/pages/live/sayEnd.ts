import type { Face } from '@threefold/stage';
import type { OnlineWords, Speak, Words } from '@threefold/words';
import type { LiveSession } from '../../live/session.ts';
import type { EndWords } from '../table/endWords.ts';

/** Why the game is over, as the room has it: seats that were left and what people agreed on count too. */
export const sayEnd = (
  session: LiveSession,
  face: Face,
  names: readonly string[],
  words: Words,
  online: OnlineWords,
  speak: Speak,
): EndWords => {
  const { table } = words;
  const { live } = online;
  const { position, outcome } = session.standing.value;
  const { result } = session.mirror.now.value ?? {};
  const shares = result?.shares ?? [];
  const best = Math.max(0, ...shares);
  const winners = shares.flatMap((share, seat) => (best > 0 && share === best ? [seat] : []));
  const mine = session.seat;
  const good = mine !== undefined && winners.includes(mine);
  const why = result?.why;
  const nameOf = (seat: number): string => names[seat] ?? '';
  if (!why || why.kind === 'abort')
    return { title: speak(live.aborted), text: speak(live.abortedText), rule: undefined, good: false, winners: [] };
  const text =
    why.kind === 'rule'
      ? outcome
        ? face.ending(position.view(), outcome)
        : ''
      : why.kind === 'agreed'
        ? speak(live.agreed)
        : speak({ resign: live.resigned, time: live.time, gone: live.gone }[why.kind], { name: nameOf(why.seat) });
  const rule = why.kind === 'rule' ? why.rule : undefined;
  const [only, ...others] = winners;
  const title =
    only === undefined
      ? speak(table.endedTitle)
      : others.length > 0
        ? winners.length === shares.length
          ? speak(table.draw)
          : speak(table.sharedWin, { names: speak.list(winners.map(nameOf)) })
        : speak(only === mine ? table.youWin : table.wins, { name: nameOf(only) });
  return { title, text, rule, good, winners };
};
