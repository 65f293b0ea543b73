import type { Pick } from '@threefold-games/core';
import type { Speak } from '@threefold-games/speech';
import type { BoardFace } from '@threefold-games/stage';
import type { TzaarView } from '@threefold-games/tzaar';
import { stackAt } from '@threefold-games/tzaar/display';
import type { Words } from '../words/game.ts';
import { countsOf, endingOf } from './counts.ts';
import { figureOf } from './figure.ts';
import { choicesOf, promptOf } from './prompt.ts';
import { sayCell } from './say.ts';
import { sceneOf } from './scene.ts';
import { motionOf, tellStep } from './tell.ts';
import { seatName, type Voice } from './voice.ts';
import { whyOf } from './why.ts';

/**
 * The step that a player means. A stack that cannot be moved at all is moved onto itself, which the rules refuse with what keeps it
 * there; so is an own stack that is pointed at after another while nothing can be stacked, unless that one was dragged onto it.
 */
const attemptOf = (view: TzaarView, picked: readonly Pick[], dragged: boolean): string | undefined => {
  const [first, second] = picked;
  if (first?.at === 'choice') {
    if (first.choice === '-') return '-';
    return second?.at === 'cell' ? `${first.choice}@${second.cell}` : undefined;
  }
  if (!first) return undefined;
  if (!second) return stay(first.cell);
  if (second.at !== 'cell' || second.cell === first.cell) return undefined;
  const isOther = !dragged && view.phase !== 'second' && stackAt(view, second.cell)?.owner === view.actor;
  return isOther ? stay(second.cell) : move(view, first.cell, second.cell);
};

const stay = (cell: string): string => `${cell}x${cell}`;

/** Who stands there decides whether a move captures or stacks. */
const move = (view: TzaarView, from: string, to: string): string =>
  `${from}${stackAt(view, to)?.owner === view.actor ? '+' : 'x'}${to}`;

/** What a board of TZAAR looks like and says in one language. */
export const openBoard = (words: Words, speak: Speak): BoardFace<TzaarView> => {
  const voice: Voice = { words, speak };
  return {
    title: speak(words.title),
    seatName: seat => seatName(voice, seat),
    token: seat => figureOf(seat, 'tott'),

    rotations: 2,
    rotationFor: seat => seat,
    scene: sceneOf,
    say: (view, cell, look) => sayCell(voice, view, cell, look),
    motion: (_view, step) => motionOf(step),
    tell: (view, step) => tellStep(voice, view, step),

    prompt: (view, look) => promptOf(voice, view, look),
    choices: (view, _look, choices) => choicesOf(voice, view, choices),
    spin: () => [],
    attempt: (view, picked, _spin, dragged = false) => attemptOf(view, picked, dragged),
    why: (view, attempt, rule, cells) => whyOf(voice, view, attempt, rule, cells),

    counts: (view, seat) => countsOf(voice, view, seat),
    headline: () => undefined,
    ending: (view, outcome) => endingOf(voice, view, outcome),
  };
};
