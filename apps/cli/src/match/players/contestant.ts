import type { Action, Position } from '@threefold/core';
import type { StopSignal } from '@threefold/search';
import type { FailureKind } from '../plan.ts';

/** Somebody who plays one seat of a match, game after game. */
export interface Contestant {
  /** Positions evaluated in this game. */
  readonly evaluations: number;
  /** Seconds of processor time spent so far, counted from some fixed moment. */
  seconds(): number;
  /** Begins a new game; what is left to chance in it follows from the seed. */
  begin(seed: string, stop: StopSignal): Promise<void>;
  /** Chooses the rest of the turn of the seat that acts. The position is left as it was. */
  chooseTurn(position: Position, stop: StopSignal): Promise<Answer>;
  /** Ends what must not outlive the match. */
  close(): void;
}

export type Answer =
  | { readonly ok: true; readonly actions: readonly Action[] }
  | { readonly ok: false; readonly kind: FailureKind; readonly detail: string };
