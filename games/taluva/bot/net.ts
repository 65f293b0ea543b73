import type { Result } from '@threefold-games/core';
import {
  AROUND,
  cellOf,
  countFinished,
  DRAW,
  EXPAND,
  FOUND_HUT,
  type TaluvaPosition,
  type TaluvaState,
  verbOf,
} from '@threefold-games/games/taluva/internal';
import { type GraphNet, type KernelChoice, openNetEvaluator } from '@threefold-games/net';
import type { Evaluator } from '@threefold-games/search';
import { Hand } from './hand.ts';
import { BUILD, LIMITS, PART, SIZES } from './netShape.ts';
import { Tokens } from './netTokens.ts';
import { describeWhole } from './netWhole.ts';

/** The evaluator that a file of weights makes, or why it makes none. */
export const openNet = (bytes: Uint8Array, choice?: KernelChoice): Result<Evaluator> => {
  const hand = new Hand();
  const tokens = new Tokens();
  return openNetEvaluator<TaluvaPosition>(
    bytes,
    {
      game: 'taluva',
      sizes: SIZES,
      limits: LIMITS,
      seat: table => table.seat,
      describe: (table, net) => {
        tokens.describe(table, net);
        describeWhole(table, net);
      },
      describeStep: (_, action, net) => describeStep(tokens, action, net),
      standIn: table => (isStrange(table) ? hand : undefined),
    },
    choice,
  );
};

/** The net sees the land, and was never asked who comes second. */
const isStrange = (table: TaluvaState): boolean => table.minQ > table.maxQ || countFinished(table) > 0;

/** Describes a laying or a build, and says where its score will be. A tile may lie on cells that are no tokens. */
const describeStep = (tokens: Tokens, action: number, net: GraphNet): number => {
  const verb = verbOf(action);
  const cell = cellOf(action);
  if (verb < DRAW) {
    const place = net.addStep(verb);
    net.touch(tokens.at(cell), PART.volcano);
    net.touch(tokens.at(cell + AROUND[verb]!), PART.first);
    net.touch(tokens.at(cell + AROUND[verb + 1]!), PART.second);
    return place;
  }
  const place = net.addStep(BUILD + verb - FOUND_HUT);
  net.touch(tokens.at(cell), verb < EXPAND ? PART.site : PART.settlement);
  return place;
};
