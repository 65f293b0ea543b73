import type { Drawing } from './drawing.ts';
import { talatDrawing } from './talat.ts';
import { taluvaDrawing } from './taluva.ts';
import { tzaarDrawing } from './tzaar.ts';

export type { Drawing } from './drawing.ts';

/** How each game looks, by its id. */
const DRAWINGS: Readonly<Record<string, Drawing<unknown>>> = {
  talat: talatDrawing,
  tzaar: tzaarDrawing,
  taluva: taluvaDrawing,
};

/** The drawing of a game, for the views that this game gives. */
export const findDrawing = (id: string): Drawing<unknown> | undefined =>
  Object.hasOwn(DRAWINGS, id) ? DRAWINGS[id] : undefined;
