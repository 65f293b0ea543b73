import type { Outcome, Seat } from '@threefold-games/core';
import type { TalatView, Tower } from '@threefold-games/games/talat';
import { RANKED } from './towers.ts';
import { colourName, type Voice } from './voice.ts';

/** Why it is over, with what decided. */
export const endingOf = (voice: Voice, view: TalatView, outcome: Outcome): string => {
  const { words, speak } = voice;
  const { ending } = words;
  const points = Math.max(...view.points);
  const tied = view.points.flatMap((value, seat) => (value === points ? [seat] : []));
  const winner = outcome.shares.indexOf(Math.max(...outcome.shares));
  const name = colourName(voice, winner, view.seats);
  const names = speak.list(tied.map(seat => colourName(voice, seat, view.seats)));
  if (outcome.rule === 'TA-8.5') {
    const n = view.boards.filter(({ frozen }) => frozen).length;
    return speak(ending.points, { n, name, score: scoreOf(voice, view, winner) });
  }
  if (outcome.rule === 'TA-8.6') {
    const { tower, n } = deciding(view, tied, winner);
    return speak(ending.towers, { names, points, name, n, tower });
  }
  if (outcome.rule === 'TA-8.7') {
    return speak(ending.highest, { names, points, name, tower: view.captures[winner]![0]!.tower });
  }
  if (outcome.rule !== 'TA-8.8') return speak(ending.unknown);
  return sharedEnd(voice, view, outcome, { names, points });
};

const scoreOf = ({ words, speak }: Voice, view: TalatView, winner: Seat): string => {
  const others = view.points.filter((_, seat) => seat !== winner).sort((a, b) => b - a);
  return speak(words.ending.score, {
    points: view.points[winner]!,
    others: speak.list(others.map(value => speak.number(value))),
  });
};

/** The highest kind of which the winner took more than all who were still equal. */
const deciding = (
  view: TalatView,
  tied: readonly Seat[],
  winner: Seat,
): { readonly tower: Tower; readonly n: number } => {
  let left = tied;
  for (const tower of RANKED) {
    const count = (seat: Seat): number => view.captures[seat]!.filter(other => other.tower === tower).length;
    left = left.filter(seat => count(seat) === count(winner));
    if (left.length === 1) return { tower, n: count(winner) };
  }
  return { tower: 'S3', n: 0 };
};

/** Those who share may be fewer than those who had equal points. */
const sharedEnd = (
  voice: Voice,
  view: TalatView,
  { shares }: Outcome,
  facts: { readonly names: string; readonly points: number },
): string => {
  const { words, speak } = voice;
  if (view.options.tieBreak === 'none') return speak(words.ending.sharedPoints, facts);
  const sharing = shares.flatMap((share, seat) => (share > 0 ? [colourName(voice, seat, view.seats)] : []));
  return speak(words.ending.sharedTowers, { ...facts, names: speak.list(sharing) });
};
