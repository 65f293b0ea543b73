import type { Result } from '@threefold-games/core';
import { type KernelChoice, openNetEvaluator } from '@threefold-games/net';
import type { Evaluator } from '@threefold-games/search';
import { PLACING } from '@threefold-games/tzaar/internal';
import { describePosition, describeStep, LIMITS, SIZES } from './features.ts';
import { HandEvaluator } from './hand.ts';

/** The evaluator that a file of weights makes, or why it makes none. */
export const openNet = (bytes: Uint8Array, choice?: KernelChoice): Result<Evaluator> => {
  const hand = new HandEvaluator();
  return openNetEvaluator(
    bytes,
    {
      game: 'tzaar',
      sizes: SIZES,
      limits: LIMITS,
      seat: position => position.actor,
      describe: describePosition,
      describeStep,
      // The net has never seen pieces being placed.
      standIn: position => (position.phase === PLACING ? hand : undefined),
    },
    choice,
  );
};
