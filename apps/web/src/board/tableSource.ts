import type { ReadonlySignal } from '@preact/signals';
import type { InteractionOptions } from '@threefold-games/board-core/compose';
import type { Face, Look } from '@threefold-games/stage';
import type { Adviser } from './askHint.ts';
import type { TableListener } from './tableEvents.ts';
import type { TableModel } from './tableModel.ts';

/** Where a controller gets its positions from, and who decides what becomes of a turn: a match, a study, a replay. */
export interface TableSource {
  readonly model: ReadonlySignal<TableModel>;
  /** Whether turns that somebody else plays are shown as they come. */
  readonly live: boolean;
  /** The clock that the time is read from. */
  now(): number;
  /** Time has passed. */
  tick?(): void;
  /** Steps of the turn in hand were made or taken back. */
  compose?(steps: readonly string[]): void;
  /** The turn in hand is whole and shall count; absent where one only looks. Comes back when it does, or does not; a fault is the source's to tell. */
  play?(steps: readonly string[]): void | Promise<void>;
}

/** What a controller needs from where it runs. */
export interface TableOptions extends Pick<InteractionOptions, 'offers' | 'onPoint'> {
  readonly face: Face;
  wait(milliseconds: number): Promise<void>;
  /** Whether room is short. */
  narrow(): boolean;
  /** By seat: what everybody is called here. */
  names(): readonly string[];
  /** Whether a whole turn waits for a confirmation. */
  confirms(): boolean;
  /** Whether all that can move is marked, also where nobody plays by keys. */
  marks?(): boolean;
  /** Hears what happens, to say it aloud or to make a sound of it. */
  readonly listener?: TableListener;
  /** Says what it would play; absent where advice is not fair. */
  readonly adviser?: Adviser;
  /** The variations that the engine shows on the board; else those of a hint. */
  variations?(): Look['variations'];
}
