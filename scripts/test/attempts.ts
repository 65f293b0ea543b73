import type { Pick } from '@threefold-games/core';
import type { Attempt } from '@threefold-games/testkit';

const cells = (picks: readonly Pick[]): readonly string[] =>
  picks.flatMap(pick => (pick.at === 'cell' ? [pick.cell] : []));
const choice = (picks: readonly Pick[]): string | undefined =>
  picks.flatMap(pick => (pick.at === 'choice' ? [pick.choice] : []))[0];

/** By game, the step that picks mean: as much of a presenter as tests of composing need. */
export const attempts: Readonly<Record<string, Attempt>> = {
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
