import { parentPort } from 'node:worker_threads';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { drawBoardFile, drawCard } from './drawCard.ts';
import { fontFiles } from './fonts.ts';
import type { DrawAnswer, DrawQuestion } from './pictures.ts';
import { sceneOf } from './sceneOf.ts';
import type { Font, Measure } from './wrapText.ts';

/** More than so many widths are not remembered. */
const MANY = 2_000;

/** Turns SVG into PNG with fonts that lie in files, and measures texts in them. */
class Rasteriser {
  private readonly options: ResvgRenderOptions;
  private readonly widths = new Map<string, number>();

  constructor(fontFiles: readonly string[]) {
    this.options = {
      font: { loadSystemFonts: false, fontFiles: [...fontFiles], defaultFontFamily: 'Figtree' },
    };
  }

  png(svg: string): Uint8Array {
    // It knows no weights between the hundreds.
    const known = svg.replaceAll(/(?<= font-weight=")(\d)[1-9]\d(?=")/g, '$100');
    return new Resvg(known, this.options).render().asPng();
  }

  readonly measure: Measure = (text, size, font) => (size / 100) * this.widthOf(text, font);

  /** At a size of 100. */
  private widthOf(text: string, { family, weight }: Font): number {
    const key = `${weight} ${family} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text xml:space="preserve" font-family="${family}" font-weight="${weight}" font-size="100">${escaped}</text></svg>`;
      width = new Resvg(svg, this.options).getBBox()?.width ?? 0;
      if (this.widths.size >= MANY) this.widths.clear();
      this.widths.set(key, width);
    }
    return width;
  }
}

// Runs in a thread of its own: drawing takes a tenth of a second, in which no turn could be taken.
const rasteriser = new Rasteriser(fontFiles());
const port = parentPort!;

const draw = async ({ form, card }: DrawQuestion): Promise<DrawAnswer> => {
  const boards = await Promise.all(card.boards.map(board => sceneOf(board, card.lang)));
  const drawn = boards.filter(board => board !== undefined);
  if (drawn.length === 0 || drawn.length < boards.length) return undefined;
  if (form === 'boards') return drawn.map(board => drawBoardFile(board, card.title));
  return rasteriser.png(drawCard(card, drawn, rasteriser.measure));
};

port.on('message', (question: DrawQuestion) => {
  const answer = (drawn: DrawAnswer): void => port.postMessage(drawn);
  draw(question).then(answer, () => answer(undefined));
});
