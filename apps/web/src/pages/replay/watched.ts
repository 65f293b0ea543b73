import type { SavedGame } from '../../state/library.ts';
import type { Reel } from '../../study/reel.ts';

/** A game that is watched: what is kept of it here, or nothing where it came with a link. */
export interface Watched {
  readonly reel: Reel;
  readonly saved: SavedGame | undefined;
  /** The room in which it was played, where the server has told it. */
  readonly room?: string;
  /** The turn that its link names. */
  readonly turn: number | undefined;
}
