import type { RuleId } from '@threefold-games/core';
import type { TzaarView } from '@threefold-games/tzaar';
import { readStep, stackAt } from '@threefold-games/tzaar/display';
import { seatName, type Voice } from './voice.ts';

/** What a refusal is about. */
interface Case {
  readonly view: TzaarView;
  readonly from: string;
  readonly to: string;
  /** The first of the cells that show why. */
  readonly cell: string;
}

type Sentence = (voice: Voice, about: Case) => string;

/** Why an attempt is refused, in a short sentence. */
export const whyOf = (
  voice: Voice,
  view: TzaarView,
  attempt: string,
  rule: RuleId,
  cells: readonly string[],
): string => {
  const step = readStep(attempt);
  if (rule === 'TZ-2.4' && step?.kind === 'place' && !stackAt(view, step.to))
    return voice.speak(voice.words.why.noneInHand[step.type]);
  const from = step?.kind === 'capture' || step?.kind === 'stack' ? step.from : '';
  const to = step && step.kind !== 'pass' ? step.to : '';
  const about: Case = { view, from, to, cell: cells[0] ?? to };
  // A stack that is moved onto itself is one that was only pointed at: what it cannot do is all there is to say.
  const stuck = from !== '' && from === to && cells.length === 1 ? STUCK[rule] : undefined;
  return (stuck ?? SENTENCES[rule] ?? notHere)(voice, about);
};

const notHere: Sentence = ({ words, speak }) => speak(words.why.notHere);

const nothingButOwn: Sentence = ({ words, speak }, { cell }) => speak(words.why.nothingButOwn, { cell });

/** What keeps a stack where it is. */
const STUCK: Readonly<Record<RuleId, Sentence>> = {
  'TZ-2.3': ({ words, speak }) => speak(words.why.chooseType),
  'TZ-3.1': nothingButOwn,
  'TZ-3.3': nothingButOwn,
  'TZ-4.2': ({ words, speak }, { cell }) => speak(words.why.nothingInReach, { cell }),
  'TZ-4.6': ({ words, speak }, { cell }) => speak(words.why.nothingLower, { cell }),
};

const SENTENCES: Readonly<Record<RuleId, Sentence>> = {
  'TZ-1.1': ({ words, speak }) => speak(words.why.noSpace),
  'TZ-2.3': ({ words, speak }) => speak(words.why.stillPlacing),
  'TZ-2.4': ({ words, speak }, { cell }) => speak(words.why.occupied, { cell }),
  'TZ-2.5': ({ words, speak }) => speak(words.why.notPlacing),
  'TZ-3.1': ({ words, speak }, { cell }) =>
    cell === '' ? speak(words.why.openingCaptures) : speak(words.why.openingOwn, { cell }),
  'TZ-3.2': ({ words, speak }) => speak(words.why.turnLength),
  'TZ-3.3': ({ words, speak }, { cell }) =>
    cell === '' ? speak(words.why.firstCaptures) : speak(words.why.firstOwn, { cell }),
  'TZ-4.1': (voice, { view, cell }) => {
    const stack = stackAt(view, cell);
    if (!stack) return voice.speak(voice.words.why.nothingToMove, { cell });
    return voice.speak(voice.words.why.notYours, { cell, owner: seatName(voice, stack.owner) });
  },
  'TZ-4.2': ({ words, speak }, { from, to }) => speak(words.why.noLine, { from, to }),
  'TZ-4.3': ({ words, speak }, { cell }) => speak(words.why.emptyTarget, { cell }),
  'TZ-4.4': ({ words, speak }, { cell, to }) => speak(words.why.inTheWay, { cell, to }),
  'TZ-4.5': ({ words, speak }, { from, to }) => speak(words.why.hole, { from, to }),
  'TZ-4.6': (voice, { view, from, to }) => {
    const target = stackAt(view, to);
    if (!target || target.owner === view.actor)
      return voice.speak(voice.words.why.ownPiece, { cell: to, enemy: seatName(voice, 1 - view.actor) });
    const own = stackAt(view, from)?.height ?? 0;
    return voice.speak(voice.words.why.taller, { to, target: target.height, own });
  },
  'TZ-4.7': (voice, { view, cell }) => {
    const owner = seatName(voice, stackAt(view, cell)?.owner ?? 1 - view.actor);
    return voice.speak(voice.words.why.stackOnEnemy, { cell, owner });
  },
  'TZ-5.4': ({ words, speak }) => speak(words.why.over),
  'TZ-6.1': ({ words, speak }) => speak(words.why.notation),
};
