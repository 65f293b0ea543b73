import type { Game } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { Drawing } from '@threefold/stage/terminal';

/** All that this package needs to know of a game. */
export interface Kit<View = unknown> {
  readonly game: Game<View>;
  /** Its rules in English, by number. */
  readonly rules: Readonly<Record<string, string>>;
  /** What it looks like in a terminal. */
  readonly drawing: Drawing<View>;
  /** What it looks like and says, in English; made when it is first asked for. */
  face(): Face<View>;
}
