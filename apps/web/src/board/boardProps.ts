import type { Motion, Scene } from '@threefold-games/stage';
import type { ComponentChildren } from 'preact';

/** What a board shows, and whom it tells what happens on it. */
export interface BoardProps {
  readonly scene: Scene;
  /** A cell in words, for those who do not see it. */
  say(cell: string): string;
  /** What the board is called. */
  readonly label: string;
  /** A cell was pointed at, or chosen by keyboard. */
  onPick(cell: string, how: 'tap' | 'key'): void;
  /** What stood on a cell was carried to another. */
  onDrag?: (from: string, to: string) => void;
  /** Whether what stands on a cell can be carried. */
  canDrag?: (cell: string) => boolean;
  /** Something was taken up and is being carried: the time to show where it may go. */
  onLift?: (cell: string) => void;
  /** The cell under the mouse, or under what is carried. */
  onHover?: (cell: string | undefined) => void;
  /** The cell that the keyboard is on; it belongs into `Look.focus`. */
  onFocusCell?: (cell: string | undefined) => void;
  /** A finger went sideways over a board that cannot be moved: 1 for what comes next, -1 for what was before. */
  onSwipe?: (by: 1 | -1) => void;
  /** What happened between the scene before and this one; a new `id` plays it. */
  readonly motion?: { readonly id: number; readonly steps: readonly Motion[] };
  /** A motion is over, or was cut short. */
  onSettled?: (id: number) => void;
  /** Whether notation is spoken of, so that fields are to be told by their names. */
  readonly named?: boolean;
  /** Whether the picture stays as it is while the scene grows. */
  readonly held?: boolean;
  /** Whether all of it is shown at first, however small that makes it. */
  readonly whole?: boolean;
  /** Whether the scene is one of several that follow by themselves, and nothing can be done in it. */
  readonly passing?: boolean;
  /** Whether the board can be moved and zoomed; else all of it is always seen. */
  readonly zoomable?: boolean;
  readonly view?: '2d' | '3d';
  /** In how many ways the board can be rotated, for cameras that stand behind the seats; `Face.rotations`. */
  readonly rotations?: number;
  /** Buttons of the page, in a row with those of the board. */
  readonly tools?: ComponentChildren;
}
