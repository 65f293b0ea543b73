import { type Action, type Game, type Position, seededRandom } from '@threefold-games/core';
import { type Evaluator, Expander, type OpenSimulation, Search } from '@threefold-games/search';

/** Chooses a step of a position, with so many simulations behind it, and keeps what it has found out. */
export interface Contestant {
  choose(position: Position): Action | Promise<Action>;
}

/** What all of them have: the game, its evaluator, and the simulations that a thread makes for a step. */
interface Mind {
  readonly game: Game;
  readonly evaluator: Evaluator;
  readonly simulations: number;
}

/** How far the second of two trees doubts its priors, so that it is not the same as the first: up to a factor of e^0.6. */
const NOISE = 1.2;
/** So many positions lie with a helper at once. */
const AHEAD = 2;

/** One thread. */
export const alone = ({ game, evaluator, simulations }: Mind): Contestant => {
  let search: Search | undefined;
  return {
    choose(position) {
      search = moved(search, () => new Search(game, evaluator, position), position);
      search.run({ simulations });
      return mostFollowed([search]);
    },
  };
};

/** Two threads, each with a tree of its own, whose counts are added up. */
export const merged = ({ game, evaluator, simulations }: Mind): Contestant => {
  let searches: readonly Search[] = [];
  return {
    choose(position) {
      searches = [evaluator, noisy(evaluator)].map((each, i) =>
        moved(searches[i], () => new Search(game, each, position, { seed: 1 + i }), position),
      );
      for (const search of searches) search.run({ simulations });
      return mostFollowed(searches);
    },
  };
};

/** Two threads with one tree: a helper looks at positions while the search goes on. */
export const together = ({ game, evaluator, simulations }: Mind): Contestant => {
  let search: Search | undefined;
  let expander: Expander | undefined;
  return {
    choose(position) {
      const { seats } = position;
      expander ??= new Expander({ game, evaluator, seats, random: seededRandom(3) });
      const now = moved(search, () => new Search(game, evaluator, position), position);
      search = now;
      const helper = expander;
      const lying: OpenSimulation[] = [];
      const look = (): void => {
        const simulation = lying.shift();
        if (!simulation) return;
        for (const action of simulation.actions) position.make(action as Action);
        const expansion = helper.expand(position, true);
        for (const _ of simulation.actions) position.unmake();
        now.finish(simulation, expansion);
      };
      const done = (): number => now.tree.visits[now.root]!;
      let end = now.run({ simulations: 1 });
      while (end === 'done' && done() + lying.length < 2 * simulations) {
        while (lying.length < AHEAD) {
          const simulation = now.begin(1);
          if (!simulation) break;
          lying.push(simulation);
        }
        end = now.run({ simulations: done() + 1 });
        look();
      }
      while (lying.length > 0) look();
      return mostFollowed([now]);
    },
  };
};

export const moved = (search: Search | undefined, make: () => Search, position: Position): Search => {
  if (!search) return make();
  search.moveTo(position);
  return search;
};

/** Doubts its priors. */
export const noisy = (evaluator: Evaluator): Evaluator => ({
  ...(evaluator.exploration !== undefined && { exploration: evaluator.exploration }),
  ...(evaluator.doubt !== undefined && { doubt: evaluator.doubt }),
  evaluate(position, actions, count, priors, values) {
    evaluator.evaluate(position, actions, count, priors, values);
    const random = seededRandom(`1 ${position.hashLo} ${position.hashHi}`);
    for (let i = 0; i < count; i++) priors[i]! *= Math.exp(NOISE * (random.below(2 ** 20) / 2 ** 20 - 0.5));
  },
});

const mostFollowed = (searches: readonly Search[]): Action => bestOf(searches.map(countsOf));

/** By step, how often it was followed; far more than ever where it is known to win, far less where to lose. */
export type Counts = readonly (readonly [action: number, count: number])[];

export const countsOf = ({ tree, root }: Search): Counts =>
  Array.from({ length: tree.edgeCount[root]! }, (_, i) => {
    const edge = tree.firstEdge[root]! + i;
    const child = tree.child[edge]!;
    const share = child >= 0 && tree.isSolved(child) ? tree.value(child, tree.actor[root]!) : 0.5;
    const certain = share > 0.999 ? 1e9 : share < 0.001 ? -1e9 : 0;
    return [tree.action[edge]!, certain + tree.followed[edge]! + tree.prior[edge]!];
  });

/** What was followed most, all trees counted. */
export const bestOf = (trees: readonly Counts[]): Action => {
  const sums = new Map<number, number>();
  for (const [action, count] of trees.flat()) sums.set(action, (sums.get(action) ?? 0) + count);
  return [...sums].reduce((best, each) => (each[1] > best[1] ? each : best))[0] as Action;
};
