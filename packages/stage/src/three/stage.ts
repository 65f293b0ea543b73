import type { Motion } from '../face.ts';
import type { Palette } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** What a stage in three dimensions is told and asked once. */
export interface ThreeOptions {
  /** The colours of the theme. */
  readonly palette: Palette;
  /** Rims are doubled and every level is numbered. */
  readonly contrast: boolean;
  /** Marks and rims are wider, for those who tell colours apart less well. */
  readonly strong: boolean;
  /** Whether coordinates are shown. */
  readonly coordinates: boolean;
  /** Whether things move; otherwise they are simply there. */
  readonly moves: boolean;
  /** From how many sides the board is looked at by seats; the camera goes there when it is near. Two unless told. */
  readonly rotations?: number;
  /** A cell was tapped or clicked; rotating the camera never is. */
  onPick(cell: string): void;
  /** A piece was carried from one cell to another. */
  onDrag?(from: string, to: string): void;
  /** Whether what stands on a cell can be carried. */
  canDrag?(cell: string): boolean;
  /** The cell under the mouse. */
  onHover?(cell: string | undefined): void;
  /** The camera or the size of the picture has changed: cells are elsewhere in the element. */
  onView?(): void;
  /** The drawing context is lost for good: show the board flat. */
  onLost(): void;
}

/** A mounted stage. It draws when something changes, and only then. */
export interface ThreeStage {
  /** Shows a scene; with motions it goes there from the one before, and the promise is kept when it is there. */
  show(scene: Scene, motions?: readonly Motion[]): Promise<void>;
  /** Other colours, contrast, coordinates. */
  change(options: Partial<Pick<ThreeOptions, 'palette' | 'contrast' | 'strong' | 'coordinates' | 'moves'>>): void;
  /** Where a cell is in the element, in pixels; undefined where it is out of sight. */
  place(cell: string): { readonly x: number; readonly y: number; readonly width: number } | undefined;
  /** Goes to what is shown at once, when the user acts. */
  finish(): void;
  /** Gives back the canvas and everything on the graphics card. */
  destroy(): void;
}
