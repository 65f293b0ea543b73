import { type Signal, useSignal } from '@preact/signals';
import type { Look } from '@threefold/stage';

/** What a board is pointed at with; whoever draws it reads it there, so that nothing else of a page is drawn anew for it. */
export interface Pointed {
  /** The cell under the mouse. */
  readonly hover: Signal<string | undefined>;
  /** The cell that the keyboard is on. */
  readonly focus: Signal<string | undefined>;
}

/** A look without what is pointed at. */
export type Beheld = Omit<Look, 'hover' | 'focus'>;

export const usePointed = (): Pointed => ({ hover: useSignal(undefined), focus: useSignal(undefined) });
