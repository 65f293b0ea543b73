import { type ReadonlySignal, signal } from '@preact/signals';
import type { BoardInteraction } from '@threefold-games/board-core/compose';

/** What is walked through, turn by turn. */
export interface Track {
  /** After how many turns one stands. */
  at(): number;
  /** How many turns there are. */
  last(): number;
  goTo(turn: number): void;
}

/** Where turns are shown. */
interface Stage {
  readonly board: Pick<BoardInteraction, 'showTurn'>;
  /** Ends what is being shown. */
  cut(): void;
}

interface WalkOptions {
  wait(milliseconds: number): Promise<void>;
  /** Whether things move; else a turn is there at once. */
  moving(): boolean;
  /** The pause between two turns that are played by themselves at the usual speed, in milliseconds. */
  readonly pause: number;
}

/** Walks through a game: by hand, or turn after turn by itself until somebody stops it or there are no more. */
export class Walk {
  /** How many times as fast as usual turns are played. */
  readonly speed = signal(1);
  private readonly runs = signal(false);
  private readonly track: Track;
  private readonly stage: Stage;
  private readonly options: WalkOptions;
  private run = 0;

  constructor(track: Track, stage: Stage, options: WalkOptions) {
    this.track = track;
    this.stage = stage;
    this.options = options;
  }

  get playing(): ReadonlySignal<boolean> {
    return this.runs;
  }

  goTo(turn: number): void {
    this.stop();
    this.track.goTo(Math.max(0, Math.min(this.track.last(), turn)));
  }

  /** So many turns on or back; one turn on is shown. */
  walk(by: number): void {
    if (by === 1) {
      this.stop();
      void this.forward();
    } else this.goTo(this.track.at() + by);
  }

  toggle(): void {
    const ran = this.runs.peek();
    this.stop();
    if (ran) return;
    this.runs.value = true;
    void this.play(this.run);
  }

  stop(): void {
    this.run++;
    this.runs.value = false;
    this.stage.cut();
  }

  private async play(run: number): Promise<void> {
    for (;;) {
      const more = await this.forward();
      if (run !== this.run) return;
      if (!more) break;
      await this.options.wait(this.options.pause / this.speed.peek());
      if (run !== this.run) return;
    }
    this.runs.value = false;
  }

  /** Goes on by one turn; settles when it has been shown, with whether there is another. */
  private async forward(): Promise<boolean> {
    const { track } = this;
    const next = track.at() + 1;
    if (next > track.last()) return false;
    track.goTo(next);
    if (this.options.moving()) await this.stage.board.showTurn(this.speed.peek());
    return next < track.last();
  }
}
