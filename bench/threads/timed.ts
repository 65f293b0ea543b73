import { once } from 'node:events';
import { findGame } from '@threefold-games/catalogue';
import type { Action, Game } from '@threefold-games/core';
import { EngineClient, EngineTeam, portOf, workerPort } from '@threefold-games/search';
import { bestOf, type Contestant, type Counts } from './contestants.ts';
import { PAIRS, playGame, told } from './match.ts';
import { openThread } from './openThread.ts';
import type { TreeThread } from './tree.ts';

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
