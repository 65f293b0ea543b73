import { type Action, type Position, type Random, seededRandom } from '@threefold/core';
import type { Bot } from './bot.ts';
import { sampleEdge } from './choose.ts';
import type { Evaluator } from './evaluator.ts';
import type { Level } from './level.ts';
import { type Limits, timeForTurn } from './limits.ts';
import type { Report } from './lines.ts';
import { Search } from './search.ts';
import { settle } from './settle.ts';
import { Solver } from './solve.ts';
import { type StopSignal, type Surroundings, think } from './think.ts';

export interface PlayerOptions {
  readonly bot: Bot;
  /** The judge that the level asks for, or the best there is. */
  readonly evaluator: Evaluator;
  readonly level: Level;
  readonly around: Surroundings;
  /** What the player leaves to chance follows from it. */
  readonly seed: string | number;
  /** The most bytes for the tree. */
  readonly memory?: number;
}

export interface TurnOptions {
  /** Stops earlier than the level would; never makes it stronger. */
  readonly limits?: Limits | undefined;
  readonly stop?: StopSignal | undefined;
  readonly onReport?: ((report: Report) => void) | undefined;
}

/** What a player does with its turn. */
export interface Choice {
  readonly actions: readonly Action[];
  /** The steps in the notation. */
  readonly steps: readonly string[];
  /** What it thought before the last step that it had to think about. */
  readonly report: Report | undefined;
}

/** The share of a turn's remaining time that a step may take: another may follow. */
const TIME_FOR_STEP = 0.6;

/** Plays one seat, or several, of one game at one level, and keeps what it has found out from turn to turn. */
export class Player {
  readonly level: Level;
  private readonly bot: Bot;
  private readonly evaluator: Evaluator;
  private readonly around: Surroundings;
  private readonly random: Random;
  private readonly options: { readonly seed: string | number; readonly memory?: number };
  private search: Search | undefined;
  private solver: Solver | undefined;

  constructor({ bot, evaluator, level, around, seed, memory }: PlayerOptions) {
    this.bot = bot;
    this.evaluator = evaluator;
    this.level = level;
    this.around = around;
    this.random = seededRandom(`player ${seed}`);
    this.options = memory === undefined ? { seed } : { seed, memory };
  }

  /** How often this player has judged a position. */
  get evaluations(): number {
    return this.search?.evaluations ?? 0;
  }

  /** Chooses the rest of the turn of the seat that acts. The position is left as it was. */
  async chooseTurn(position: Position, { limits = {}, stop, onReport }: TurnOptions = {}): Promise<Choice> {
    const ahead = position.copy();
    const time = timeForTurn(limits);
    const deadline = time === undefined ? undefined : this.around.now() + time;
    const actions: Action[] = [];
    const steps: string[] = [];
    let last: Report | undefined;
    do {
      const milliseconds = deadline === undefined ? undefined : TIME_FOR_STEP * (deadline - this.around.now());
      const { action, report } = await this.chooseStep(ahead, { ...limits, milliseconds }, stop, onReport);
      last = report ?? last;
      actions.push(action);
      steps.push(ahead.format(action));
      ahead.make(action);
    } while (!ahead.atTurnStart);
    return { actions, steps, report: last };
  }

  private async chooseStep(
    position: Position,
    limits: { readonly simulations?: number; readonly nodes?: number; readonly milliseconds: number | undefined },
    stop: StopSignal | undefined,
    onReport: ((report: Report) => void) | undefined,
  ): Promise<{ readonly action: Action; readonly report?: Report }> {
    const { level, bot } = this;
    const search = this.searchAt(position);
    const only = onlyStep(bot, position);
    if (only !== undefined) return { action: only };
    if (level.proof > 0 && bot.isLate(position)) {
      this.solver ??= new Solver(bot.game);
      await settle(search, this.solver, level.proof, this.around, stop);
    }
    const report = await think(search, this.around, {
      simulations: Math.min(level.simulations, limits.simulations ?? Number.POSITIVE_INFINITY),
      nodes: limits.nodes,
      milliseconds: limits.milliseconds,
      turns: level.turns,
      stop,
      onReport,
    });
    const edge = sampleEdge(search, level.temperature, this.random);
    return { action: search.tree.action[edge]! as Action, report };
  }

  private searchAt(position: Position): Search {
    if (this.search?.tree.seats === position.seats) this.search.moveTo(position);
    else this.search = new Search(this.bot.game, this.evaluator, position, this.options);
    return this.search;
  }
}

/** The step where there is no choice. */
const onlyStep = ({ game }: Bot, position: Position): Action | undefined => {
  const out = new Int32Array(game.maxActions);
  return position.legal(out) === 1 ? (out[0] as Action) : undefined;
};
