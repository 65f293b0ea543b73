import type { Position } from '@threefold/core';
import type { TaluvaPosition } from '../rules/position.ts';
import type { TaluvaState } from '../rules/state.ts';

/** The table of one of Taluva's positions, to be read and never written: the evaluator needs the fields themselves, not a copy of them. */
export const tableOf = (position: Position): TaluvaState => position as TaluvaPosition;
