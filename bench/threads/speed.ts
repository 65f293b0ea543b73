import { cpus } from 'node:os';
import { findGame } from '@threefold-games/catalogue';
import { EngineClient, EngineTeam, type WorkerPort, workerPort } from '@threefold-games/search';
import { pointsOf } from '../src/points.ts';
import { openThread } from './openThread.ts';

const openWorker = (): WorkerPort => workerPort(openThread('worker.mjs'));
/** Analyses of each position in turn with one thread and with two; the first of them warm up. */
const ROUNDS = 10;
const MILLISECONDS = 1000;
/** An analysis counts only where everything else on the machine used less than this part of a core. */
const DISTURBED = 0.2;

/** How many simulations two threads make in the time of one, and what each of them costs of the processor. */
export const measureSpeed = async (id: string, say: (line: string) => void): Promise<void> => {
  const game = findGame(id)!;
  const team = new EngineTeam({
    first: new EngineClient(openWorker),
    another: () => new EngineClient(openWorker),
    threads: 2,
    after: () => () => undefined,
  });
  const sums = [1, 2].map(() => ({ analyses: 0, simulations: 0, wall: 0, used: 0 }));
  for (const { position } of pointsOf(game, 2).slice(0, 3)) {
    for (let round = 0; round < ROUNDS; round++) {
      for (const threads of round % 2 === 0 ? [1, 2] : [2, 1]) {
        team.forget();
        const [began, usedBefore, idleBefore] = [performance.now(), processorTime(), idleTime()];
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
        const wall = performance.now() - began;
        const used = processorTime() - usedBefore;
        const byOthers = cpus().length * wall - used - (idleTime() - idleBefore);
        if (round === 0 || byOthers > DISTURBED * wall) continue;
        const sum = sums[threads - 1]!;
        sum.analyses++;
        sum.simulations += thought.value.report.simulations;
        sum.wall += wall;
        sum.used += used;
      }
    }
  }
  team.close();
  for (const [i, { analyses, simulations, wall, used }] of sums.entries())
    say(
      `${id}, big net, threads: ${i + 1}, analyses that nothing disturbed: ${analyses}, simulations a second: ` +
        `${((1000 * simulations) / wall).toFixed(0)}, milliseconds of the processor for each: ${(used / simulations).toFixed(3)}`,
    );
};

/** Milliseconds that all threads have used. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds that the cores had nothing to do, added up. */
const idleTime = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0);
