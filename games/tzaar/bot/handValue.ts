import { OPENING, type TzaarPosition } from '@threefold-games/tzaar/internal';
import type { Survey } from './survey.ts';
import { LOG } from './survey.ts';

/** What counts for the seat that acts. Without `my` or `your` it is the difference between both. */
export const VALUE_FEATURES = [
  'tzaars',
  'tzarras',
  'totts',
  'fewTzaars',
  'fewTzarras',
  'fewTotts',
  'tallTzaar',
  'tallTzarra',
  'tallTott',
  'myTzaarsThreatened',
  'myTzarrasThreatened',
  'myTottsThreatened',
  'yourTzaarsThreatened',
  'yourTzarrasThreatened',
  'yourTottsThreatened',
  'scarcest',
  'pieces',
  'safe',
  'myCaptures',
  'yourCaptures',
  'iAmNearlyStuck',
  'youAreNearlyStuck',
  'opening',
  'one',
] as const;

/** Describes how the acting seat stands, in the order of the names above. */
export const describeValue = (position: TzaarPosition, survey: Survey, out: Float64Array): void => {
  const { left } = position;
  const { tallest, pieces, captures, threatened, safe } = survey;
  const me = position.actor;
  const you = 1 - me;
  let mine = 99;
  let yours = 99;
  for (let type = 0; type < 3; type++) {
    const own = left[3 * me + type]!;
    const enemy = left[3 * you + type]!;
    mine = Math.min(mine, own);
    yours = Math.min(yours, enemy);
    out[type] = LOG[own]! - LOG[enemy]!;
    out[3 + type] = 1 / own - 1 / enemy;
    out[6 + type] = LOG[tallest[3 * me + type]!]! - LOG[tallest[3 * you + type]!]!;
    out[9 + type] = threatened[3 * me + type]! / own;
    out[12 + type] = threatened[3 * you + type]! / enemy;
  }
  out[15] = 1 / mine - 1 / yours;
  out[16] = (pieces[me]! - pieces[you]!) / 30;
  out[17] = (safe[me]! - safe[you]!) / 3;
  out[18] = LOG[captures[me]! + 1]!;
  out[19] = LOG[captures[you]! + 1]!;
  out[20] = captures[me]! < 3 ? 1 : 0;
  out[21] = captures[you]! < 3 ? 1 : 0;
  out[22] = position.phase === OPENING ? 1 : 0;
  out[23] = 1;
};
