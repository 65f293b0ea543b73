import { CHANCE, turnTexts } from '@threefold/core';
import { useWords } from '../../state/language.ts';
import { turnAt, turnNumber } from '../../study/tree.ts';
import { showSteps } from '../../table/notation.ts';
import type { Analysis } from './useAnalysis.ts';

interface Where {
  /** Which game, after which turn, who is to move. */
  readonly head: string;
  /** After which turn. */
  readonly short: string;
  /** After which turn, with its steps. */
  readonly said: string;
}

/** Where one stands in a study, in words. */
export const useWhere = ({ bench, face, composing, seats }: Analysis): Where => {
  const { words, speak } = useWords();
  const { analysis } = words;
  const { study, at } = bench.opened.value;
  const { position } = composing.composer;
  const turn = turnNumber(study, at);
  const given = { game: face.title, turn, name: seats[position.actor]?.name ?? '' };
  const drawHead = turn === 0 ? speak(analysis.atFirstDraw, given) : speak(analysis.atDraw, given);
  const turnHead = turn === 0 ? speak(analysis.atStart, given) : speak(analysis.atTurn, given);
  return {
    head: position.outcome() ? speak(analysis.atEnd, given) : position.actor === CHANCE ? drawHead : turnHead,
    short: turn === 0 ? speak(analysis.shortStart) : speak(analysis.shortTurn, { turn }),
    said:
      turn === 0
        ? speak(analysis.bar.before)
        : speak(analysis.bar.after, { turn, moves: showSteps(turnTexts(turnAt(study, at))) }),
  };
};
