import type { Text } from '@threefold-games/speech';
import { type Look, oncePer, type State } from '@threefold-games/stage';
import type { TalatView } from '@threefold-games/talat';
import { type Found, findCell, isAcross, isZihin, lineOf } from '@threefold-games/talat/display';
import { statesOf } from './marks.ts';
import { readSteps, sourceOf } from './steps.ts';
import { nameOf, type Voice } from './voice.ts';

/** What is the same for every cell. */
const marksOf = oncePer(statesOf);
const legalStepsOf = oncePer(({ legalSteps }: Look) => readSteps(legalSteps));

/** A cell for somebody who does not see it. */
export const sayCell = (voice: Voice, view: TalatView, cell: string, look: Look): string => {
  const found = findCell(view, cell);
  if (!found) return cell;
  return [
    sayWhat(voice, view, found, look),
    ...sayStates(voice, view, found, look),
    ...sayOffers(voice, cell, look),
  ].join(', ');
};

/** Where it is and what stands there. */
export const sayWhat = (voice: Voice, view: TalatView, found: Found, look: Look): string => {
  const { words, speak } = voice;
  const { name: cell, board, at, tower } = found;
  if (!tower) {
    const line = lineOf(board, at);
    if (line === undefined) return speak(words.say.empty, { cell });
    return speak(words.say.emptyLine, { cell, name: nameOf(voice, line, view, look) });
  }
  const label = speak(words.towers[tower.tower]);
  if (isZihin(tower.owner, view.seats)) return speak(words.say.zihin, { cell, tower: label });
  if (tower.owner === look.viewer) return speak(words.say.own, { cell, tower: label });
  return speak(words.say.theirs, { cell, tower: label, name: nameOf(voice, tower.owner, view, look) });
};

/** What is true of it now, and what just happened there. */
const sayStates = ({ words, speak }: Voice, view: TalatView, found: Found, look: Look): readonly string[] => {
  const { say } = words;
  const spoken: Readonly<Partial<Record<State, Text>>> = {
    picked: say.picked,
    go: look.picked[0]?.at === 'choice' ? say.placeHere : say.goHere,
    capture: say.takeHere,
    lastFrom: say.lastFrom,
    lastTo: say.lastTo,
    stepFrom: say.stepFrom,
    stepTo: say.stepTo,
    refused: say.refused,
  };
  const facts = [
    ...(isAcross(found) ? [say.across] : []),
    ...(view.boards[found.board]!.frozen ? [say.frozen] : []),
    ...marksOf(look).flatMap(({ cell, state }) => (cell === found.name ? (spoken[state] ?? []) : [])),
  ];
  return facts.map(fact => speak(fact));
};

/** What a tower may do now. */
const sayOffers = ({ words, speak }: Voice, cell: string, look: Look): readonly string[] => {
  const steps = legalStepsOf(look).filter(step => sourceOf(step) === cell);
  const tell = (what: 'move' | 'take', message: Text<'cells'>): readonly string[] => {
    const goals = steps.filter(step => step.what === what).map(({ goal }) => goal);
    return goals.length > 0 ? [speak(message, { cells: speak.list(goals) })] : [];
  };
  return [...tell('take', words.say.mayTake), ...tell('move', words.say.mayGo)];
};
