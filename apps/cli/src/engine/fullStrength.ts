import type { Bot, EvaluatorName, Level, Limits } from '@threefold/search';

/** Nodes of a proof for each simulation and each millisecond that there is: a fair part of the time. */
const NODES_A_SIMULATION = 50;
const NODES_A_MILLISECOND = 100;

/** A level without slips and without an end to its look ahead; proofs take no larger a part than in the strongest level. */
export const fullStrength = (bot: Bot, evaluator: EvaluatorName, { simulations, milliseconds }: Limits): Level => ({
  evaluator,
  simulations: simulations ?? Number.POSITIVE_INFINITY,
  turns: 0xffff,
  temperature: 0,
  proof: Math.min(
    bot.levels.at(-1)!.proof,
    NODES_A_SIMULATION * (simulations ?? Number.POSITIVE_INFINITY),
    NODES_A_MILLISECOND * (milliseconds ?? Number.POSITIVE_INFINITY),
  ),
});
