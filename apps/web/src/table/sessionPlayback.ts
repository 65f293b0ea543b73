import { computed, type ReadonlySignal } from '@preact/signals';
import type { Position, Seat } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { Around } from './around.ts';
import { Film, type Frame, type Shot } from './film.ts';
import type { Told } from './playback.ts';
import type { Turn } from './played.ts';
import type { Standing } from './standing.ts';
import type { TableListener } from './tableEvents.ts';

/** What lets time pass between steps. */
export type Pauses = Pick<Around, 'wait'>;

/** Whose turn is shown. */
interface Whose {
  readonly seat: Seat;
  /** How many whole turns were played before it. */
  readonly before: number;
}

/** A turn while it is being shown step by step. */
export type Shown = Frame & Whose;

/** Shows steps as they are made, and the turns of others one step after the other. */
export class SessionPlayback {
  readonly shown: ReadonlySignal<Shown | undefined>;
  readonly motion: ReadonlySignal<Shot | undefined>;
  private readonly film: Film;
  private readonly listener: TableListener;
  private whose: Whose = { seat: 0, before: 0 };

  constructor(around: Pauses, listener: TableListener) {
    this.film = new Film(milliseconds => around.wait(milliseconds));
    this.listener = listener;
    this.motion = this.film.shot;
    this.shown = computed(() => this.film.frame.value && { ...this.film.frame.value, ...this.whose });
  }

  /** Shows a step that was made on the board itself. */
  step(face: Face, told: Told, seat: Seat): void {
    this.film.shoot(face, told);
    this.tell(face, told, seat);
  }

  /** Keeps showing how it stood before a turn, until the turn is shown. */
  hold({ position, turns }: Standing): void {
    this.whose = { seat: position.actor, before: turns.length };
    this.film.hold(position.view());
  }

  /** Shows how it stands now, whatever is being shown. */
  release(): void {
    this.film.cut();
  }

  /** Shows a turn that was played from there, so that one can follow it; `stays` tells whether another one follows. */
  async turn(
    face: Face,
    from: Position,
    before: number,
    { seat, drawn, actions }: Turn,
    stays?: () => boolean,
  ): Promise<void> {
    this.whose = { seat, before };
    await this.film.show(face, from, actions.slice(drawn.length), {
      onStep: told => this.tell(face, told, seat),
      ...(stays && { stays }),
    });
  }

  /** The board has come to rest. */
  settled(id: number): void {
    this.film.settled(id);
  }

  private tell(face: Face, { view, step, events }: Told, seat: Seat): void {
    const motion = this.film.shot.peek()?.steps ?? [];
    this.listener({ kind: 'step', seat, text: face.tell(view, step, events), motion });
  }
}
