import type { History, Seat } from '@threefold-games/core';
import { type BoardFace, type Motion, placedCells, type Told, tellTurn } from '@threefold-games/stage';

/** A turn while it is being shown step by step. */
export interface Shown {
  readonly seat: Seat;
  /** How many whole turns were played before it. */
  readonly before: number;
  readonly view: unknown;
  /** The steps so far. */
  readonly steps: readonly string[];
  /** The cells that they put something onto. */
  readonly cells: readonly string[];
  /** Whether these are all of its steps, so that the board is as it stands: only the last movement is still on. */
  readonly whole: boolean;
}

/** A movement for the board to show once. */
export interface Movement {
  readonly id: number;
  readonly steps: readonly Motion[];
}

/** How a turn is shown. */
export interface Showing {
  /** Shortens the pauses. */
  readonly pace?: number;
  /** Whether what was drawn is shown as a step of its own. */
  readonly draw?: boolean;
  /** Whether its last step stays on the board: another turn is shown at once. */
  readonly stays?: () => boolean;
}

/** The pause between two steps of a turn, and the longest that a movement is waited for, in milliseconds. */
const BETWEEN = 350;
const LONGEST = 1500;

interface TurnPlayerOptions {
  wait(milliseconds: number): Promise<void>;
  /** What is shown, or what moves, has changed. */
  onChange(): void;
  /** A step is shown: the time to say it. */
  onStep?(told: Told, seat: Seat, motion: readonly Motion[]): void;
}

/** Shows steps as they are made, and turns one step after the other, so that one can follow them. */
export class TurnPlayer {
  /** The turn that is being shown; undefined when the board is as it stands. */
  shown: Shown | undefined;
  motion: Movement | undefined;
  readonly #options: TurnPlayerOptions;
  #run = 0;
  #rest: () => void = () => undefined;

  constructor(options: TurnPlayerOptions) {
    this.#options = options;
  }

  /** The turn that is being shown, until its last step: then the board is as it stands. */
  get unfinished(): Shown | undefined {
    return this.shown?.whole ? undefined : this.shown;
  }

  /** Shows a step that was made on the board itself. */
  made(face: BoardFace, told: Told, seat: Seat): void {
    this.#show(this.shown, face, told, seat);
  }

  /** Shows a whole turn, its first step at once. False where it was cut. */
  async turn(face: BoardFace, history: History, index: number, showing: Showing = {}): Promise<boolean> {
    const { pace = 1, draw = false, stays } = showing;
    const { seat, drawn } = history.turns[index]!;
    const all = tellTurn(history, index);
    const run = ++this.#run;
    const steps: string[] = [];
    const cells: string[] = [];
    for (let i = draw ? 0 : drawn.length; i < all.length; i++) {
      if (steps.length > 0) await this.#options.wait(BETWEEN / pace);
      if (run !== this.#run) return false;
      const told = all[i]!;
      steps.push(told.step);
      cells.push(...placedCells(face, [told]));
      const moved = new Promise<void>(resolve => {
        this.#rest = resolve;
      });
      const whole = i === all.length - 1 && !stays?.();
      const view = all[i + 1]?.view ?? history.positionAfter(index + 1).view();
      this.#show({ seat, before: index, view, steps: [...steps], cells: [...cells], whole }, face, told, seat);
      if (this.motion!.steps.length > 0) await Promise.race([moved, this.#options.wait(LONGEST)]);
      if (run !== this.#run) return false;
    }
    if (!stays?.()) this.#setShown(undefined);
    return true;
  }

  /** Another turn is to be shown after this one, so that the board stays as it is. */
  stay(): void {
    if (this.shown?.whole) this.#setShown({ ...this.shown, whole: false });
  }

  /** Ends what is being shown: the board is as it stands. */
  cut(): void {
    this.#run++;
    this.#rest();
    this.#setShown(undefined);
  }

  /** The board has come to rest. */
  settled(id: number): void {
    if (this.motion?.id === id) this.#rest();
  }

  #show(shown: Shown | undefined, face: BoardFace, told: Told, seat: Seat): void {
    const { view, step, events } = told;
    const steps = face.motion(view, step, events);
    this.shown = shown;
    this.motion = { id: (this.motion?.id ?? 0) + 1, steps };
    this.#options.onChange();
    this.#options.onStep?.(told, seat, steps);
  }

  #setShown(shown: Shown | undefined): void {
    if (shown === this.shown) return;
    this.shown = shown;
    this.#options.onChange();
  }
}
