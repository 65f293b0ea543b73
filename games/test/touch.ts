import type { Pick, Position } from '@threefold-games/core';
import { type Face, STILL } from '@threefold-games/stage';

/** What somebody who touches these things one after the other is told: rule, sentence, marked cells. */
export const touch = <View>(
  face: Face<View>,
  position: Position<View>,
  picked: readonly Pick[],
  { spin, dragged }: { readonly spin?: string | undefined; readonly dragged?: boolean } = {},
): string[] => {
  const view = position.view();
  const attempt = face.attempt(view, picked, spin, dragged)!;
  const { rule, cells } = position.whyNot(attempt)!;
  const refused = { attempt, rule, cells };
  const { states, ghost } = face.scene(view, { ...STILL, refused, picked, ...(spin && { spin }) });
  const marked = states.flatMap(({ cell, state }) => (state === 'refused' ? [cell] : []));
  return [
    rule,
    face.why(view, attempt, rule, cells),
    [...marked, ...(ghost?.reasons ?? []).map(({ cell }) => cell)].join(' '),
  ];
};
