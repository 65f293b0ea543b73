import { parentPort } from 'node:worker_threads';
import { drawCard } from './drawCard.ts';
import { fontFiles } from './fonts.ts';
import type { DrawAnswer, DrawQuestion } from './painter.ts';
import { Rasteriser } from './rasterise.ts';
import { sceneOf } from './sceneOf.ts';

// Runs in a thread of its own: drawing takes a tenth of a second, in which no turn could be taken.
const rasteriser = new Rasteriser(fontFiles());
const port = parentPort!;

const draw = async ({ card }: DrawQuestion): Promise<Uint8Array | undefined> => {
  const boards = await Promise.all(card.boards.map(board => sceneOf(board, card.lang)));
  const drawn = boards.filter(board => board !== undefined);
  if (drawn.length === 0 || drawn.length < boards.length) return undefined;
  return rasteriser.png(drawCard(card, drawn, rasteriser.measure));
};

port.on('message', (question: DrawQuestion) => {
  const answer = (png: Uint8Array | undefined): void =>
    port.postMessage({ id: question.id, ...(png && { png }) } satisfies DrawAnswer);
  draw(question).then(answer, () => answer(undefined));
});
