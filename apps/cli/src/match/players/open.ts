import type { Yardstick, YardstickName } from '@threefold-games/bench/yardsticks';
import { type Action, ok, type Position, type Random, type Result, seededRandom } from '@threefold-games/core';
import { ANY_TURNS, type Bot, type EvaluatorName, type Level } from '@threefold-games/search';
import { findBot, fullStrength, openEvaluator, openFile } from '../../bots.ts';
import { catalogue } from '../../catalogue.ts';
import { type CommandFault, commandFault, misuse, refuse } from '../../faults.ts';
import { threadSeconds } from '../cpuTime.ts';
import { type MatchPlan, USUAL_SIMULATIONS } from '../plan.ts';
import { type Answer, type Contestant, RandomPlayer, Thinker } from './contestant.ts';
import { GreedyPlayer } from './greedy.ts';
import { ProgramPlayer } from './program.ts';
import { type PlayerSpec, parsePlayer } from './spec.ts';

/** Plays as somebody who has just read the rules might, step by step. */
class YardstickPlayer implements Contestant {
  readonly evaluations = 0;
  readonly seconds = threadSeconds;
  private readonly yardstick: Yardstick;
  private random: Random = seededRandom(0);

  constructor(yardstick: Yardstick) {
    this.yardstick = yardstick;
  }

  begin(seed: string): Promise<void> {
    this.random = seededRandom(seed);
    return Promise.resolve();
  }

  chooseTurn(position: Position): Promise<Answer> {
    const ahead = position.copy();
    const actions: Action[] = [];
    do {
      const action = this.yardstick(ahead, this.random);
      actions.push(action);
      ahead.make(action);
    } while (!ahead.atTurnStart);
    return Promise.resolve(ok(actions));
  }

  close(): void {}
}

/** The player that a text of the plan names. */
export const openPlayer = async (
  text: string,
  bot: Bot,
  plan: MatchPlan,
): Promise<Result<Contestant, CommandFault>> => {
  const spec = parsePlayer(text);
  if (!spec.ok) return spec;
  switch (spec.value.kind) {
    case 'random':
      return ok(new RandomPlayer(bot.game));
    case 'greedy':
      return ok(new GreedyPlayer(bot.game, bot.hand(), 'step'));
    case 'greedyturn':
      return ok(new GreedyPlayer(bot.game, bot.hand(), 'turn'));
    case 'yardstick':
      return openYardstick(spec.value.name, bot);
    case 'program':
      return ok(new ProgramPlayer(bot.game, spec.value.command, plan));
    default:
      return openThinker(spec.value, bot, plan);
  }
};

/** Why a match cannot begin with these players, if it cannot. */
export const checkPlayers = async (plan: MatchPlan): Promise<CommandFault | undefined> => {
  const bot = await findBot(catalogue.findGame(plan.game)!);
  if (!bot.ok) return bot.error;
  for (const player of plan.players) {
    const opened = await openPlayer(player, bot.value, plan);
    if (!opened.ok) return opened.error;
    opened.value.close();
  }
  return undefined;
};

const openYardstick = async (name: YardstickName, { game }: Bot): Promise<Result<Contestant, CommandFault>> => {
  const { findYardstick } = await import('@threefold-games/bench/yardsticks');
  const yardstick = findYardstick(game, name);
  return yardstick
    ? ok(new YardstickPlayer(yardstick))
    : misuse(`Nobody plays ${game.id} as ${name} does.`, 'Name another player.');
};

type ThinkerSpec = Extract<PlayerSpec, { readonly kind: 'level' | 'former' | 'evaluator' | 'looks' | 'file' }>;

const openThinker = async (spec: ThinkerSpec, bot: Bot, plan: MatchPlan): Promise<Result<Contestant, CommandFault>> => {
  const level = await levelOf(spec, bot, plan);
  if (!level.ok) return level;
  const { milliseconds } = plan;
  const evaluator =
    spec.kind === 'file' ? await openFile(bot, spec.path) : await openEvaluator(bot, level.value.evaluator);
  return evaluator.ok
    ? ok(new Thinker(bot, evaluator.value, level.value, milliseconds === undefined ? {} : { milliseconds }))
    : refuse(commandFault(catalogue, evaluator.error, bot.game.id));
};

const levelOf = async (spec: ThinkerSpec, bot: Bot, plan: MatchPlan): Promise<Result<Level, CommandFault>> => {
  if (spec.kind === 'evaluator' || spec.kind === 'file') {
    const evaluator = spec.kind === 'evaluator' ? spec.evaluator : 'big';
    return ok(evaluatorLevel(evaluator, spec.simulations, bot, plan));
  }
  if (spec.kind === 'looks') {
    const { evaluator, simulations, looks } = spec;
    return ok(timed({ evaluator, simulations, turns: ANY_TURNS, temperature: 0, looks, proof: 0 }, plan));
  }
  const levels = spec.kind === 'level' ? bot.levels : await formerLevelsOf(bot);
  const own = levels[spec.level - 1];
  if (own === undefined) return misuse('There is no such level.', `The levels go from 1 to ${levels.length}.`);
  return ok(timed({ ...own, simulations: plan.simulations ?? own.simulations }, plan));
};

/** Where time is given it is the only limit. */
const timed = (level: Level, { milliseconds }: MatchPlan): Level =>
  milliseconds === undefined ? level : { ...level, simulations: Number.POSITIVE_INFINITY };

const formerLevelsOf = async ({ game }: Bot): Promise<readonly Level[]> =>
  (await import('@threefold-games/bench/former')).formerLevels(game.id);

const evaluatorLevel = (evaluator: EvaluatorName, simulations: number | undefined, bot: Bot, plan: MatchPlan): Level =>
  fullStrength(
    bot,
    evaluator,
    plan.milliseconds === undefined
      ? { simulations: simulations ?? plan.simulations ?? USUAL_SIMULATIONS }
      : { milliseconds: plan.milliseconds },
  );
