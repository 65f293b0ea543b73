import { readStep, type WrittenStep } from '@threefold-games/talat/display';

/** Whether a step chooses a side (TA-H.2). */
export const isChoice = (text: string): text is 'swap' | 'stay' => text === 'swap' || text === 'stay';

export const readSteps = (texts: readonly string[]): readonly WrittenStep[] =>
  texts.flatMap(text => readStep(text) ?? []);

/** The cell that a step begins at; a placement has none. */
export const sourceOf = (step: WrittenStep): string | undefined => (step.what === 'place' ? undefined : step.source);
