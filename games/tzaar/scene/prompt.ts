import { NOBODY } from '@threefold-games/core';
import type { Choice, Look, Prompt } from '@threefold-games/stage';
import type { PieceType, TzaarView } from '@threefold-games/tzaar';
import { readStep, stackAt, TYPES, typeOf } from '@threefold-games/tzaar/display';
import { figureOf } from './figure.ts';
import type { Voice } from './voice.ts';

/** TZ-5.3: the own last visible type that a stacking onto a space would bury. */
const buries = (view: TzaarView, to: string): PieceType | undefined => {
  const under = stackAt(view, to);
  return under && under.owner === view.actor && view.left[under.owner]![under.type] === 1 ? under.type : undefined;
};

/** What the voice bar says to the one who acts. */
export const promptOf = (voice: Voice, view: TzaarView, look: Look): Prompt => {
  const { words, speak } = voice;
  const done = look.composed.length > 0 && view.phase !== 'second';
  if (done) {
    const steps = look.composed.map(step => (step === '-' ? speak(words.pass) : step.replace('x', '×'))).join(', ');
    return { title: speak(words.prompt.complete.title), text: speak(words.prompt.complete.text, { steps }) };
  }
  if (view.actor === NOBODY || view.phase === 'over')
    return { title: speak(words.prompt.over.title), text: speak(words.prompt.over.text) };
  const phase = words.prompt[view.phase];
  const warning = warningOf(voice, view, look);
  return look.narrow
    ? { title: speak(phase.short), text: warning ?? speak(phase.what) }
    : { title: speak(phase.title), text: warning ?? adviceOf(voice, view, look) };
};

const adviceOf = ({ words, speak }: Voice, view: TzaarView, look: Look): string => {
  const picked = look.picked[0];
  if (picked?.at === 'cell') {
    const height = stackAt(view, picked.cell)?.height ?? 1;
    return speak(words.prompt.picked, { cell: picked.cell, height });
  }
  const type = picked && typeOf(picked.choice);
  if (type) return speak(words.prompt.typeChosen[type]);
  if (view.phase === 'placing') return speak(words.prompt.placing.what);
  if (view.phase !== 'second') return speak(words.prompt.choosePiece);
  return speak(look.legalSteps.some(step => step !== '-') ? words.prompt.chooseSecond : words.prompt.onlyPass);
};

/** TZ-5.3: stacking onto one's own last visible type is legal, and loses. */
const warningOf = ({ words, speak }: Voice, view: TzaarView, look: Look): string | undefined => {
  if (look.picked[0]?.at !== 'cell') return undefined;
  for (const text of look.legalSteps) {
    const step = readStep(text);
    const type = step?.kind === 'stack' ? buries(view, step.to) : undefined;
    if (step?.kind === 'stack' && type) return speak(words.prompt.buries[type], { cell: step.to });
  }
  return undefined;
};

/** TZ-3.4: the pass; TZ-2.4: the types in hand. */
export const choicesOf = ({ words, speak }: Voice, view: TzaarView, choices: readonly string[]): readonly Choice[] =>
  choices.map(choice => {
    const type = typeOf(choice);
    const seat = Math.max(view.actor, 0);
    if (!type) return { choice, label: speak(words.pass), key: choice };
    return {
      choice,
      label: speak(words.types[type]),
      figure: figureOf(seat, type),
      key: String(TYPES.indexOf(type) + 1),
      count: view.hand[seat]![type],
    };
  });
