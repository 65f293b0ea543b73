import { type Game, History } from '@threefold-games/core';
import { type Candidate, Judge, type Puzzling, turnOf } from '@threefold-games/learn';
import { type Bot, CHARACTERS, type Evaluator, type Level, Player, type StopSignal } from '@threefold-games/search';
import { around, openEvaluator } from '../bots.ts';

/** How often a level that leaves something to chance tries a puzzle; any other finds it or not. */
const TRIES = 4;
/** After so many levels running that always found it, stronger ones are taken to find it. */
const CERTAIN = 3;

/** What the levels made of a puzzle. Plain data, a line of a file. */
export interface Grade {
  readonly id: string;
  /** By level, from the first on: the part of its tries in which it found it. */
  readonly found: readonly number[];
}

/** Lets every level try a puzzle, without proofs: people do not see those either. */
export class Grader {
  private readonly bot: Bot;
  private readonly puzzling: Puzzling;
  private readonly evaluators = new Map<string, Evaluator>();

  constructor(bot: Bot, puzzling: Puzzling) {
    this.bot = bot;
    this.puzzling = puzzling;
  }

  /** The grade; undefined when it was stopped. */
  async grade(puzzle: Candidate, stop: StopSignal): Promise<Grade | undefined> {
    const judge = new Judge(this.bot.game, this.puzzling.facts);
    const found: number[] = [];
    for (const [i, level] of this.bot.levels.entries()) {
      const isCertain = found.length >= CERTAIN && found.slice(-CERTAIN).every(share => share === 1);
      found.push(isCertain ? 1 : await this.share(puzzle, judge, level, i + 1, stop));
      if (stop.aborted) return undefined;
    }
    return { id: puzzle.id, found };
  }

  private async share(
    puzzle: Candidate,
    judge: Judge,
    level: Level,
    number: number,
    stop: StopSignal,
  ): Promise<number> {
    const { bot } = this;
    const tries = level.looks !== undefined || level.temperature > 0 ? TRIES : 1;
    const history = historyOf(bot.game, puzzle);
    const evaluator = await this.open(level);
    let solved = 0;
    for (let attempt = 0; attempt < tries; attempt++) {
      const player = new Player({
        bot,
        evaluator,
        level: { ...level, proof: 0 },
        around,
        seed: `${puzzle.id}/${number}/${attempt}`,
        character: attempt % CHARACTERS,
      });
      const { steps } = await player.chooseTurn(history.position, { stop });
      const next = history.with(steps);
      if (next.ok && judge.meets(puzzle.goal, turnOf(next.value, 0))) solved++;
    }
    return solved / tries;
  }

  private async open({ evaluator: name }: Level): Promise<Evaluator> {
    const known = this.evaluators.get(name);
    if (known) return known;
    const opened = await openEvaluator(this.bot, name);
    if (!opened.ok) throw new Error(opened.error.detail);
    this.evaluators.set(name, opened.value);
    return opened.value;
  }
}

const historyOf = (game: Game, { id, position }: Candidate): History => {
  const decoded = game.decode(position);
  if (!decoded.ok) throw new Error(`puzzle ${id} does not open: ${decoded.error.detail}`);
  return History.from(game, decoded.value);
};
