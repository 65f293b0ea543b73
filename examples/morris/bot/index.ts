import type { Position } from '@threefold-games/core';
import { ANY_TURNS, type Bot, type Evaluator, type Level } from '@threefold-games/search';
import { game, LINES, type MorrisView } from '../rules.ts';

/** Who has more open lines, and who holds the middle, stands better. */
const evaluate = ({ men, actor }: MorrisView): number => {
  let score = men[4] === null ? 0 : men[4] === actor ? 1 : -1;
  for (const line of LINES) {
    const own = line.filter(point => men[point] === actor).length;
    const other = line.filter(point => men[point] !== actor && men[point] !== null).length;
    if (other === 0) score += own * own;
    if (own === 0) score -= other * other;
  }
  return 1 / (1 + Math.exp(-score / 4));
};

/** The hand evaluator. All steps look alike to it: the game is small enough for the search to find out. */
const hand: Evaluator = {
  evaluate(position: Position, _actions, count, priors, values) {
    const share = evaluate(position.view() as MorrisView);
    values[position.actor] = share;
    values[1 - position.actor] = 1 - share;
    priors.fill(1, 0, count);
  },
};

const level = (simulations: number, temperature: number, proof = 0): Level => ({
  evaluator: 'hand',
  simulations,
  turns: ANY_TURNS,
  temperature,
  proof,
});

export const bot: Bot = {
  game,
  hand: () => hand,
  levels: [
    level(4, 1),
    level(8, 0.7),
    level(16, 0.5),
    level(32, 0.3),
    level(64, 0.1),
    level(100, 0),
    level(200, 0, 1000),
    level(400, 0, 5000),
  ],
  isLate: () => true,
};
