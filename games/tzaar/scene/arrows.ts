import type { Arrow, HintStep, Look } from '@threefold-games/stage';
import { readStep } from '@threefold-games/tzaar/display';

export const arrowsOf = ({ hint, variations }: Look): readonly Arrow[] =>
  hint ? hintArrows(hint) : variationArrows(variations);

/** The steps of a hint, numbered in their order. */
const hintArrows = (hint: readonly HintStep[]): readonly Arrow[] =>
  hint.flatMap(({ step }, i): Arrow[] => {
    const ends = endsOf(step);
    return ends ? [{ ...ends, rank: 1, number: ends.from === undefined ? 'to' : 'from', text: String(i + 1) }] : [];
  });

/** The steps of the engine's variations; a step that a better one shares is shown once, as that one's. */
const variationArrows = (variations: readonly (readonly string[])[]): readonly Arrow[] => {
  const arrows: Arrow[] = [];
  for (const [index, steps] of variations.entries()) {
    let numbered = false;
    for (const text of steps) {
      const ends = endsOf(text);
      if (!ends || arrows.some(arrow => arrow.from === ends.from && arrow.to === ends.to)) continue;
      arrows.push({ ...ends, rank: index + 1, ...(numbered ? {} : { number: 'from' }) });
      numbered = true;
    }
  }
  return arrows.map(arrow => (arrow.number && crowded(arrow, arrows) ? { ...arrow, number: 'to' } : arrow));
};

const endsOf = (text: string): { readonly from?: string; readonly to: string } | undefined => {
  const step = readStep(text);
  if (step === undefined || step.kind === 'pass') return undefined;
  return step.kind === 'place' ? { to: step.to } : { from: step.from, to: step.to };
};

/** Whether another numbered arrow starts from the same cell; something that is put onto the board has no start. */
const crowded = (arrow: Arrow, arrows: readonly Arrow[]): boolean =>
  arrow.from === undefined ||
  arrows.some(other => other !== arrow && other.number !== undefined && other.from === arrow.from);
