import type { TalatView } from '@threefold-games/games/talat';
import type { ReasonRule } from '@threefold-games/learn';
import { captureReasons } from './captureReasons.ts';
import { endReasons } from './endReasons.ts';
import { placingReasons } from './placingReasons.ts';
import { stepReasons } from './stepReasons.ts';

/** Why a turn of Talat was better or worse than another. */
export const reasons: readonly ReasonRule<TalatView>[] = [
  ...endReasons,
  ...captureReasons,
  ...stepReasons,
  ...placingReasons,
];
