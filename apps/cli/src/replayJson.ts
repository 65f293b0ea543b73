import { CHANCE, type Fault, type Outcome, plainOptions, type Replay } from '@threefold/core';
import type { Catalogue } from './catalogue.ts';
import { explainWithRule } from './trouble.ts';

/** A replayed record as its line of JSON. */
export const replayJson = ({ game, setup, steps, events, position }: Replay): unknown => ({
  game: game.id,
  seats: setup.seats,
  options: plainOptions(setup.options),
  steps: steps.map(({ actor, text, legal }) => ({ actor: actor === CHANCE ? 'chance' : actor, text, legal })),
  outcome: outcomeJson(position.outcome()),
  detail: game.detail(position.view(), events),
});

const outcomeJson = (outcome: Outcome | undefined): unknown =>
  outcome
    ? { shares: outcome.shares, rule: outcome.rule, ...(outcome.ranking ? { ranking: outcome.ranking } : {}) }
    : null;

/** A refused record, position or board as its line of JSON. */
export const errorJson = (catalogue: Catalogue, fault: Fault, game: string | undefined): unknown => ({
  error: {
    code: fault.code,
    rule: fault.rule ?? null,
    turn: fault.turn ?? null,
    step: fault.step ?? null,
    message: explainWithRule(catalogue, fault, game),
  },
});
