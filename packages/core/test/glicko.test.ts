import { describe, expect, it } from 'vitest';
import { expectedScore, type Skill, skillAfter } from '../src/index.ts';

const own: Skill = { mean: 1500, deviation: 200, volatility: 0.06 };

describe('Glicko-2', () => {
  it('gives the figures of the example in its paper', () => {
    const after = skillAfter(own, [
      { opponent: { mean: 1400, deviation: 30 }, score: 1 },
      { opponent: { mean: 1550, deviation: 100 }, score: 0 },
      { opponent: { mean: 1700, deviation: 300 }, score: 0 },
    ]);
    expect(after.mean).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
    expect(expectedScore(1500, { mean: 1400, deviation: 30 })).toBeCloseTo(0.639, 3);
    expect(expectedScore(1500, { mean: 1550, deviation: 100 })).toBeCloseTo(0.432, 3);
    expect(expectedScore(1500, { mean: 1700, deviation: 300 })).toBeCloseTo(0.303, 3);
  });

  it('learns less from a game that weighs less, and nothing from none', () => {
    const opponent = { mean: 1500, deviation: 30 };
    const [whole, half, none] = [1, 0.5, 0].map(weight => skillAfter(own, [{ opponent, score: 1, weight }]));
    expect(whole!.mean).toBeGreaterThan(half!.mean);
    expect(half!.mean).toBeGreaterThan(1500);
    expect(whole!.deviation).toBeLessThan(half!.deviation);
    expect(none).toEqual(own);
    expect(skillAfter(own, [])).toEqual(own);
    // Two halves against the same opponent are one game.
    const halves = skillAfter(own, [
      { opponent, score: 1, weight: 0.5 },
      { opponent, score: 1, weight: 0.5 },
    ]);
    expect(halves.mean).toBeCloseTo(whole!.mean, 6);
  });

  it('stays finite after the most surprising results', () => {
    let skill: Skill = { mean: 800, deviation: 350, volatility: 0.06 };
    for (let i = 0; i < 200; i++) skill = skillAfter(skill, [{ opponent: { mean: 3000, deviation: 0 }, score: 1 }]);
    for (const figure of Object.values(skill)) expect(Number.isFinite(figure)).toBe(true);
    expect(skill.mean).toBeGreaterThan(2500);
  });
});
