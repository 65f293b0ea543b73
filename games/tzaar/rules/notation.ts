import type { Action, Pick } from '@threefold/core';
import { OWN, PASS, PLACE } from './actions.ts';
import type { TzaarPosition } from './position.ts';
import { SEEN, SPACE_NAMES, TYPE_LETTERS } from './tables.ts';

/** TZ-6.1: `D3xC3`, `B6+B5`, `-`, `A@E1`. */
export const formatAction = (position: TzaarPosition, action: Action): string => {
  if (action === PASS) return '-';
  if (action >= PLACE) return `${typeOf(action)}@${SPACE_NAMES[(action - PLACE) & 63]}`;
  const to = action & 63;
  const sign = position.take[SEEN * position.actor + to] === OWN ? '+' : 'x';
  return `${SPACE_NAMES[action >> 6]}${sign}${SPACE_NAMES[to]}`;
};

export const picksOf = (action: Action): readonly Pick[] => {
  if (action === PASS) return [{ at: 'choice', choice: '-' }];
  if (action >= PLACE) return [{ at: 'choice', choice: typeOf(action) }, cell((action - PLACE) & 63)];
  return [cell(action >> 6), cell(action & 63)];
};

const typeOf = (action: Action): string => TYPE_LETTERS[(action - PLACE) >> 6]!;

const cell = (space: number): Pick => ({ at: 'cell', cell: SPACE_NAMES[space]! });
