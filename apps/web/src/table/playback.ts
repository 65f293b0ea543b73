import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Movement, type Showing, type Shown, type Told, TurnPlayer } from '@threefold-games/board/compose';
import type { History, Seat } from '@threefold-games/core';
import type { Face, Motion } from '@threefold-games/stage';

/** What is shown of turns, step by step, as signals. */
export class Playback {
  /** The turn that is being shown; undefined when the board is as it stands. */
  readonly shown: ReadonlySignal<Shown | undefined>;
  readonly motion: ReadonlySignal<Movement | undefined>;
  /** The turn that is being shown, until its last step: then the board is as it stands. */
  readonly unfinished: ReadonlySignal<Shown | undefined>;
  private readonly player: TurnPlayer;

  constructor(
    wait: (milliseconds: number) => Promise<void>,
    onStep: (told: Told, seat: Seat, motion: readonly Motion[]) => void = () => undefined,
  ) {
    const shown = signal<Shown | undefined>(undefined);
    const motion = signal<Movement | undefined>(undefined);
    const onChange = (): void =>
      batch(() => {
        shown.value = this.player.shown;
        motion.value = this.player.motion;
      });
    this.player = new TurnPlayer({ wait, onChange, onStep });
    this.shown = shown;
    this.motion = motion;
    this.unfinished = computed(() => (shown.value?.whole ? undefined : shown.value));
  }

  /** Shows a step that was made on the board itself. */
  made(face: Face, told: Told, seat: Seat): void {
    this.player.made(face, told, seat);
  }

  /** Shows a whole turn, its first step at once. False where it was cut. */
  turn(face: Face, history: History, index: number, showing?: Showing): Promise<boolean> {
    return this.player.turn(face, history, index, showing);
  }

  /** Another turn is to be shown after this one, so that the board stays as it is. */
  stay(): void {
    this.player.stay();
  }

  /** Ends what is being shown: the board is as it stands. */
  cut(): void {
    this.player.cut();
  }

  /** The board has come to rest. */
  settled(id: number): void {
    this.player.settled(id);
  }
}
