import { batch, signal } from '@preact/signals';
import { parseStep, type Seat } from '@threefold/core';
import type { Face, Motion } from '@threefold/stage';
import type { Around } from './around.ts';
import type { MadeStep } from './composer.ts';
import { placedCells } from './placed.ts';
import type { Standing } from './standing.ts';
import type { TableListener } from './tableEvents.ts';

/** A turn while it is being shown step by step. */
export interface Shown {
  readonly view: unknown;
  readonly seat: Seat;
  /** How many whole turns were played before it. */
  readonly before: number;
  /** Its steps so far. */
  readonly steps: readonly string[];
  /** The cells onto which they put something. */
  readonly cells: readonly string[];
}

/** The pause between two steps of a turn, in milliseconds. */
const BETWEEN = 350;
/** A movement is not waited for longer than this. */
const LONGEST = 1500;

/** Shows steps as they are made, and the turns of others one step after the other. */
export class Playback {
  readonly shown = signal<Shown | undefined>(undefined);
  readonly motion = signal<{ readonly id: number; readonly steps: readonly Motion[] } | undefined>(undefined);
  private readonly around: Pick<Around, 'wait'>;
  private readonly listener: TableListener;
  private moved: () => void = () => undefined;
  /** Counts what is shown, so that what is cut short notices it. */
  private run = 0;

  constructor(around: Pick<Around, 'wait'>, listener: TableListener) {
    this.around = around;
    this.listener = listener;
  }

  /** Tells how a step goes. */
  step(face: Face, { view, step, events }: MadeStep, seat: Seat): void {
    const motion = face.motion(view, step, events);
    this.motion.value = { id: (this.motion.value?.id ?? 0) + 1, steps: motion };
    this.listener({ kind: 'step', seat, text: face.tell(view, step, events), motion });
  }

  /** Keeps showing how it stood before a turn, until the turn is shown. */
  hold({ position, turns }: Standing): void {
    this.shown.value = { view: position.view(), seat: position.actor, before: turns.length, steps: [], cells: [] };
  }

  /** Shows how it stands now, whatever is being shown. */
  release(): void {
    this.run++;
    this.shown.value = undefined;
  }

  /** Shows a turn that was played from there, so that one can follow it. */
  async turn(face: Face, from: Standing, seat: Seat, steps: readonly string[]): Promise<void> {
    const run = ++this.run;
    const position = from.position.copy();
    const made: MadeStep[] = [];
    for (const [i, step] of steps.entries()) {
      const action = parseStep(from.game, position, step);
      if (!action.ok) break;
      if (i > 0) await this.around.wait(BETWEEN);
      if (run !== this.run) return;
      const view = position.view();
      position.make(action.value);
      const last = { view, step, events: position.events() };
      made.push(last);
      const settled = new Promise<void>(resolve => {
        this.moved = resolve;
      });
      batch(() => {
        const cells = placedCells(face, made);
        const { length: before } = from.turns;
        this.shown.value = { view: position.view(), seat, before, steps: steps.slice(0, i + 1), cells };
        this.step(face, last, seat);
      });
      if (this.motion.value?.steps.length !== 0) await Promise.race([settled, this.around.wait(LONGEST)]);
    }
    if (run === this.run) this.release();
  }

  /** The board has come to rest. */
  settled(id: number): void {
    if (this.motion.value?.id === id) this.moved();
  }
}
