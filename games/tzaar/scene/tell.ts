import type { Motion } from '@threefold-games/stage';
import type { TzaarView } from '@threefold-games/tzaar';
import { readStep, stackAt } from '@threefold-games/tzaar/display';
import { SIDES, seatName, type Voice } from './voice.ts';

/** What moves when a step is played. */
export const motionOf = (text: string): readonly Motion[] => {
  const step = readStep(text);
  if (step === undefined || step.kind === 'pass') return [];
  if (step.kind === 'place') return [{ kind: 'place', cells: [step.to] }];
  return [{ kind: 'travel', from: step.from, to: step.to, onto: step.kind === 'capture' ? 'taken' : 'stack' }];
};

/** A step in words; `view` is that before it. */
export const tellStep = (voice: Voice, view: TzaarView, text: string): string => {
  const { words, speak } = voice;
  const who = seatName(voice, view.actor);
  const step = readStep(text);
  if (step?.kind === 'pass') return speak(words.tell.pass, { who });
  if (step?.kind === 'place') return speak(words.tell.place[step.type], { who, to: step.to });
  const mover = step && stackAt(view, step.from);
  const target = step && stackAt(view, step.to);
  if (!mover || !target) return speak(words.tell.unknown, { who, step: text });
  const { from, to } = step;
  if (step.kind === 'stack')
    return speak(words.tell.stack[mover.type], { who, from, to, height: mover.height + target.height });
  const piece = speak(words.pieces[SIDES[target.owner]!][target.type]);
  return [
    speak(words.tell.capture[mover.type], { who, from, to, height: mover.height }),
    speak(words.tell.taken, { piece, height: target.height }),
  ].join(' ');
};

/** A step as advice: what to do, and what it brings. */
export const adviseStep = (voice: Voice, view: TzaarView, text: string): string => {
  const { words, speak } = voice;
  const step = readStep(text);
  if (step?.kind === 'pass') return speak(words.advise.pass);
  if (step?.kind === 'place') return speak(words.advise.place, { type: speak(words.types[step.type]), to: step.to });
  const mover = step && stackAt(view, step.from);
  const target = step && stackAt(view, step.to);
  if (!mover || !target) return text;
  const { from, to } = step;
  if (step.kind === 'stack') return speak(words.advise.stack, { from, to, height: mover.height + target.height });
  const n = view.left[target.owner]![target.type] - 1;
  const facts = { type: speak(words.types[target.type]), from, to };
  return n === 0
    ? speak(words.advise.captureLast, facts)
    : speak(words.advise.capture, { ...facts, who: seatName(voice, target.owner), n });
};

/** From this height on a captured stack is worth finding again. */
const TALL = 3;

/** A type brought down to its last piece or beyond, or a tall stack taken. */
export const isNotable = (view: TzaarView, text: string): boolean => {
  const step = readStep(text);
  const target = step?.kind === 'capture' || step?.kind === 'stack' ? stackAt(view, step.to) : undefined;
  if (!target) return false;
  const left = view.left[target.owner]![target.type] - 1;
  return step?.kind === 'capture' ? left <= 1 || target.height >= TALL : left === 0;
};
