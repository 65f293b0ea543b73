import type { Tower } from '../rules/tables.ts';
import { isTower } from './towers.ts';

/** A step's text, taken apart. */
type Step =
  | { readonly what: 'place'; readonly tower: Tower; readonly goal: string }
  | { readonly what: 'move' | 'take'; readonly source: string; readonly goal: string };

/** Whether a step chooses a side (TA-H.2). */
export const isChoice = (text: string): text is 'swap' | 'stay' => text === 'swap' || text === 'stay';

/** Reads a step with a tower; undefined for another text. */
export const readStep = (text: string): Step | undefined => {
  const [, tower, placed] = /^(..)@([a-o][1-5])$/.exec(text) ?? [];
  if (tower !== undefined && isTower(tower)) return { what: 'place', tower, goal: placed! };
  const [, source, sign, goal] = /^([a-o][1-5])([-x])([a-o][1-5])$/.exec(text) ?? [];
  if (source === undefined) return undefined;
  return { what: sign === 'x' ? 'take' : 'move', source, goal: goal! };
};

export const readSteps = (texts: readonly string[]): readonly Step[] => texts.flatMap(text => readStep(text) ?? []);

/** The cell that a step begins at; a placement has none. */
export const sourceOf = (step: Step): string | undefined => (step.what === 'place' ? undefined : step.source);

/** A step as people read it: with the signs that printers use. */
export const prettyStep = (text: string): string => text.replace('-', '–').replace('x', '×');
