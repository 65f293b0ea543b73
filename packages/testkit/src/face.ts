import type { Pick, Position } from '@threefold-games/core';
import { type Face, STILL } from '@threefold-games/stage';

/** As much of a face as composing needs, so that these tests do not depend on drawings. */
export const standIn = (id: string): Face => {
  const cells = (picks: readonly Pick[]): readonly string[] =>
    picks.flatMap(pick => (pick.at === 'cell' ? [pick.cell] : []));
  const choice = (picks: readonly Pick[]): string | undefined =>
    picks.flatMap(pick => (pick.at === 'choice' ? [pick.choice] : []))[0];
  const attempts: Readonly<Record<string, (picks: readonly Pick[], spin: string | undefined) => string | undefined>> = {
    tzaar: picks => (picks.length === 2 && !choice(picks) ? cells(picks).join('x') : undefined),
    talat: picks => {
      const [tower, [from, to]] = [choice(picks), cells(picks)];
      if (tower) return from === undefined ? undefined : `${tower}@${from}`;
      return to === undefined ? undefined : `${from}-${to}`;
    },
    taluva: (picks, spin) => {
      const [cell, letter] = [cells(picks)[0], choice(picks)];
      if (cell === undefined) return undefined;
      if (spin !== undefined) return `${cell}/${spin}`;
      return letter === undefined ? undefined : /[HTW]/.test(letter) ? `${letter}@${cell}` : `E@${cell}:${letter}`;
    },
  };
  return {
    rotations: 2,
    rotationFor: (seat: number) => seat,
    seatName: (seat: number) => `Seat ${seat}`,
    spin: (view: { readonly drawn?: string | null }) => (view.drawn ? ['0', '1', '2', '3', '4', '5'] : []),
    attempt: (_view: unknown, picks: readonly Pick[], spin: string | undefined) => attempts[id]!(picks, spin),
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
