import { ok, type Result } from '@threefold-games/core';
import { type KernelChoice, openNetEvaluator } from '@threefold-games/net';
import type { Evaluator } from '@threefold-games/search';
import type { TalatPosition } from '@threefold-games/talat/internal';
import { minded } from './cut.ts';
import { describePosition, LIMITS, SIZES } from './netFeatures.ts';
import { describeStep } from './netSteps.ts';

/** The evaluator that a file of weights makes, or why it makes none. */
export const openNet = (bytes: Uint8Array, choice?: KernelChoice): Result<Evaluator> => {
  const net = openNetEvaluator<TalatPosition>(
    bytes,
    {
      game: 'talat',
      sizes: SIZES,
      limits: LIMITS,
      seat: position => position.side,
      describe: describePosition,
      describeStep,
    },
    choice,
  );
  return net.ok ? ok(minded(net.value)) : net;
};
