import { parseShares, tagValue } from '@threefold-games/core';
import type { BoardContext } from './context.ts';

/** How the game ended, where its end is shown; undefined where it goes on. */
export const resultOf = ({
  session,
  face,
  voice: { words, speak },
}: BoardContext): { readonly title: string; readonly text: string } | undefined => {
  const { opened, history, at, turns, names, seats } = session;
  if (at < turns) return undefined;
  const outcome = history.position.outcome();
  const record = history === opened.history ? opened.record : undefined;
  const [, how, left] = /^(resign|time) (\d)$/.exec((record && tagValue(record, 'End')) ?? '') ?? [];
  const shares = outcome?.shares ?? parseShares((record && tagValue(record, 'Result')) ?? '', seats);
  if (!shares || (!outcome && how === undefined)) return undefined;
  const winners = names.filter((_, seat) => shares[seat] === Math.max(...shares));
  const title =
    winners.length === 1
      ? speak(words.wins, { name: winners[0]! })
      : speak(words.shared, { names: speak.list(winners) });
  if (outcome) return { title, text: face.ending(history.position.view(), outcome) };
  return { title, text: speak(how === 'resign' ? words.resigned : words.timeout, { name: names[Number(left)] ?? '' }) };
};
