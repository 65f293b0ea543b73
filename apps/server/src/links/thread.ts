import { parentPort } from 'node:worker_threads';
import { drawBoardFile, drawCard } from './drawCard.ts';
import { fontFiles } from './fonts.ts';
import type { DrawAnswer, Drawn, DrawQuestion, Form } from './painter.ts';
import { Rasteriser } from './rasterise.ts';
import { sceneOf } from './sceneOf.ts';

// Runs in a thread of its own: drawing takes a tenth of a second, in which no turn could be taken.
const rasteriser = new Rasteriser(fontFiles());
const port = parentPort!;

const draw = async ({ form, card }: DrawQuestion): Promise<Drawn[Form] | undefined> => {
  const boards = await Promise.all(card.boards.map(board => sceneOf(board, card.lang)));
  const drawn = boards.filter(board => board !== undefined);
  if (drawn.length === 0 || drawn.length < boards.length) return undefined;
  if (form === 'boards') return drawn.map(board => drawBoardFile(board, card.title));
  return rasteriser.png(drawCard(card, drawn, rasteriser.measure));
};

port.on('message', (question: DrawQuestion) => {
  const answer = (drawn: Drawn[Form] | undefined): void =>
    port.postMessage({ id: question.id, ...(drawn && { drawn }) } satisfies DrawAnswer);
  draw(question).then(answer, () => answer(undefined));
});
