import { formatRecord, makeRecord, type Position } from '@threefold-games/core';
import { type Candidate, lastTurnOf, PuzzleMaker, type Puzzling, type Rejection } from '@threefold-games/learn';
import { type Bot, type Evaluator, Search, type StopSignal, think } from '@threefold-games/search';
import { around } from '../bots.ts';
import { type MixedGame, MixedGames } from '../match/mixedGame.ts';

/** A puzzle as the mine brings it up: nobody has graded it. */
export interface MinedPuzzle extends Candidate {
  /** The turn of its game, counted from 1. */
  readonly turn: number;
  readonly missed: boolean;
}

/** What was found in one game. Plain data, a line of a file. */
export interface MinedGame {
  readonly seed: string;
  readonly number: number;
  readonly record: string;
  readonly puzzles: readonly MinedPuzzle[];
  readonly yield: Yield;
}

/** How many positions came how far, and what the stages cost in seconds. */
export interface Yield {
  readonly turns: number;
  /** By stage: how many goals ended there. */
  readonly rejected: Readonly<Partial<Record<Rejection | 'senseless' | 'double', number>>>;
  readonly played: number;
  readonly mined: number;
  readonly weighed: number;
}

/** The levels whose games are mined: they miss enough, and get far enough. */
const LEVELS = { lowest: 2, highest: 8 } as const;
/** Of a game, one puzzle a theme within so many turns. */
const APART = 6;
/** Simulations with which a turn that reaches a goal is held against the best one, and how many points of the win it may cost. */
const SIMULATIONS = 100;
const MOST_COST = 0.03;

/** Looks for puzzles in games between bots. The same seed and number always give the same. */
export class Mine {
  private readonly bot: Bot;
  private readonly evaluator: Evaluator;
  private readonly maker: PuzzleMaker;
  private readonly table: MixedGames;

  /** The evaluator says whether reaching a goal is good play. */
  constructor(bot: Bot, puzzling: Puzzling, evaluator: Evaluator) {
    this.bot = bot;
    this.evaluator = evaluator;
    this.maker = new PuzzleMaker(bot.game, puzzling);
    this.table = new MixedGames(bot, LEVELS);
  }

  /** What there is in one game; undefined when it was stopped. */
  async dig(seed: string, number: number, stop: StopSignal): Promise<MinedGame | undefined> {
    const began = around.now();
    const played = await this.table.play(`${seed}/${number}`, stop);
    if (stop.aborted) return undefined;
    const playedIn = around.now() - began;
    const { history } = played;
    const puzzles: MinedPuzzle[] = [];
    const rejected: Partial<Record<Rejection | 'senseless' | 'double', number>> = {};
    const reject = (why: keyof typeof rejected): void => {
      rejected[why] = (rejected[why] ?? 0) + 1;
    };
    let weighed = 0;
    for (const [i, turn] of history.turns.entries()) {
      if (stop.aborted) return undefined;
      const before = history.before(i).withActions(turn.actions.slice(0, turn.drawn.length));
      const found = this.maker.at(before.position, lastTurnOf(before));
      if (!('id' in found)) {
        for (const why of found) reject(why);
        continue;
      }
      if (isDouble(puzzles, found, i + 1)) {
        reject('double');
        continue;
      }
      const from = around.now();
      const isSensible = found.goal.kind !== 'facts' || (await this.isSensible(before.position, found.line[0]!));
      weighed += around.now() - from;
      if (isSensible) puzzles.push({ ...found, turn: i + 1, missed: !this.maker.does(before, found.goal, turn.steps) });
      else reject('senseless');
    }
    return {
      seed,
      number,
      record: formatRecord(recordOf(this.bot, played)),
      puzzles,
      yield: {
        turns: history.length,
        rejected,
        played: playedIn / 1000,
        mined: (around.now() - began - playedIn - weighed) / 1000,
        weighed: weighed / 1000,
      },
    };
  }

  /** Whether a turn is hardly worse than the best one. */
  private async isSensible(before: Position, steps: readonly string[]): Promise<boolean> {
    const { bot, evaluator } = this;
    const seat = before.actor;
    const after = before.copy();
    for (const step of steps) after.make(after.parse(step)!);
    const outcome = after.outcome();
    if (outcome) return outcome.shares[seat] === 1;
    const worth = async (position: Position): Promise<number> => {
      const search = new Search(bot.game, evaluator, position);
      const { values, variations } = await think(search, around, { simulations: SIMULATIONS, variations: 1 });
      return (position.actor === seat ? (variations[0]?.values ?? values) : values)[seat]!;
    };
    return (await worth(before)) - (await worth(after)) <= MOST_COST;
  }
}

/** Whether much the same was asked for a few turns ago in this game. */
const isDouble = (earlier: readonly MinedPuzzle[], { themes, goal }: Candidate, turn: number): boolean =>
  earlier.some(
    other =>
      turn - other.turn < APART &&
      (other.themes[0] === themes[0] || (other.goal.kind === 'win' && goal.kind === 'win' && !other.missed)),
  );

const recordOf = (bot: Bot, { setup, history, levels }: MixedGame) =>
  makeRecord(
    bot.game,
    setup,
    levels.map(level => `bot ${level}`),
    history.texts,
    { outcome: history.position.outcome() },
  );
