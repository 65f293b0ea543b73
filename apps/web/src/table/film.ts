import { batch, type Signal, signal } from '@preact/signals';
import type { Action, Position } from '@threefold/core';
import type { Face } from '@threefold/stage';
import { BETWEEN, LONGEST, type Movement, placedCells, type Told } from './playback.ts';

/** The board while a turn is being shown. */
export interface Frame {
  readonly view: unknown;
  /** The steps so far. */
  readonly steps: readonly string[];
  /** The cells that they put something onto. */
  readonly cells: readonly string[];
}

/** How a turn is shown. */
interface Showing {
  /** Shortens the pauses. */
  readonly pace?: number;
  /** Hears of every step as it is shown. */
  readonly onStep?: (told: Told) => void;
  /** Whether its last step stays on the board: another turn is shown at once. */
  readonly stays?: () => boolean;
}

/** Shows turns step by step, so that one can follow them. */
export class Film {
  /** What is seen while a turn is on; undefined when the board is as it stands. */
  readonly frame: Signal<Frame | undefined> = signal(undefined);
  readonly shot: Signal<Movement | undefined> = signal(undefined);
  private readonly wait: (milliseconds: number) => Promise<void>;
  private take = 0;
  private settle: () => void = () => undefined;

  constructor(wait: (milliseconds: number) => Promise<void>) {
    this.wait = wait;
  }

  /** Shows a turn from a position, which is played on; its first step at once. False where it was cut. */
  async show(
    face: Face,
    position: Position,
    actions: readonly Action[],
    { pace = 1, onStep, stays }: Showing = {},
  ): Promise<boolean> {
    const take = ++this.take;
    const steps: string[] = [];
    const cells: string[] = [];
    for (const [i, action] of actions.entries()) {
      const view = position.view();
      const step = position.format(action);
      position.make(action);
      const told = { view, step, events: position.events() };
      steps.push(step);
      cells.push(...placedCells(face, [told]));
      const moved = new Promise<void>(resolve => {
        this.settle = resolve;
      });
      batch(() => {
        this.frame.value = { view: position.view(), steps: [...steps], cells: [...cells] };
        this.shoot(face, told);
        onStep?.(told);
      });
      const still = this.shot.value?.steps.length === 0;
      if (!still) await Promise.race([moved, this.wait(LONGEST)]);
      if (i < actions.length - 1 && take === this.take) await this.wait(BETWEEN / pace);
      if (take !== this.take) return false;
    }
    if (!stays?.()) this.frame.value = undefined;
    return true;
  }

  /** Keeps a view on the board until a turn is shown. */
  hold(view: unknown): void {
    this.frame.value = { view, steps: [], cells: [] };
  }

  /** Shows one step that was just made on the board itself. */
  shoot(face: Face, { view, step, events }: Told): void {
    this.shot.value = { id: (this.shot.value?.id ?? 0) + 1, steps: face.motion(view, step, events) };
  }

  /** Ends what is being shown. */
  cut(): void {
    this.take++;
    this.settle();
    this.frame.value = undefined;
  }

  /** The board has come to rest. */
  settled(id?: number): void {
    if (id === undefined || this.shot.value?.id === id) this.settle();
  }
}
