import {
  chooseByLot,
  formatRecord,
  type Game,
  makeRecord,
  NOBODY,
  type Position,
  type Random,
  seededRandom,
} from '@threefold-games/core';
import { Command } from 'commander';
import { collect, examples, type Run, wholeNumber } from '../command.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { type Beginning, chooseGame, openGame } from '../openGame.ts';
import { type Context, progress, report } from '../output.ts';

interface RandomOptions extends Beginning {
  readonly games: number;
  readonly seed: string;
}

export const randomCommand = (run: Run): Command =>
  new Command('random')
    .description('play random games and write their records; the same seed gives the same bytes')
    .argument('<game>', 'the game')
    .option('--games <n>', 'how many games', wholeNumber(1, 100_000_000), 1)
    .option('--seed <text>', 'any text or number', '1')
    .option('--seats <n>', 'the number of seats')
    .option('--option <name=value>', 'an option of the game, may be repeated', collect)
    .option('--setup <text>', 'the same set-up for all of them')
    .addHelpText('after', examples('random tzaar --games 100 --seed 7', 'random taluva --seats 4 --option tiles=24'))
    .action((game: string, options: RandomOptions) => run(context => writeGames(context, game, options)));

const writeGames = async (context: Context, id: string, options: RandomOptions): Promise<ExitCode> => {
  const { io } = context;
  const found = chooseGame(context, id);
  if (!found.ok) return report(io, found.error);
  const game = found.value;
  const bar = progress(io);
  for (let i = 1; i <= options.games; i++) {
    // Each game has a seed of its own, so that any one of them can be made again alone.
    const seed = `${options.seed}/${i}`;
    const setup = openGame(context, game, { ...options, seed: `${seed}/setup` });
    if (!setup.ok) return report(io, setup.error);
    const position = game.start(setup.value);
    const turns = playByLot(game, position, seededRandom(seed));
    const names = Array.from({ length: setup.value.seats }, (_, seat) => `Random ${seat}`);
    const record = makeRecord(game, setup.value, names, turns, { outcome: position.outcome() });
    io.write(`${i === 1 ? '' : '\n'}${formatRecord(record)}`);
    await io.drained();
    if (!io.terminal.stdout) bar.show(() => `${i} of ${options.games} games`);
  }
  bar.clear();
  return EXIT.fine;
};

/** Plays a position by lot to its end, and returns the turns as a record has them. */
const playByLot = (game: Game, position: Position, random: Random): string[][] => {
  const legal = new Int32Array(game.maxActions);
  const turns: string[][] = [];
  while (position.actor !== NOBODY) {
    const action = chooseByLot(position, legal, random);
    if (position.atTurnStart) turns.push([]);
    turns.at(-1)!.push(position.format(action));
    position.make(action);
  }
  return turns;
};
