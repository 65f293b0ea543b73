import { type Game, ok, type Position, type Result } from '@threefold-games/core';
import {
  type Bot,
  DEFAULT_MEMORY,
  type Evaluator,
  type EvaluatorName,
  type Level,
  Player,
  type Report,
  type Surroundings,
} from '@threefold-games/search';
import { fullStrength } from '../bots.ts';
import { type ProtocolFault, refuse, refuseFault } from './faults.ts';
import type { Go } from './go.ts';

/** What thinking needs of the world. */
export interface ThinkingOptions {
  readonly around: Surroundings;
  /** The player of a game. */
  loadBot(id: string): Promise<Bot | undefined>;
  /** The evaluator that is asked for, or the best there is. */
  openEvaluator(bot: Bot, name: EvaluatorName): Promise<Result<Evaluator>>;
  /** Writes one line of output. */
  send(line: string): void;
}

const MEGABYTE = 1024 * 1024;

/** Answers `go`, and keeps what it has found out for the next one as long as game and evaluator stay. */
export class Thinking {
  /** What is left to chance follows from it. */
  seed = '1';
  /** The most megabytes for the tree. */
  megabytes = DEFAULT_MEMORY / MEGABYTE;
  private readonly options: ThinkingOptions;
  private kept: { readonly bot: Bot; readonly key: string; readonly player: Player } | undefined;

  constructor(options: ThinkingOptions) {
    this.options = options;
  }

  /** Forgets what it has found out. */
  forget(): void {
    this.kept = undefined;
  }

  /** The rest of the turn, after `info` lines about it. */
  async go(
    game: Game,
    position: Position,
    go: Go,
    stop: AbortSignal,
  ): Promise<Result<readonly string[], ProtocolFault>> {
    const { around, send } = this.options;
    const began = around.now();
    const bot = await this.options.loadBot(game.id);
    if (!bot) return refuse('protocol.game', `Nobody plays ${game.id} here.`);
    const level = levelOf(bot, go);
    if (!level) return refuse('protocol.argument', `Levels go from 1 to ${bot.levels.length}.`);
    const player = await this.playerFor(bot, level, go.character);
    if (!player.ok) return player;
    const { steps } = await player.value.chooseTurn(position, {
      level,
      limits: go.limits,
      variations: go.variations,
      stop,
      onReport: (report, chosen) => {
        for (const line of infoLines(report, chosen, around.now() - began)) send(line);
      },
    });
    if (go.infinite && !stop.aborted) await new Promise(resolve => stop.addEventListener('abort', resolve));
    return ok(steps);
  }

  private async playerFor(bot: Bot, level: Level, character: number): Promise<Result<Player, ProtocolFault>> {
    const { evaluator: name } = level;
    const key = `${name} ${character} ${level.looks ?? 'all'}`;
    if (this.kept?.bot === bot && this.kept.key === key) return ok(this.kept.player);
    const evaluator = await this.options.openEvaluator(bot, name);
    if (!evaluator.ok) return refuseFault(evaluator.error);
    const { around } = this.options;
    const memory = this.megabytes * MEGABYTE;
    const player = new Player({ bot, evaluator: evaluator.value, level, around, seed: this.seed, memory, character });
    this.kept = { bot, key, player };
    return ok(player);
  }
}

/** The level that is asked for, or full strength within the limits of the line. Undefined where there is no such level. */
const levelOf = (bot: Bot, { level, evaluator, limits }: Go): Level | undefined => {
  if (level === undefined) return fullStrength(bot, evaluator ?? 'big', limits);
  const own = bot.levels[level - 1];
  return own && { ...own, evaluator: evaluator ?? own.evaluator };
};

/** A report as lines of the protocol, the best one first. `chosen` are the steps of the turn that every variation begins with. */
const infoLines = (report: Report, chosen: readonly string[], milliseconds: number): string[] =>
  report.variations.map((variation, i) => {
    const turns = [[...chosen, ...(variation.turns[0] ?? [])], ...variation.turns.slice(1)];
    return [
      `info number ${i + 1}`,
      `simulations ${report.simulations}`,
      `nodes ${report.nodes}`,
      `evaluations ${report.evaluations}`,
      `time ${Math.round(milliseconds)}`,
      `visits ${variation.visits}`,
      `values ${variation.values.map(value => value.toFixed(4)).join(' ')}`,
      ...(variation.solved ? [`solved ${variation.solvedIn ?? 'yes'}`] : []),
      `line ${turns.map(steps => steps.join(' ')).join(' | ')}`,
    ].join(' ');
  });
