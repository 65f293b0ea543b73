import type { BoardFace, DrawOptions } from '@threefold-games/stage';
import type { Showing } from '../plan.ts';
import type { BoardSession } from '../session.ts';
import type { Voice } from '../words/index.ts';

/** What the parts of a board are drawn for. */
export interface BoardContext {
  readonly session: BoardSession;
  readonly face: BoardFace;
  readonly voice: Voice;
  readonly showing: Showing;
  readonly draw: Omit<DrawOptions, 'scale'>;
  /** Whether things move. */
  readonly moves: boolean;
  /** Whether room is short. */
  readonly narrow: boolean;
}

/** A part of a board: its element, and what draws it anew. */
export interface BoardPart {
  readonly element: HTMLElement;
  update(context: BoardContext): void;
}
