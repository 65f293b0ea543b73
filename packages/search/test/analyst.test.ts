import { Analyst, type Evaluator } from '@threefold-games/search';
import { gameOf, startOf } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { endings } from './endings.ts';
import { ignorant } from './evaluators.ts';
import { ignorantBot } from './serviceBot.ts';

/** Likes the steps more and more, while proofs take the first one that will do. */
const contrary: Evaluator = {
  evaluate(position, _actions, count, priors, values) {
    for (let i = 0; i < count; i++) priors[i] = 1 + i;
    values.fill(1 / position.seats);
  },
};

const tzaar = gameOf('tzaar');
const bot = { ...ignorantBot(tzaar), isLate: () => true };

/** A clock that goes on by a millisecond whenever somebody looks at it, and by some more in a pause. */
const ticking = () => {
  let time = 0;
  return {
    now: () => time++,
    pause: async () => {
      time += 5;
    },
  };
};

describe('an analyst', () => {
  it('shows how a proven win goes, in as many variations as were asked for', async () => {
    let [won, lost] = [0, 0];
    for (const position of endings('tzaar', 4, 12)) {
      const analyst = new Analyst({ bot, evaluator: contrary, around: ticking() });
      const report = await analyst.analyse(position, { limits: { simulations: 20 }, variations: 1, proof: 3000 });
      expect(report.variations).toHaveLength(1);
      const [variation] = report.variations;
      if (!report.solved || report.solvedIn === undefined) continue;
      const winner = report.values.indexOf(1);
      const end = position.copy();
      for (const action of variation!.actions) end.make(action);
      expect(end.outcome()?.shares[winner]).toBe(1);
      expect(variation!.turns).toHaveLength(report.solvedIn);
      if (winner === position.actor) won++;
      else lost++;
    }
    expect(won).toBeGreaterThan(2);
    expect(lost).toBeGreaterThan(0);
  });

  it('keeps some of its time for thinking where no proof comes out', async () => {
    const analyst = new Analyst({ bot, evaluator: ignorant, around: ticking() });
    const report = await analyst.analyse(startOf('tzaar'), { limits: { milliseconds: 60 } });
    expect(report.simulations).toBeGreaterThan(10);
  });

  it('takes no longer than it may, proofs included', async () => {
    for (const position of endings('tzaar', 4, 12)) {
      const around = ticking();
      await new Analyst({ bot, evaluator: ignorant, around }).analyse(position, { limits: { milliseconds: 30 } });
      expect(around.now()).toBeLessThan(50);
    }
  });
});
