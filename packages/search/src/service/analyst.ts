import { moverOf, type Position } from '@threefold-games/core';
import { byWorth } from '../byWorth.ts';
import { type Limits, type StopSignal, stopAt, TIME_FOR_PROOF, timeForTurn } from '../limits.ts';
import type { PlayerOptions } from '../player.ts';
import { provenVariation, proveWinOrLoss } from '../prove.ts';
import type { Report } from '../report.ts';
import { Search } from '../search.ts';
import { ANY_TURNS, Solver } from '../solve.ts';
import { type Thinking, think } from '../think.ts';
import type { Helper } from '../together.ts';

/** What an analyst is made of: what a player is, without its level and its chance. */
export type AnalystOptions = Omit<PlayerOptions, 'level' | 'seed'>;

/** What may be said about one analysis. */
export interface AnalysisOptions extends Thinking {
  /** Without any it goes on until it is stopped. */
  readonly limits?: Limits | undefined;
  /** Nodes for each attempt to prove an ending before the search begins; 200,000 unless told otherwise. */
  readonly proof?: number | undefined;
  /** Who looks at positions with it, in threads of their own. */
  readonly helpers?: readonly Helper[] | undefined;
}

const PROOF_NODES = 200_000;

/** Thinks about positions of one game, and keeps what it has found out from one to the next. */
export class Analyst {
  private readonly options: AnalystOptions;
  private search: Search | undefined;
  private solver: Solver | undefined;

  constructor(options: AnalystOptions) {
    this.options = options;
  }

  /** Thinks about a position that is not over. The position is left as it was. */
  async analyse(
    position: Position,
    { limits = {}, variations = 1, proof = PROOF_NODES, helpers, stop, onReport }: AnalysisOptions = {},
  ): Promise<Report> {
    const { bot, around } = this.options;
    const began = around.now();
    const time = timeForTurn(limits) ?? Number.POSITIVE_INFINITY;
    const search = this.searchAt(position);
    if (limits.nodes !== undefined) search.tidy();
    let proven = false;
    if (position.actor >= 0 && bot.isLate(position)) {
      this.solver ??= new Solver(bot.game);
      const enough = stopAt(around, began + TIME_FOR_PROOF * time, stop);
      proven = await proveWinOrLoss(search, { solver: this.solver, nodes: proof, around, stop: enough });
    }
    const seat = moverOf(bot.game, position);
    const inOrder = (each: Report): Report => ({ ...each, variations: byWorth(each.variations, seat) });
    const thought = await think(search, around, {
      simulations: limits.simulations,
      nodes: limits.nodes,
      milliseconds: began + time - around.now(),
      variations,
      compared: variations,
      helpers,
      stop,
      onReport: onReport && (each => onReport(inOrder(each))),
    });
    const report = inOrder(thought);
    return proven ? this.withProof(report, position, variations, stopAt(around, began + time, stop)) : report;
  }

  /** The search leaves off where the solver has a proof: the best variation is the proof's. */
  private async withProof(report: Report, position: Position, variations: number, stop: StopSignal): Promise<Report> {
    const { bot, around } = this.options;
    const winner = report.values.findIndex(value => value > 0.5);
    const turns = report.solvedIn ?? ANY_TURNS;
    const attempt = { solver: this.solver!, nodes: PROOF_NODES, around, stop };
    const variation = await provenVariation(bot.game, position, { winner, turns }, attempt);
    if (variation.actions.length === 0) return report;
    const first = report.variations.find(({ actions }) => actions[0] === variation.actions[0]);
    const { visits = 0, prior = 0 } = first ?? {};
    const { solved, solvedIn, values } = report;
    const best = { ...variation, visits, prior, values, solved, ...(solvedIn === undefined ? {} : { solvedIn }) };
    return {
      ...report,
      variations: [best, ...report.variations.filter(other => other !== first)].slice(0, variations),
    };
  }

  private searchAt(position: Position): Search {
    const { bot, evaluator, memory } = this.options;
    if (this.search?.tree.seats === position.seats) this.search.moveTo(position);
    else this.search = new Search(bot.game, evaluator, position, memory === undefined ? {} : { memory });
    return this.search;
  }
}
