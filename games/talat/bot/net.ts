import type { Result } from '@threefold/core';
import { type KernelChoice, openNetEvaluator } from '@threefold/net';
import type { Evaluator } from '@threefold/search';
import type { TalatPosition } from '../rules/position.ts';
import { describePosition, LIMITS, SIZES } from './netFeatures.ts';
import { describeStep } from './netSteps.ts';

/** The evaluator that a file of weights makes, or why it makes none. */
export const openNet = (bytes: Uint8Array, choice?: KernelChoice): Result<Evaluator> =>
  openNetEvaluator<TalatPosition>(
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
