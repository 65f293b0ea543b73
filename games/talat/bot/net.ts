import type { Result } from '@threefold/core';
import { type KernelChoice, openNetJudge } from '@threefold/net';
import type { Evaluator } from '@threefold/search';
import type { TalatPosition } from '../rules/position.ts';
import { describePosition, LIMITS, SIZES } from './netFeatures.ts';
import { describeStep } from './netSteps.ts';

/** The judge that a file of weights makes, or why it makes none. */
export const openNet = (bytes: Uint8Array, choice?: KernelChoice): Result<Evaluator> =>
  openNetJudge<TalatPosition>(
    bytes,
    {
      game: 'talat',
      sizes: SIZES,
      limits: LIMITS,
      seat: position => position.actor,
      describe: describePosition,
      describeStep,
    },
    choice,
  );
