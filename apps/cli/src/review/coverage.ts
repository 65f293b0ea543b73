import type { OpenedCoach } from '@threefold-games/catalogue/coach';
import type { Game } from '@threefold-games/core';
import { anyReasonOf, type Reason, type ReviewAnalyst, reviewGame, reviewOf } from '@threefold-games/learn';
import type { Bot, StopSignal } from '@threefold-games/search';
import { MixedGames } from '../match/mixedGame.ts';
import { tellPoint } from './tell.ts';

/** What was counted over games that bots of mixed levels have played. */
export interface Coverage {
  games: number;
  turns: number;
  /** Turning points, and those among them with a reason of the game's own. */
  points: number;
  explained: number;
  /** By reason: how often it speaks, and how often as the first. */
  readonly said: Map<string, { all: number; first: number }>;
  /** By level: its turns, and what they gave away in all. */
  readonly levels: Map<number, { turns: number; given: number }>;
}

interface CoverageOptions {
  readonly bot: Bot;
  readonly analyst: ReviewAnalyst;
  readonly coach: OpenedCoach;
  readonly games: number;
  readonly seed: string;
  readonly highest: number;
  readonly stop: StopSignal;
  /** Hears about each turning point, as it is told to people. */
  onPoint(told: readonly string[]): void;
  onGame(coverage: Coverage): void;
}

/** Lets bots of mixed levels play, reviews their games, and counts what the coach has to say. */
export const cover = async (options: CoverageOptions): Promise<Coverage> => {
  const { bot, analyst, coach, games, seed, highest, stop, onPoint, onGame } = options;
  const coverage: Coverage = { games: 0, turns: 0, points: 0, explained: 0, said: new Map(), levels: new Map() };
  const table = new MixedGames(bot, { lowest: 1, highest });
  for (let number = 0; number < games && !stop.aborted; number++) {
    const { history, levels } = await table.play(`${seed}/${number}`, stop);
    const reviewer = await reviewGame(history, analyst, { stop });
    if (stop.aborted) break;
    const review = reviewOf(reviewer);
    coverage.games++;
    coverage.turns += history.length;
    for (const [turn, loss] of review.losses.entries()) {
      const level = levels[history.turns[turn]!.seat]!;
      const counted = coverage.levels.get(level) ?? { turns: 0, given: 0 };
      coverage.levels.set(level, { turns: counted.turns + 1, given: counted.given + (loss ?? 0) });
    }
    for (const point of review.points) {
      count(coverage, coach.reasons(point.moment));
      onPoint([
        `${bot.game.id} ${seed}/${number}, levels ${levels.join(', ')}`,
        ...tellPoint(reviewer, point, coach, 100),
      ]);
    }
    onGame(coverage);
  }
  return coverage;
};

const count = (coverage: Coverage, reasons: readonly Reason[]): void => {
  coverage.points++;
  if (reasons.some(isOwn)) coverage.explained++;
  for (const [i, { id }] of reasons.entries()) {
    const said = coverage.said.get(id) ?? { all: 0, first: 0 };
    coverage.said.set(id, { all: said.all + 1, first: said.first + (i === 0 ? 1 : 0) });
  }
};

/** Whether a reason says more than that another turn was better. */
const isOwn = (reason: Reason): boolean => !['line', 'gift'].includes(anyReasonOf(reason) ?? '');

/** What was counted, line by line. */
export const tellCoverage = (game: Game, coverage: Coverage): readonly string[] => {
  const { games, turns, points, explained, said, levels } = coverage;
  const percent = (part: number): string => `${((100 * part) / Math.max(1, points)).toFixed(1)} %`;
  return [
    `${game.id}: ${games} games, ${turns} turns, ${points} turning points, ${explained} with a reason of their own (${percent(explained)})`,
    ...[...said]
      .sort(([, a], [, b]) => b.all - a.all)
      .map(
        ([id, { all, first }]) => `  ${id.padEnd(20)} ${String(all).padStart(5)}  first ${String(first).padStart(5)}`,
      ),
    '  points given away a turn, by level:',
    ...[...levels]
      .sort(([a], [b]) => a - b)
      .map(
        ([level, counted]) =>
          `  ${String(level).padStart(4)}  ${((100 * counted.given) / counted.turns).toFixed(2)}  (${counted.turns} turns)`,
      ),
  ];
};
