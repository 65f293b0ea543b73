import { games } from '@threefold-games/catalogue';
import { chooseByLot, type Game, mix32, NOBODY, perft, seededRandom } from '@threefold-games/core';
import { report, Search } from '@threefold-games/search';
import { evaluatorsOf, type NamedEvaluator } from './evaluators.ts';
import { optionsFor, pointsOf, STAGES, type Stage } from './points.ts';

const GAMES = 20;
const LEAVES = 300_000;
const SIMULATIONS = 100;

/**
 * What the games and their players do (all of them, or some), as text: it changes exactly when behaviour does.
 * `stages` are the stages of a game at which players are asked; all of them unless given.
 */
export const signatures = async (
  ids: readonly string[] = games.map(game => game.id),
  stages: readonly Stage[] = STAGES,
): Promise<string> => {
  const lines: string[] = [];
  for (const game of games.filter(({ id }) => ids.includes(id))) {
    // The small net takes the same way through the code as the big one; what it says is held by evaluations of its own.
    const evaluators = (await evaluatorsOf(game.id)).filter(({ name }) => name !== 'small');
    for (const seats of game.seats) {
      lines.push(...perftLines(game, seats), playLine(game, seats));
      for (const evaluator of evaluators) lines.push(...searchLines(game, seats, evaluator, stages));
    }
  }
  return `${lines.join('\n')}\n`;
};

/** What the search makes of the fixed positions at these stages: how large its tree becomes, and what it would play. */
const searchLines = (
  game: Game,
  seats: number,
  { name, evaluator }: NamedEvaluator,
  stages: readonly Stage[],
): string[] =>
  pointsOf(game, seats).flatMap(point => {
    if (!stages.includes(point.stage)) return [];
    const search = new Search(game, evaluator, point.position);
    search.run({ simulations: SIMULATIONS });
    const { variations, values } = report(search, 1);
    const chances = values.map(value => (100 * value).toFixed(1)).join(' ');
    const turn = variations[0]?.turns[0]?.join(' ') ?? 'over';
    return `${game.id} ${game.version}, ${point.name}, ${name}, ${SIMULATIONS} simulations: ${search.tree.nodes} nodes, ${chances}, ${turn}`;
  });

/** The perft counts of every fixed position, down to where they grow large. */
const perftLines = (game: Game, seats: number): string[] =>
  pointsOf(game, seats).map(({ name, position }) => {
    const counts: number[] = [];
    for (let depth = 1; depth <= 12; depth++) {
      const count = perft(game, position, depth);
      if (!count.ok) throw new Error(count.error.detail);
      counts.push(count.value);
      if (count.value === 0 || count.value * (counts[0] ?? 1) > LEAVES) break;
    }
    return `${game.id} ${game.version}, ${name}: ${counts.join(' ')}`;
  });

/** Random games folded into one number: every legal list, every hash, every outcome. */
const playLine = (game: Game, seats: number): string => {
  const random = seededRandom(`signature ${game.id} ${seats}`);
  const out = new Int32Array(game.maxActions);
  let sum = 0;
  let steps = 0;
  const fold = (x: number): void => {
    sum = mix32(sum ^ x);
  };
  for (let i = 0; i < GAMES; i++) {
    const position = game.start(game.setup(optionsFor(game, seats), seats, random));
    while (position.actor !== NOBODY) {
      const n = position.legal(out);
      for (let j = 0; j < n; j++) fold(out[j]!);
      fold(position.hashLo);
      fold(position.hashHi);
      position.make(chooseByLot(position, out, random));
      steps++;
    }
    for (const share of position.outcome()!.shares) fold(Math.round(share * 12));
    for (const letter of position.encode()) fold(letter.charCodeAt(0));
  }
  return `${game.id} ${game.version}, ${seats} seats, ${GAMES} random games: ${steps} steps ${(sum >>> 0).toString(16).padStart(8, '0')}`;
};
