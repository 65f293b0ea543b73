import { loadGame, puzzlesOf } from '@threefold-games/catalogue/load';
import type { Result } from '@threefold-games/core';
import type { Puzzle } from '@threefold-games/learn';
import type { PuzzleJudge } from '../../src/puzzles/judges.ts';
import { judgeTurn, proveReport, STRONG_NODES, USUAL_NODES } from '../../src/puzzles/judgeTurn.ts';

/** Judges as the threads do, without one: nothing has to be started. */
export const inlineJudge = (): PuzzleJudge => {
  const withFacts = async <T>(
    { game: id }: Puzzle,
    work: (game: never, facts: never) => Result<T>,
  ): Promise<Result<T>> => {
    const [game, shelf] = [await loadGame(id), puzzlesOf(id)];
    return work(game as never, (await shelf!.puzzling()).puzzling.facts as never);
  };
  const limits = { usual: USUAL_NODES, strong: STRONG_NODES, mayGoOn: () => true };
  return {
    judge: (_, puzzle, steps) => withFacts(puzzle, (game, facts) => judgeTurn(game, facts, puzzle, steps)),
    prove: (_, puzzle, steps) => withFacts(puzzle, (game, facts) => proveReport(game, facts, puzzle, steps, limits)),
    close: () => undefined,
  };
};
