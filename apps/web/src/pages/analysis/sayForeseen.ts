import { showSteps } from '@threefold-games/board/compose';
import { type Seat, type Turn, turnTexts } from '@threefold-games/core';
import type { Speak } from '@threefold-games/speech';
import type { OnlineWords } from '@threefold-games/words';
import type { Foreseen } from '../../study/foresee.ts';

/** What is foreseen as sentences, one for each answer: "If Ben plays X and Cleo plays Y, you answer Z." */
export const sayForeseen = (
  foreseen: Foreseen,
  seat: Seat,
  names: readonly string[],
  { plan }: OnlineWords,
  speak: Speak,
): readonly string[] => {
  const said: string[] = [];
  let others: Turn[] = [];
  for (const turn of foreseen) {
    if (turn.seat !== seat) {
      others.push(turn);
      continue;
    }
    const turns = speak.list(
      others.map(other => speak(plan.plays, { name: names[other.seat] ?? '', moves: showSteps(turnTexts(other)) })),
    );
    said.push(speak(said.length === 0 ? plan.rule : plan.afterwards, { turns, answer: showSteps(turnTexts(turn)) }));
    others = [];
  }
  return said;
};
