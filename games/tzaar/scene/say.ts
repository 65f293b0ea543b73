import type { Text } from '@threefold-games/speech';
import { type Look, oncePer } from '@threefold-games/stage';
import type { TzaarView } from '@threefold-games/tzaar';
import { stackAt } from '@threefold-games/tzaar/display';
import type { Words } from '../words/game.ts';
import { marksOf } from './states.ts';
import { SIDES, type Voice } from './voice.ts';

/** What is the same for every space. */
const toldMarks = oncePer((look: Look) => marksOf({ ...look, hints: true }));

/** A space in words: where it is, what stands there, and what is marked on it. */
export const sayCell = ({ words, speak }: Voice, view: TzaarView, cell: string, look: Look): string => {
  const stack = stackAt(view, cell);
  const parts = [
    stack
      ? speak(words.say.stack, {
          cell,
          piece: speak(words.pieces[SIDES[stack.owner]!][stack.type]),
          height: stack.height,
        })
      : speak(words.say.empty, { cell }),
  ];
  const spoken = spokenStates(words);
  for (const { cell: at, state } of toldMarks(look)) {
    const message = at === cell ? spoken[state] : undefined;
    if (message !== undefined) parts.push(speak(message));
  }
  return parts.join(', ');
};

const spokenStates = ({ say }: Words): Readonly<Record<string, Text | undefined>> => ({
  can: say.canMove,
  picked: say.picked,
  go: say.mayPlace,
  stack: say.mayStack,
  capture: say.mayCapture,
  stepFrom: say.stepFrom,
  stepTo: say.stepTo,
  lastFrom: say.lastFrom,
  lastTo: say.lastTo,
  refused: say.refused,
});
