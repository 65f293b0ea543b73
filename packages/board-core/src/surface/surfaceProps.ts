import type { Scene } from '@threefold-games/stage';
import type { BoardInteraction } from '../compose/index.ts';
import { tileInHand } from './sceneFacts.ts';
import type { SurfaceProps } from './surface.ts';

type Played = 'held' | 'onPick' | 'onDrag' | 'canDrag' | 'onLift' | 'onSettled';

/** Connects a surface that shows a scene to an interaction. */
export const surfaceProps = (board: BoardInteraction, scene: Scene): Pick<SurfaceProps, Played> => ({
  // Nothing moves under the finger of a player who composes a turn.
  held: board.seen.look.composed.length > 0,
  onPick: (cell, how) => board.pickCell(cell, how),
  onDrag: (from, to) => board.drag(from, to),
  canDrag: cell => board.canDrag(cell, tileInHand(scene)),
  onLift: cell => board.lift(cell),
  onSettled: id => board.player.settled(id),
});
