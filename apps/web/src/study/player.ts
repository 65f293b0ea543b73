import { type Signal, signal } from '@preact/signals';

/** Plays turn after turn until somebody stops it or there are no more. */
export class Player {
  readonly playing: Signal<boolean> = signal(false);
  private readonly next: () => Promise<boolean>;
  private run = 0;

  /** `next` shows a turn and settles with whether there is another. */
  constructor(next: () => Promise<boolean>) {
    this.next = next;
  }

  start(): void {
    if (this.playing.value) return;
    this.playing.value = true;
    void this.go(++this.run);
  }

  stop(): void {
    this.run++;
    this.playing.value = false;
  }

  toggle(): void {
    if (this.playing.value) this.stop();
    else this.start();
  }

  private async go(run: number): Promise<void> {
    let more = true;
    while (more && run === this.run) more = await this.next();
    if (run === this.run) this.playing.value = false;
  }
}
