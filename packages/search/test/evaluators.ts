import type { Evaluator } from '@threefold-games/search';

/** An evaluator that knows nothing: all steps and all seats are alike to it. */
export const ignorant: Evaluator = {
  evaluate(position, _actions, count, priors, values) {
    priors.fill(1, 0, count);
    values.fill(1 / position.seats);
  },
};

/** An evaluator with a taste: it likes the steps less and less. */
export const fussy: Evaluator = {
  evaluate(position, _actions, count, priors, values) {
    for (let i = 0; i < count; i++) priors[i] = 1 / (1 + i * i);
    values.fill(1 / position.seats);
  },
};
