import type { TzaarReason } from './branches.ts';
import { captures } from './captureReasons.ts';
import { ends } from './endReasons.ts';
import { stacks } from './stackReasons.ts';
import { types } from './typeReasons.ts';

/** Why a turn of TZAAR was better or worse. */
export const reasons: readonly TzaarReason[] = [...ends, ...stacks, ...types, ...captures];
