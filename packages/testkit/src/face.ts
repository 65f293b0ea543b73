import type { Pick, Position } from '@threefold-games/core';
import { type Face, STILL } from '@threefold-games/stage';
import { providedAttempt } from './games.ts';

/** As much of a face as composing needs, so that these tests do not depend on drawings. */
export const standIn = (id: string): Face => {
  const attempt = providedAttempt(id);
  return {
    rotations: 2,
    rotationFor: (seat: number) => seat,
    seatName: (seat: number) => `Seat ${seat}`,
    spin: (view: { readonly drawn?: string | null }) => (view.drawn ? ['0', '1', '2', '3', '4', '5'] : []),
    attempt: (_view: unknown, picks: readonly Pick[], spin: string | undefined) => attempt(picks, spin),
    why: (_view: unknown, attempt: string, rule: string) => `${attempt} breaks ${rule}`,
    tell: (_view: unknown, step: string) => step,
    motion: () => [],
    notable: () => false,
  } as unknown as Face;
};

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
