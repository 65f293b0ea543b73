import { endReasons } from './endReasons.ts';
import type { TaluvaRule } from './moment.ts';
import { otherReasons } from './otherReasons.ts';
import { ownReasons } from './ownReasons.ts';

/** Why a turn of Taluva was better than another. */
export const reasons: readonly TaluvaRule[] = [...endReasons, ...ownReasons, ...otherReasons];
