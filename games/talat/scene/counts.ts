import type { Seat } from '@threefold-games/core';
import type { TalatView } from '@threefold-games/games/talat';
import { placingColour } from '@threefold-games/games/talat/display';
import type { Count, Headline, Panel } from '@threefold-games/stage';
import { factsOf } from './prompt.ts';
import { RANKED, towerFigure } from './towers.ts';
import type { Voice } from './voice.ts';

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
