import { CHANCE, History, NOBODY, parseOptions, type Setup, seededRandom } from '@threefold-games/core';
import {
  type Bot,
  CHARACTERS,
  type Evaluator,
  type EvaluatorName,
  Player,
  type StopSignal,
} from '@threefold-games/search';
import { around, openEvaluator } from '../bots.ts';
import { Dealer } from './chance.ts';

/** A game between bots of levels by lot. */
export interface MixedGame {
  readonly setup: Setup;
  readonly history: History;
  /** By seat. */
  readonly levels: readonly number[];
}

/** Plays games of the usual options between levels by lot, from the lowest to the highest of them. */
export class MixedGames {
  private readonly bot: Bot;
  private readonly range: { readonly lowest: number; readonly highest: number };
  private readonly evaluators = new Map<string, Evaluator>();

  constructor(bot: Bot, range: { readonly lowest: number; readonly highest: number }) {
    this.bot = bot;
    this.range = range;
  }

  /** The game that follows from a seed; with an open end where it was stopped. */
  async play(seed: string, stop: StopSignal): Promise<MixedGame> {
    const { bot, range } = this;
    const { game } = bot;
    const random = seededRandom(`${seed}/table`);
    const seats = game.seats[random.below(game.seats.length)]!;
    const levels = Array.from({ length: seats }, () => range.lowest + random.below(range.highest - range.lowest + 1));
    const players: Player[] = [];
    for (const [seat, number] of levels.entries()) {
      const level = bot.levels[number - 1]!;
      const evaluator = await this.open(level.evaluator, seat);
      const character = random.below(CHARACTERS);
      players.push(new Player({ bot, evaluator, level, around, seed: `${seed}/${seat}`, character }));
    }
    const options = parseOptions(game.options, seats, {});
    if (!options.ok) throw new Error(options.error.detail);
    const dealer = new Dealer(seed, game.maxActions);
    const setup = game.setup(options.value, seats, seededRandom(`${seed}/setup`));
    let history = History.of(game, setup);
    while (history.position.actor !== NOBODY && !stop.aborted) {
      const { position } = history;
      history = history.withActions(
        position.actor === CHANCE
          ? [dealer.draw(position)]
          : (await players[position.actor]!.chooseTurn(position, { stop })).actions,
      );
    }
    return { setup, history, levels };
  }

  /** An evaluator of a seat's own: it keeps scratch memory. */
  private async open(name: EvaluatorName, seat: number): Promise<Evaluator> {
    const key = `${name} ${seat}`;
    const known = this.evaluators.get(key);
    if (known) return known;
    const opened = await openEvaluator(this.bot, name);
    if (!opened.ok) throw new Error(opened.error.detail);
    this.evaluators.set(key, opened.value);
    return opened.value;
  }
}
