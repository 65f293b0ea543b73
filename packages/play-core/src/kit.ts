import type { Game } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';
import type { Drawing } from '@threefold-games/stage/terminal';

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
