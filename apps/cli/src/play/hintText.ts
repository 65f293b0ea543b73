import type { Game, Position } from '@threefold/core';
import type { Report } from '@threefold/search';
import { certainty, percent, promised, seatName, variationText } from '../analyse/words.ts';

/** A hint in sentences: the best variation, and how it stands. */
export const hintText = (game: Game, { actor }: Position, report: Report): readonly string[] => {
  const [best] = report.variations;
  if (!best) return ['Nothing comes to mind.'];
  const nameOf = (seat: number): string => seatName(game.id, seat);
  const chances = promised(report).map((value, seat) => `${nameOf(seat)} ${percent(value)} %`);
  const sure = certainty(report, actor, nameOf);
  return [`Best: ${variationText(best)}`, `Chances: ${chances.join(', ')}${sure === '' ? '' : ` (${sure})`}`];
};
