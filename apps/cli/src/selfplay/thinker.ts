import {
  type Action,
  type Game,
  ok,
  type Position,
  type Random,
  type Result,
  seededRandom,
} from '@threefold-games/core';
import {
  type Bot,
  type Evaluator,
  type Level,
  Player,
  type Report,
  Search,
  type StopSignal,
  sampleEdge,
  think,
} from '@threefold-games/search';
import { around, findBot, openEvaluator, parseEvaluator } from '../bots.ts';
import { type CommandFault, commandFault, misuse, refuse } from '../faults.ts';
import type { Context } from '../output.ts';
import type { LevelSpec, SearchSpec } from './plan.ts';

/** About so many legal steps share what the noise likes: with few it is even, with many it picks some out. */
const LIKED = 10;
const STEPS = 2 ** 30;

/** An evaluator whose priors of the next position that it is asked about are in part noise (Dirichlet), so that a search also follows what it would not. */
export class RootNoise implements Evaluator {
  readonly exploration?: number;
  readonly doubt?: number;
  private readonly evaluator: Evaluator;
  private readonly share: number;
  private random: Random | undefined;

  constructor(evaluator: Evaluator, share: number) {
    this.evaluator = evaluator;
    this.share = share;
    if (evaluator.exploration !== undefined) this.exploration = evaluator.exploration;
    if (evaluator.doubt !== undefined) this.doubt = evaluator.doubt;
  }

  /** The next position that has steps gets noise of this source. */
  arm(random: Random): void {
    this.random = this.share > 0 ? random : undefined;
  }

  evaluate(position: Position, actions: Int32Array, count: number, priors: Float32Array, values: Float64Array): void {
    this.evaluator.evaluate(position, actions, count, priors, values);
    if (this.random === undefined || count === 0) return;
    this.mix(priors.subarray(0, count), this.random);
    this.random = undefined;
  }

  /** Noise is added to what the search makes of the priors, so its doubt is taken back here. A step that was left out stays out. */
  private mix(priors: Float32Array, random: Random): void {
    const { share, doubt = 1 } = this;
    const trusted = normal(Array.from(priors, prior => prior ** (1 / doubt)));
    const noise = normal(trusted.map(part => (part > 0 ? gamma(LIKED / trusted.length, random) : 0)));
    for (const [i, part] of trusted.entries()) priors[i] = ((1 - share) * part + share * noise[i]!) ** doubt;
  }
}

/** The same numbers in proportion, together 1; even where nothing is left of them. */
const normal = (numbers: readonly number[]): number[] => {
  const total = numbers.reduce((sum, each) => sum + each, 0);
  return numbers.map(each => (total > 0 ? each / total : 1 / numbers.length));
};

/** Between 0 and 1, never either. */
const uniform = (random: Random): number => (random.below(STEPS) + 0.5) / STEPS;

/** A number of the gamma distribution of this shape (Marsaglia and Tsang); a Dirichlet distribution is made of them. */
const gamma = (shape: number, random: Random): number => {
  if (shape < 1) return gamma(shape + 1, random) * uniform(random) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = Math.sqrt(-2 * Math.log(uniform(random))) * Math.cos(2 * Math.PI * uniform(random));
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(uniform(random)) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
};

/** A step, and what was thought before it. */
export interface Thought {
  readonly action: Action;
  /** The share of the win that each seat could expect; absent where nobody thought. */
  readonly shares?: readonly number[];
  /** How many simulations followed each step, the most followed first; none where there was no choice or no search. */
  readonly visits: readonly (readonly [step: string, count: number])[];
  /** Whether the shares are exact. */
  readonly solved: boolean;
}

/** Plays all seats of a game. */
export interface Thinker {
  /** Begins a new game; what is left to chance in it follows from the seed. */
  begin(seed: string): void;
  /** The rest of the turn of the seat that acts. The position is left as it was. */
  chooseTurn(position: Position, stop: StopSignal): Promise<readonly Thought[]>;
}

export const openThinker = async (
  { catalogue }: Context,
  game: Game,
  spec: LevelSpec | SearchSpec,
): Promise<Result<Thinker, CommandFault>> => {
  const bot = await findBot(game);
  if (!bot.ok) return bot;
  const { levels } = bot.value;
  const level = spec.kind === 'level' ? levels[spec.level - 1] : undefined;
  if (spec.kind === 'level' && !level)
    return misuse('There is no such level.', `The levels go from 1 to ${levels.length}.`);
  const name = spec.kind === 'level' ? level!.evaluator : parseEvaluator(spec.evaluator);
  const evaluator = await openEvaluator(bot.value, name);
  if (!evaluator.ok) return refuse(commandFault(catalogue, evaluator.error, game.id));
  return ok(
    spec.kind === 'level'
      ? new LevelThinker(bot.value, evaluator.value, level!)
      : new SearchThinker(game, evaluator.value, spec),
  );
};

/** A search that begins anew before every step, so that all counts are of as many simulations. */
class SearchThinker implements Thinker {
  private readonly game: Game;
  private readonly evaluator: RootNoise;
  private readonly spec: SearchSpec;
  private seed = '';
  private random: Random = seededRandom('');
  private steps = 0;

  constructor(game: Game, evaluator: Evaluator, spec: SearchSpec) {
    this.game = game;
    this.evaluator = new RootNoise(evaluator, spec.noise);
    this.spec = spec;
  }

  begin(seed: string): void {
    this.seed = seed;
    this.random = seededRandom(`${seed}/choices`);
    this.steps = 0;
  }

  async chooseTurn(position: Position, stop: StopSignal): Promise<readonly Thought[]> {
    const ahead = position.copy();
    const thoughts: Thought[] = [];
    const legal = new Int32Array(this.game.maxActions);
    do {
      const thought = await this.chooseStep(ahead, ahead.legal(legal) > 1, stop);
      thoughts.push(thought);
      ahead.make(thought.action);
    } while (!ahead.atTurnStart && !stop.aborted);
    return thoughts;
  }

  private async chooseStep(position: Position, choice: boolean, stop: StopSignal): Promise<Thought> {
    const { evaluator, random, seed, game } = this;
    const { simulations, sampled, temperature } = this.spec;
    const search = new Search(game, evaluator, position, { seed });
    evaluator.arm(random);
    // The first simulation looks at the position itself and follows no step.
    const { values, solved } = await think(search, around, { simulations: choice ? simulations + 1 : 1, stop });
    const { tree } = search;
    const action = tree.action[sampleEdge(search, this.steps++ < sampled ? temperature : 0, random)]! as Action;
    return { action, shares: values, visits: choice ? visitsOf(search) : [], solved };
  }
}

const visitsOf = ({ tree, root, position }: Search): [string, number][] =>
  Array.from({ length: tree.edgeCount[root]! }, (_, i) => tree.firstEdge[root]! + i)
    .filter(edge => tree.followed[edge]! > 0)
    .sort((one, other) => tree.followed[other]! - tree.followed[one]!)
    .map(edge => [position.format(tree.action[edge]! as Action), tree.followed[edge]!]);

/** A level as it plays at a table: what it found out before counts on. */
class LevelThinker implements Thinker {
  private readonly bot: Bot;
  private readonly evaluator: Evaluator;
  private readonly level: Level;
  private player: Player | undefined;

  constructor(bot: Bot, evaluator: Evaluator, level: Level) {
    this.bot = bot;
    this.evaluator = evaluator;
    this.level = level;
  }

  begin(seed: string): void {
    const { bot, evaluator, level } = this;
    this.player = new Player({ bot, evaluator, level, around, seed });
  }

  async chooseTurn(position: Position, stop: StopSignal): Promise<readonly Thought[]> {
    const reports: Report[] = [];
    const { actions } = await this.player!.chooseTurn(position, {
      stop,
      variations: this.bot.game.maxActions,
      onReport: (report, chosen) => {
        reports[chosen.length] = report;
      },
    });
    return actions.map((action, step) => {
      const report = reports[step];
      return report
        ? { action, shares: report.values, visits: visitsIn(report), solved: report.solved }
        : { action, visits: [], solved: false };
    });
  }
}

const visitsIn = ({ variations }: Report): [string, number][] =>
  variations
    .filter(({ visits }) => visits > 0)
    .sort((one, other) => other.visits - one.visits)
    .map(({ turns, visits }) => [turns[0]![0]!, visits]);
