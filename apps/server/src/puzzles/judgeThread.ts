import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { loadGame, puzzlesOf } from '@threefold-games/catalogue/load';
import { fail, type Result } from '@threefold-games/core';
import type { JudgeQuestion } from './judges.ts';
import { type JudgedTurn, judgeTurn, proveReport, type ReportVerdict, STRONG_NODES, USUAL_NODES } from './judgeTurn.ts';

/** Milliseconds in which the turns of a puzzle are counted again. */
const COUNTED_WITHIN = 20_000;

const answer = async ({ kind, puzzle, steps }: JudgeQuestion): Promise<Result<JudgedTurn | ReportVerdict>> => {
  const game = await loadGame(puzzle.game);
  const shelf = puzzlesOf(puzzle.game);
  if (!game || !shelf) return fail('puzzle.missing');
  const { facts } = (await shelf.puzzling()).puzzling;
  if (kind === 'try') return judgeTurn(game, facts, puzzle, steps);
  const end = performance.now() + COUNTED_WITHIN;
  const mayGoOn = (): boolean => performance.now() < end;
  return proveReport(game, facts, puzzle, steps, { usual: USUAL_NODES, strong: STRONG_NODES, mayGoOn });
};

// Runs in a thread of its own: one question at a time, each answered before the next one is asked.
parentPort!.on('message', (question: JudgeQuestion) => {
  void answer(question).then(value => parentPort!.postMessage(value, []));
});
