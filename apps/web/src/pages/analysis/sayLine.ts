import type { Seat } from '@threefold/core';
import type { OnlineWords, Speak } from '@threefold/words';
import type { ForeseenLine, ForeseenTurn } from '../../study/foresee.ts';
import { showSteps } from '../../table/notation.ts';

/** A line as sentences, one for each answer: "If Ben plays X and Cleo plays Y, you answer Z." */
export const sayLine = (
  line: ForeseenLine,
  seat: Seat,
  names: readonly string[],
  { plan }: OnlineWords,
  speak: Speak,
): readonly string[] => {
  const said: string[] = [];
  let others: ForeseenTurn[] = [];
  for (const turn of line) {
    if (turn.seat !== seat) {
      others.push(turn);
      continue;
    }
    const turns = speak.list(
      others.map(other => speak(plan.plays, { name: names[other.seat] ?? '', moves: showSteps(other.steps) })),
    );
    said.push(speak(said.length === 0 ? plan.rule : plan.afterwards, { turns, answer: showSteps(turn.steps) }));
    others = [];
  }
  return said;
};
