import { Worker } from 'node:worker_threads';
import { findGame } from '@threefold/games';
import { EngineClient, EngineTeam, type WorkerPort, workerPort } from '@threefold/search';
import { pointsOf } from '../src/points.ts';

const openWorker = (): WorkerPort =>
  workerPort(new Worker(new URL('worker.mjs', import.meta.url), { execArgv: ['--conditions=threefold-source'] }));
/** Analyses of each position in turn with one thread and with two; the first of them warm up. */
const ROUNDS = 5;
const MILLISECONDS = 3000;

/** How many simulations two threads make in the time of one, and what each of them costs of the processor. */
export const measureSpeed = async (id: string, say: (line: string) => void): Promise<void> => {
  const game = findGame(id)!;
  const team = new EngineTeam({
    first: new EngineClient(openWorker),
    another: () => new EngineClient(openWorker),
    threads: 2,
    after: () => () => undefined,
  });
  const sums = [1, 2].map(() => ({ simulations: 0, wall: 0, used: 0 }));
  for (const { position } of pointsOf(game, 2).slice(0, 3)) {
    for (let round = 0; round < ROUNDS; round++) {
      for (const threads of round % 2 === 0 ? [1, 2] : [2, 1]) {
        team.forget();
        const began = [performance.now(), processorTime()] as const;
        const asked = team.analyse({
          game: id,
          position: position.encode(),
          evaluator: 'big',
          wait: true,
          variations: 1,
          threads,
          proof: 0,
          limits: { milliseconds: MILLISECONDS },
        });
        const thought = await asked.answer;
        if (!thought.ok) throw new Error(thought.error.code);
        if (round === 0) continue;
        const sum = sums[threads - 1]!;
        sum.simulations += thought.value.report.simulations;
        sum.wall += performance.now() - began[0];
        sum.used += processorTime() - began[1];
      }
    }
  }
  team.close();
  const [one, two] = sums.map(({ simulations, wall, used }) => ({
    pace: simulations / wall,
    cost: used / simulations,
  }));
  say(
    `${id}, big net: ${(1000 * one!.pace).toFixed(0)} simulations a second with one thread, ${(1000 * two!.pace).toFixed(0)} with two; ` +
      `${one!.cost.toFixed(2)} ms of the processor for each with one, ${two!.cost.toFixed(2)} with two`,
  );
};

/** Milliseconds that all threads have used. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
