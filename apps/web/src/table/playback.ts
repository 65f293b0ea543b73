import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Action, History, Position, Seat, StepEvent, Turn } from '@threefold/core';
import type { Face, Motion } from '@threefold/stage';

/** A step with what is needed to tell how it goes. */
export interface Told {
  /** Before it. */
  readonly view: unknown;
  readonly step: string;
  readonly events: readonly StepEvent[];
}

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
interface Showing {
  /** Shortens the pauses. */
  readonly pace?: number;
  /** Whether what was drawn is shown as a step of its own. */
  readonly draw?: boolean;
  /** Whether its last step stays on the board: another turn is shown at once. */
  readonly stays?: () => boolean;
}

/** The pause between two steps of a turn, and the longest that a movement is waited for, in milliseconds. */
export const BETWEEN = 350;
export const LONGEST = 1500;

/** Plays steps on a position and tells each of them. */
export const tellSteps = (position: Position, actions: readonly Action[]): readonly Told[] =>
  actions.map(action => tellStep(position, action));

const tellStep = (position: Position, action: Action): Told => {
  const view = position.view();
  const step = position.format(action);
  position.make(action);
  return { view, step, events: position.events() };
};

/** The turn that was told last: board, list and notes all ask for a turn when it comes. */
let latest: { readonly turn: Turn; readonly told: readonly Told[] } | undefined;

/** The steps of a whole turn, its draw among them. */
export const tellTurn = (history: History, index: number): readonly Told[] => {
  const turn = history.turns[index]!;
  if (latest?.turn !== turn) latest = { turn, told: tellSteps(history.positionAfter(index), turn.actions) };
  return latest.told;
};

/** What was found out, once for each turn. */
const known = new WeakMap<Turn, boolean>();

/** Whether a turn is worth finding again. */
export const isNotable = (face: Face, history: History, index: number): boolean => {
  const turn = history.turns[index]!;
  const found =
    known.get(turn) ?? tellTurn(history, index).some(({ view, step, events }) => face.notable(view, step, events));
  known.set(turn, found);
  return found;
};

/** The cells onto which steps put something: not all of them are named in the notation. */
export const placedCells = (face: Face, steps: readonly Told[]): readonly string[] =>
  steps.flatMap(({ view, step, events }) =>
    face.motion(view, step, events).flatMap(motion => ('cells' in motion ? motion.cells : [])),
  );

/** Shows steps as they are made, and turns one step after the other, so that one can follow them. */
export class Playback {
  private readonly shownNow: Signal<Shown | undefined> = signal(undefined);
  /** The turn that is being shown, until its last step: then the board is as it stands. */
  readonly unfinished = computed(() => (this.shownNow.value?.whole ? undefined : this.shownNow.value));
  private readonly movement: Signal<Movement | undefined> = signal(undefined);
  private readonly wait: (milliseconds: number) => Promise<void>;
  private readonly onStep: (told: Told, seat: Seat, motion: readonly Motion[]) => void;
  private run = 0;
  private rest: () => void = () => undefined;

  constructor(
    wait: (milliseconds: number) => Promise<void>,
    onStep: (told: Told, seat: Seat, motion: readonly Motion[]) => void = () => undefined,
  ) {
    this.wait = wait;
    this.onStep = onStep;
  }

  /** The turn that is being shown; undefined when the board is as it stands. */
  get shown(): ReadonlySignal<Shown | undefined> {
    return this.shownNow;
  }

  get motion(): ReadonlySignal<Movement | undefined> {
    return this.movement;
  }

  /** Shows a step that was made on the board itself. */
  made(face: Face, told: Told, seat: Seat): void {
    const { view, step, events } = told;
    const steps = face.motion(view, step, events);
    this.movement.value = { id: (this.movement.peek()?.id ?? 0) + 1, steps };
    this.onStep(told, seat, steps);
  }

  /** Shows a whole turn, its first step at once. False where it was cut. */
  async turn(face: Face, history: History, index: number, showing: Showing = {}): Promise<boolean> {
    const { pace = 1, draw = false, stays } = showing;
    const { seat, drawn } = history.turns[index]!;
    const all = tellTurn(history, index);
    const run = ++this.run;
    const steps: string[] = [];
    const cells: string[] = [];
    for (let i = draw ? 0 : drawn.length; i < all.length; i++) {
      if (steps.length > 0) await this.wait(BETWEEN / pace);
      if (run !== this.run) return false;
      const told = all[i]!;
      steps.push(told.step);
      cells.push(...placedCells(face, [told]));
      const moved = new Promise<void>(resolve => {
        this.rest = resolve;
      });
      batch(() => {
        const whole = i === all.length - 1 && !stays?.();
        const view = all[i + 1]?.view ?? history.positionAfter(index + 1).view();
        this.shownNow.value = { seat, before: index, view, steps: [...steps], cells: [...cells], whole };
        this.made(face, told, seat);
      });
      if (this.movement.peek()!.steps.length > 0) await Promise.race([moved, this.wait(LONGEST)]);
      if (run !== this.run) return false;
    }
    if (!stays?.()) this.shownNow.value = undefined;
    return true;
  }

  /** Another turn is to be shown after this one, so that the board stays as it is. */
  stay(): void {
    const shown = this.shownNow.peek();
    if (shown?.whole) this.shownNow.value = { ...shown, whole: false };
  }

  /** Ends what is being shown: the board is as it stands. */
  cut(): void {
    this.run++;
    this.rest();
    this.shownNow.value = undefined;
  }

  /** The board has come to rest. */
  settled(id: number): void {
    if (this.movement.peek()?.id === id) this.rest();
  }
}
