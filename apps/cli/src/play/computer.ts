import { type Action, type Game, ok, type Position, type Result } from '@threefold-games/core';
import { type Bot, Player, type Report, type StopSignal } from '@threefold-games/search';
import { around, findBot, type OpenedAnalyst, openAnalyst, openEvaluator } from '../bots.ts';
import { type CommandFault, commandFault, misuse, refuse } from '../faults.ts';
import type { Context } from '../output.ts';
import { characterOf, levelOf, type Seated, type SeatKind } from './game.ts';

/** Simulations behind a hint. */
const HINT = 800;

/** The computer at the table: it plays seats and gives hints. */
export class Computer {
  private readonly context: Context;
  private readonly game: Game;
  /** A player for each bot that sits here. */
  private readonly players: ReadonlyMap<string, Player>;
  private adviser: OpenedAnalyst | undefined;

  private constructor(context: Context, game: Game, players: ReadonlyMap<string, Player>) {
    this.context = context;
    this.game = game;
    this.players = players;
  }

  /** Gets ready what the seats ask for. */
  static async open(
    context: Context,
    game: Game,
    kinds: readonly SeatKind[],
    seed: string,
  ): Promise<Result<Computer, CommandFault>> {
    const players = new Map<string, Player>();
    const seated = kinds.flatMap((kind, seat): readonly Seated[] => {
      const level = levelOf(kind);
      return level === undefined ? [] : [{ level, character: characterOf(kinds, seat) }];
    });
    if (seated.length > 0) {
      const bot = await findBot(game);
      if (!bot.ok) return bot;
      for (const each of seated) {
        const player = await openPlayer(context, bot.value, each, seed);
        if (!player.ok) return player;
        players.set(keyOf(each), player.value);
      }
    }
    return ok(new Computer(context, game, players));
  }

  /** The rest of the turn of the seat that acts. */
  async chooseTurn(
    bot: Seated,
    position: Position,
    signal: StopSignal,
    onReport: (report: Report) => void,
  ): Promise<readonly Action[]> {
    const { actions } = await this.players.get(keyOf(bot))!.chooseTurn(position, { stop: signal, onReport });
    return actions;
  }

  /** The best variation, as strong as the computer can in a moment. */
  async advise(position: Position, signal: StopSignal): Promise<Result<Report, CommandFault>> {
    if (!this.adviser) {
      const opened = await openAnalyst(this.context, this.game, 'big');
      if (!opened.ok) return opened;
      this.adviser = opened.value;
    }
    const limits = { simulations: HINT };
    return ok(await this.adviser.analyst.analyse(position, { limits, stop: signal }));
  }
}

const keyOf = ({ level, character }: Seated): string => `${level}.${character}`;

const openPlayer = async (
  { catalogue }: Context,
  bot: Bot,
  { level, character }: Seated,
  seed: string,
): Promise<Result<Player, CommandFault>> => {
  const how = bot.levels[level - 1];
  if (!how) {
    const most = bot.levels.length;
    return misuse(`There is no level ${level}.`, `The levels are bot:1 to bot:${most}; ${most} is the strongest.`);
  }
  const evaluator = await openEvaluator(bot, how.evaluator);
  if (!evaluator.ok) return refuse(commandFault(catalogue, evaluator.error, bot.game.id));
  return ok(new Player({ bot, evaluator: evaluator.value, level: how, around, seed: `${seed}/bot`, character }));
};
