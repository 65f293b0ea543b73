import type { Outcome, Seat } from '@threefold-games/core';
import type { Count, Headline, Panel } from '@threefold-games/stage';
import type { TalatView, Tower } from '@threefold-games/talat';
import { placingColour } from '@threefold-games/talat/display';
import { factsOf } from './prompt.ts';
import { RANKED, towerFigure } from './towers.ts';
import { colourName, type Voice } from './voice.ts';

const CAPTURED = 5;
const ACROSS = 3;

/** What counts for a seat: the towers that it took and those that are across; in the set-up those still in hand. */
export const countsOf = ({ words, speak }: Voice, view: TalatView, seat: Seat): readonly Count[] => {
  const { counts } = words;
  if (view.phase === 'placing') {
    const hand = view.hands[seat]!;
    const say = speak(counts.handSay, { n: hand.length, towers: speak.list(hand) });
    return [{ figures: hand.map(tower => towerFigure(tower, seat, view.seats)), label: speak(counts.hand), say }];
  }
  const taken = view.captures[seat]!;
  const n = taken.length;
  const bonus = view.bonus[seat]!;
  const across = (view.points[seat]! - bonus - CAPTURED * n) / ACROSS;
  const towers = speak.list(taken.map(({ tower }) => tower));
  return [
    {
      figures: taken.map(({ tower, owner }) => towerFigure(tower, owner, view.seats)),
      value: n,
      label: speak(counts.taken),
      say: n === 0 ? speak(counts.takenSay, { n }) : speak(counts.takenList, { n, towers }),
    },
    { figures: [], value: across, label: speak(counts.across), say: speak(counts.acrossSay, { n: across }) },
    ...(bonus === 0
      ? []
      : [{ figures: [], value: bonus, label: speak(counts.extra), say: speak(counts.extraSay, { n: bonus }) }]),
  ];
};

export const headlineOf = ({ words, speak }: Voice, view: TalatView, seat: Seat): Headline => ({
  value: view.points[seat]!,
  label: speak(words.counts.points, { n: view.points[seat]! }),
});

/** How far the game is. */
export const progressOf = ({ words, speak }: Voice, view: TalatView): string | undefined => {
  if (view.phase === 'over') return undefined;
  if (view.phase !== 'placing') {
    const n = view.boards.filter(({ frozen }) => frozen).length;
    return speak(words.progress.frozen, { n, end: Number(view.options.endAfterFrozen) });
  }
  const hands = view.hands.reduce((sum, hand) => sum + hand.length, 0);
  const leaves = view.seats === 2 && placingColour(view) !== view.side ? 1 : 0;
  return speak(words.progress.placing, { n: hands - leaves });
};

/** Who takes whom, the highest tower first. */
export const panelsOf = (voice: Voice, view: TalatView): readonly Panel[] => {
  const { words, speak } = voice;
  const david = view.options.davidGoliath === 'on';
  return [
    {
      id: 'takes',
      title: speak(words.panel.title),
      short: speak(words.panel.short),
      icon: 'crown',
      lead: speak(david ? words.panel.lead : words.panel.leadAlone),
      rows: RANKED.map(tower => ({
        figures: [towerFigure(tower, 0, view.seats)],
        label: factsOf(voice, view, tower),
      })),
    },
  ];
};

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
