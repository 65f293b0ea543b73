import { legalActions, type Position, type Seat } from '@threefold-games/core';
import type { Ending, Help, Warning } from '@threefold-games/stage';
import { handedTo, type PieceType, type TzaarView, tzaar } from '@threefold-games/tzaar';
import { readStep, stackAt, TYPES } from '@threefold-games/tzaar/display';
import { loadHelpWords } from '../words/help.ts';
import { seatName, type Voice } from './voice.ts';

/** So few of a type are worth a warning: one turn can capture two. */
const FEW = 2;
/** From this height on the loss of a stack is. */
const TALL = 3;

/** What TZAAR says to those who play with help. */
export const helpOf = async (voice: Voice): Promise<Help<TzaarView>> => {
  const { speak } = voice;
  const words = await loadHelpWords(speak.lang);
  return {
    mayEnd: view => view.phase !== 'placing' && view.phase !== 'over',
    handedTo,
    explain,
    ownEnd: (_before, after, outcome, seat) => {
      const type = outcome?.shares[seat] === 0 ? goneType(after, seat) : undefined;
      return type && { code: 'buried', values: { type } };
    },
    dangers: (position, seat) => {
      const theirs = handedTo(position, 1 - seat);
      return theirs ? exposed(theirs, seat) : [];
    },
    effects: (_before, after, seat) => (after.actor === 1 - seat && after.atTurnStart ? exposed(after, seat) : []),
    say: ({ code, values }, when) => {
      const { type, cell = '', height = 0, by = 0 } = values;
      const who = seatName(voice, Number(by));
      const now = when === 'now';
      const kind = type as PieceType;
      if (code === 'stuck') return speak(words.stuck[when]);
      if (code === 'buried') return speak(words.buried[kind]);
      const { stack } = words;
      if (code === 'stack') return now ? speak(stack.now, { cell, height }) : speak(stack.after, { who, cell, height });
      const { two } = words;
      if (code === 'two') return now ? speak(two.now[kind]) : speak(two.after[kind], { who });
      const said = words[code as 'last' | 'few'];
      return now ? speak(said.now[kind], { cell }) : speak(said.after[kind], { who, cell });
    },
  };
};

/** TZ-5.1: the type of a seat that is no more to be seen. */
const goneType = (view: TzaarView, seat: Seat): PieceType | undefined =>
  TYPES.find(type => view.left[seat]![type] === 0);

/** What the enemy's turn takes: the last of a type, the last two at once, or the last that could be captured (TZ-5.2). */
const explain = ({ by, steps, view }: Ending<TzaarView>, seat: Seat): Warning => {
  const type = goneType(view, seat);
  const [first, last] = [steps[0]!, steps.at(-1)!];
  const decisive = readStep(last.step);
  if (!type || decisive?.kind !== 'capture') return { code: 'stuck', values: { by } };
  const opening = readStep(first.step);
  // What came from elsewhere with the first step is shown where it stands now.
  const from = opening?.kind === 'capture' && opening.to === decisive.from ? opening.from : decisive.from;
  const { to } = decisive;
  const code = first.view.left[seat]![type] > 1 ? 'two' : 'last';
  return { code, values: { type, cell: to, by }, threat: { from, to }, stake: to };
};

/** What whoever acts can capture of a seat that it would miss: the last of a type, one of few, then the tallest stack. */
const exposed = (position: Position<TzaarView>, seat: Seat): readonly Warning[] => {
  if (position.actor !== 1 - seat) return [];
  const view = position.view();
  const found = legalActions(tzaar, position).flatMap(action => {
    const step = readStep(position.format(action));
    const stack = step?.kind === 'capture' ? stackAt(view, step.to) : undefined;
    if (step?.kind !== 'capture' || stack?.owner !== seat) return [];
    const { from, to } = step;
    const left = view.left[seat]![stack.type];
    if (left > FEW && stack.height < TALL) return [];
    const code = left === 1 ? 'last' : left === FEW ? 'few' : 'stack';
    const facts = { threat: { from, to }, stake: to };
    const values = { cell: to, by: 1 - seat, type: stack.type, height: stack.height };
    return [{ code, values, ...facts, worth: 100 * Math.max(0, FEW + 1 - left) + stack.height }];
  });
  return found.sort((a, b) => b.worth - a.worth).map(({ worth: _worth, ...warning }) => warning);
};
