interface Sample {
  /** What the server's clock is ahead of ours. */
  readonly offset: number;
  /** How long the question and its answer took together. */
  readonly trip: number;
}

/** So many of the latest measurements are looked at. */
const KEPT = 8;

/** Estimates the server's clock: the quickest of the latest answers says most about it. */
export class ServerClock {
  private samples: readonly Sample[] = [];

  /** An answer that said `server`, to a question of the moment `asked`, came at `heard`. */
  measure(asked: number, heard: number, server: number): void {
    const trip = Math.max(0, heard - asked);
    this.samples = [...this.samples, { offset: server - (asked + heard) / 2, trip }].slice(-KEPT);
  }

  /** Milliseconds by which the server's clock is ahead; 0 as long as nothing is known. */
  get offset(): number {
    const [first, ...others] = this.samples;
    if (!first) return 0;
    return others.reduce((best, each) => (each.trip <= best.trip ? each : best), first).offset;
  }
}
