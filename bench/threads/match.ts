import { readFile } from 'node:fs/promises';
import { findGame, loadBot } from '@threefold-games/catalogue';
import { CHANCE, chooseByLot, type Game, NOBODY, seededRandom } from '@threefold-games/core';
import type { NetName } from '@threefold-games/search';
import { optionsFor } from '../src/points.ts';
import { alone, type Contestant, merged, together } from './contestants.ts';

const CONTESTANTS = { alone, merged, together };
export const PAIRS = [
  ['together', 'alone'],
  ['merged', 'alone'],
  ['together', 'merged'],
] as const;
/** Steps by lot at the beginning, so that games differ. */
const BY_LOT = 4;

/**
 * Two threads against one by counted simulations, as many for each thread, so that the load of the machine does not matter. Each start is
 * played twice, with the seats exchanged.
 */
export const playMatches = async (
  id: string,
  net: NetName,
  simulations: number,
  games: number,
  say: (line: string) => void,
): Promise<void> => {
  const game = findGame(id)!;
  const bot = (await loadBot(id))!;
  const opened = bot.nets![net].open(await readFile(bot.nets![net].url));
  if (!opened.ok) throw new Error(opened.error.code);
  const mind = { game, evaluator: opened.value, simulations };
  const points = PAIRS.map(() => 0);
  for (let number = 0; number < games; number++) {
    for (const [at, names] of PAIRS.entries()) {
      points[at]! += await playGame(
        game,
        names.map(name => CONTESTANTS[name](mind)),
        number,
      );
      say(
        `${id}, ${net} net, ${simulations} simulations a thread: ${names.join(' v ')} ${told(points[at]!, number + 1)}`,
      );
    }
  }
};

/** One game, in which the first of two has the first seat where the number is even: what it has got. */
export const playGame = async (game: Game, contestants: readonly Contestant[], number: number): Promise<number> => {
  const options = optionsFor(game, 2, 'setup' in game.options ? { setup: 'random' } : {});
  const out = new Int32Array(game.maxActions);
  const random = seededRandom(`${game.id} match ${number >> 1}`);
  const position = game.start(game.setup(options, 2, random));
  for (let i = 0; i < BY_LOT || !position.atTurnStart; i++) position.make(chooseByLot(position, out, random));
  const seat = number % 2;
  while (position.actor !== NOBODY) {
    const byLot = position.actor === CHANCE || position.legal(out) === 1;
    const contestant = contestants[position.actor === seat ? 0 : 1]!;
    position.make(byLot ? chooseByLot(position, out, random) : await contestant.choose(position.copy()));
  }
  return position.outcome()!.shares[seat]!;
};

/** A score with its Elo and where that lies in 95 of 100 cases. */
export const told = (points: number, games: number): string => {
  const share = points / games;
  const doubt = 1.96 * Math.sqrt((share * (1 - share)) / games);
  return `${points} of ${games}, Elo ${elo(share)} (${elo(share - doubt)} to ${elo(share + doubt)})`;
};

const elo = (share: number): string => {
  const inside = Math.min(0.99, Math.max(0.01, share));
  return (-400 * Math.log10(1 / inside - 1)).toFixed(0);
};
