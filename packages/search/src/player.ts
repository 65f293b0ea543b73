import { type Action, type Position, type Random, seededRandom } from '@threefold-games/core';
import type { Bot, Evaluator, Level } from './bot.ts';
import { sampleEdge } from './choose.ts';
import { Glance } from './glance.ts';
import { type Limits, type Surroundings, stopAt, TIME_FOR_PROOF, timeForTurn } from './limits.ts';
import { proveWin } from './prove.ts';
import type { Report } from './report.ts';
import { Search } from './search.ts';
import { Solver } from './solve.ts';
import { type Thinking, think } from './think.ts';

/** What a player is made of. */
export interface PlayerOptions {
  readonly bot: Bot;
  /** The evaluator that the level asks for, or the best there is. */
  readonly evaluator: Evaluator;
  readonly level: Level;
  readonly around: Surroundings;
  /** What the player leaves to chance follows from it. */
  readonly seed: string | number;
  /** Which of the game's characters plays, where the level overlooks things; the first unless told otherwise. */
  readonly character?: number;
  /** The most bytes for the tree. */
  readonly memory?: number;
}

/** What may be said about one turn. */
export interface TurnOptions extends Omit<Thinking, 'onReport'> {
  /** Plays this turn at another level. */
  readonly level?: Level | undefined;
  /** Stops earlier than the level would; never makes it stronger. */
  readonly limits?: Limits | undefined;
  /** Called with a report now and then, and the steps of the turn that were chosen before. */
  readonly onReport?: ((report: Report, chosen: readonly string[]) => void) | undefined;
}

/** What a player does with its turn. */
export interface PlayerChoice {
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
  private readonly options: PlayerOptions;
  private readonly random: Random;
  private readonly legal: Int32Array;
  private search: Search | undefined;
  private solver: Solver | undefined;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.random = seededRandom(`player ${options.seed}`);
    this.legal = new Int32Array(options.bot.game.maxActions);
  }

  /** How often this player has evaluated a position. */
  get evaluations(): number {
    return this.search?.evaluations ?? 0;
  }

  /** Chooses the rest of the turn of the seat that acts. The position is left as it was. */
  async chooseTurn(position: Position, options: TurnOptions = {}): Promise<PlayerChoice> {
    const ahead = position.copy();
    const time = timeForTurn(options.limits ?? {});
    const deadline = this.options.around.now() + (time ?? Number.POSITIVE_INFINITY);
    const actions: Action[] = [];
    const steps: string[] = [];
    let last: Report | undefined;
    do {
      const { action, report } = await this.chooseStep(ahead, deadline, options, steps);
      last = report ?? last;
      actions.push(action);
      steps.push(ahead.format(action));
      ahead.make(action);
    } while (!ahead.atTurnStart);
    return { actions, steps, report: last };
  }

  private async chooseStep(
    position: Position,
    deadline: number,
    { level = this.options.level, limits = {}, variations, stop, onReport }: TurnOptions,
    chosen: readonly string[],
  ): Promise<{ readonly action: Action; readonly report?: Report }> {
    const { bot, around } = this.options;
    const search = this.searchAt(position);
    if (limits.nodes !== undefined) search.tidy();
    if (position.legal(this.legal) === 1) return { action: this.legal[0]! as Action };
    const began = around.now();
    const milliseconds = TIME_FOR_STEP * (deadline - began);
    if (level.proof > 0 && bot.isLate(position)) {
      this.solver ??= new Solver(bot.game);
      const enough = stopAt(around, began + TIME_FOR_PROOF * milliseconds, stop);
      // A loss is not looked for: who knows it stops thinking, and a person at the other side may still err.
      await proveWin(search, { solver: this.solver, nodes: level.proof, around, stop: enough });
    }
    const report = await think(search, around, {
      simulations: Math.min(level.simulations, limits.simulations ?? Number.POSITIVE_INFINITY),
      nodes: limits.nodes,
      milliseconds: began + milliseconds - around.now(),
      turns: level.turns,
      stop,
      variations,
      onReport: now => onReport?.(now, chosen),
    });
    onReport?.(report, chosen);
    const edge = sampleEdge(search, level.temperature, this.random);
    return { action: search.tree.action[edge]! as Action, report };
  }

  private searchAt(position: Position): Search {
    const { bot, evaluator, seed, memory } = this.options;
    if (this.search?.tree.seats === position.seats) this.search.moveTo(position);
    else
      this.search = new Search(bot.game, evaluator, position, {
        seed,
        glance: this.glance(),
        ...(memory === undefined ? {} : { memory }),
      });
    return this.search;
  }

  private glance(): Glance | undefined {
    const { bot, level, character = 0 } = this.options;
    return level.looks === undefined
      ? undefined
      : new Glance({ ...bot, looks: level.looks, character, seed: this.random.below(2 ** 30) });
  }
}
