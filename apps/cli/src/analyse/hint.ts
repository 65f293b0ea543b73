import { openCoach } from '@threefold-games/catalogue/coach';
import { loadFace } from '@threefold-games/catalogue/load';
import { playSteps } from '@threefold-games/core';
import { type Advised, momentOfHint } from '@threefold-games/learn';
import { inAscii } from '@threefold-games/words/explain';
import { certainty, percent, promised, seatName, variationText } from './words.ts';

/** A hint in sentences: what to do, why, the best variation, and how it stands. */
export const hintText = async (advised: Advised): Promise<readonly string[]> => {
  const { game, position, report } = advised;
  const [best] = report.variations;
  if (!best) return ['Nothing comes to mind.'];
  const nameOf = (seat: number): string => seatName(game.id, seat);
  const chances = promised(report).map((value, seat) => `${nameOf(seat)} ${percent(value)} %`);
  const sure = certainty(report, position.actor, nameOf);
  return [
    ...[await whatToDo(advised), await whyToDo(advised)].flatMap(said => (said ? [inAscii(said)] : [])),
    `Best: ${variationText(best)}`,
    `Chances: ${chances.join(', ')}${sure === '' ? '' : ` (${sure})`}`,
  ];
};

/** The steps that are advised, in words. */
const whatToDo = async ({ game, position, report }: Advised): Promise<string | undefined> => {
  const face = await loadFace(game.id, 'en');
  const here = position.copy();
  return report.variations[0]?.turns[0]
    ?.map(step => {
      const view = here.view();
      playSteps(game, here, [step]);
      return face?.advise(view, step, here.events()) ?? step;
    })
    .join(' ');
};

/** The strongest reason for them; nothing is claimed where none shows itself. */
const whyToDo = async (advised: Advised): Promise<string | undefined> => {
  const moment = momentOfHint(advised);
  if (!moment) return undefined;
  const { game, position } = advised;
  const coach = await openCoach(game.id, 'en');
  const [reason] = coach.reasons(moment);
  const names = Array.from({ length: position.seats }, (_, seat) => seatName(game.id, seat));
  return reason && coach.say(reason, names).text;
};
