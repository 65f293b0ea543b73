import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { findGame, loadBot } from '@threefold-games/catalogue';
import type { Action, Game } from '@threefold-games/core';
import { EngineClient, EngineTeam, portOf, Search, workerPort } from '@threefold-games/search';
import { bestOf, type Contestant, type Counts, countsOf, moved, noisy } from './contestants.ts';
import { PAIRS, playGame, told } from './match.ts';
import { openThread } from './openThread.ts';

// A thread with a tree of its own: it thinks about a position for so long, and answers with its counts.

/** What such a thread is. */
interface TreeThread {
  readonly game: string;
  readonly seed: number;
  /** Whether it doubts its priors, so that it is not the same as another. */
  readonly doubts: boolean;
}

const { game: id, seed, doubts } = workerData as TreeThread;
const game = findGame(id)!;
const net = (await loadBot(id))!.nets!.big;
const opened = net.open(await readFile(net.url));
if (!opened.ok) throw new Error(opened.error.code);
const evaluator = doubts ? noisy(opened.value) : opened.value;
let search: Search | undefined;

const port = portOf(parentPort!);
port.onMessage(message => {
  const { text, milliseconds } = message as { readonly text: string; readonly milliseconds: number };
  const ends = performance.now() + milliseconds;
  const position = game.decode(text);
  if (!position.ok) throw new Error(position.error.code);
  search = moved(search, () => new Search(game, evaluator, position.value, { seed }), position.value);
  const { tree } = search;
  for (let end = 'done'; end === 'done' && performance.now() < ends; )
    end = search.run({ simulations: tree.visits[search.root]! + 1 });
  port.post(countsOf(search));
});

/** Two threads against one by the clock, with the big net. The machine must have two cores that nothing else uses. */
export const playTimed = async (
  id: string,
  { milliseconds, games, first }: { readonly milliseconds: number; readonly games: number; readonly first: number },
  say: (line: string) => void,
): Promise<void> => {
  const game = findGame(id)!;
  const contestants = {
    alone: trees(game, 1, milliseconds),
    merged: trees(game, 2, milliseconds),
    together: team(game, milliseconds),
  };
  const points = PAIRS.map(() => 0);
  for (let number = 0; number < games; number++) {
    for (const [at, names] of PAIRS.entries()) {
      points[at]! += await playGame(
        game,
        names.map(name => contestants[name]),
        first + number,
      );
      say(`${id}, ${milliseconds} ms a step: ${names.join(' v ')} ${told(points[at]!, number + 1)}`);
    }
  }
};

/** Threads with a tree each, whose counts are added up. */
const trees = (game: Game, count: number, milliseconds: number): Contestant => {
  const threads = Array.from({ length: count }, (_, i) =>
    openThread('tree.ts', { game: game.id, seed: 1 + i, doubts: i > 0 } satisfies TreeThread),
  );
  return {
    async choose(position) {
      const counts = threads.map(async thread => {
        portOf(thread).post({ text: position.encode(), milliseconds });
        return (await once(thread, 'message'))[0] as Counts;
      });
      return bestOf(await Promise.all(counts));
    },
  };
};

/** Two threads with one tree, as the app has them. */
const team = (game: Game, milliseconds: number): Contestant => {
  const client = (): EngineClient => new EngineClient(() => workerPort(openThread('worker.mjs')));
  const engine = new EngineTeam({ first: client(), another: client, threads: 2, after: () => () => undefined });
  return {
    async choose(position) {
      const { answer } = engine.analyse({
        game: game.id,
        position: position.encode(),
        evaluator: 'big',
        wait: true,
        variations: 1,
        proof: 0,
        limits: { milliseconds },
      });
      const thought = await answer;
      if (!thought.ok) throw new Error(thought.error.code);
      return thought.value.report.variations[0]!.actions[0] as Action;
    },
  };
};
