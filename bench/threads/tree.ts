// A thread with a tree of its own: it thinks about a position for so long, and answers with its counts.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { findGame, loadBot } from '@threefold-games/catalogue';
import { portOf, Search } from '@threefold-games/search';
import { countsOf, moved, noisy } from './contestants.ts';

/** What such a thread is. */
export interface TreeThread {
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
