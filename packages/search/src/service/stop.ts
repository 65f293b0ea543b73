import type { StopSignal } from '../think.ts';

/** A stop that can be waited for. */
export class Stop implements StopSignal {
  aborted = false;
  /** Settles when somebody tells to stop. */
  readonly told: Promise<void>;
  private settle!: () => void;

  constructor() {
    this.told = new Promise(resolve => {
      this.settle = resolve;
    });
  }

  tell(): void {
    this.aborted = true;
    this.settle();
  }
}
