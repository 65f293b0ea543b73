import { loadBot } from '@threefold-games/catalogue';
import {
  CHANCE,
  chooseByLot,
  type Game,
  History,
  NOBODY,
  type Options,
  type Random,
  seededRandom,
} from '@threefold-games/core';
import { reviewGame } from '@threefold-games/learn';
import { Analyst, type Bot, Player, type Surroundings } from '@threefold-games/search';
import { openEvaluator } from './evaluators.ts';

/** How long it takes to review a usual game with one thread. */
export interface ReviewFigures {
  /** Turns of the game. */
  readonly turns: number;
  /** Until the whole curve is there, and until the turning points are. */
  readonly firstSeconds: number;
  readonly wholeSeconds: number;
  /** A search of so many simulations from the start of the game, measured just before. */
  readonly simulations: number;
  readonly searchSeconds: number;
}

/** The level whose games are reviewed. */
const LEVEL = 5;

/** Seconds that the processor has worked for this process: what else the machine does is not counted. */
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const around: Surroundings = { now: () => performance.now(), pause: () => Promise.resolve() };

/** Lets bots play a game, and reviews it for the first seat, as for somebody who has played against bots. */
export const measureReview = async (
  game: Game,
  seats: number,
  options: Options,
  simulations: number,
): Promise<ReviewFigures | undefined> => {
  const bot = await loadBot(game.id);
  if (!bot) return undefined;
  const history = await playUsual(bot, seats, options);
  const analyst = new Analyst({ bot, evaluator: await openEvaluator(game.id, 'big'), around });
  let began = clock();
  await analyst.analyse(history.positionBefore(0), { limits: { simulations } });
  const searchSeconds = clock() - began;
  began = clock();
  let firstSeconds = 0;
  const fresh = {
    analyst: new Analyst({ bot, evaluator: await openEvaluator(game.id, 'big'), around }),
    name: 'big' as const,
  };
  await reviewGame(history, fresh, {
    seats: [0],
    onProgress: ({ stage }) => {
      if (stage === 'first') firstSeconds = clock() - began;
    },
  });
  return {
    turns: history.length,
    firstSeconds,
    wholeSeconds: clock() - began,
    simulations,
    searchSeconds,
  };
};

const playUsual = async (bot: Bot, seats: number, options: Options): Promise<History> => {
  const { game } = bot;
  const level = bot.levels[LEVEL - 1]!;
  const random: Random = seededRandom(`review ${game.id} ${seats}`);
  const legal = new Int32Array(game.maxActions);
  const player = new Player({
    bot,
    evaluator: await openEvaluator(game.id, level.evaluator),
    level,
    around,
    seed: 'review',
  });
  let history = History.of(game, game.setup(options, seats, random));
  while (history.position.actor !== NOBODY) {
    const { position } = history;
    history = history.withActions(
      position.actor === CHANCE ? [chooseByLot(position, legal, random)] : (await player.chooseTurn(position)).actions,
    );
  }
  return history;
};
