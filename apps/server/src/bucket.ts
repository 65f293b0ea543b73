/** A rate that may be exceeded for a moment. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** How much somebody may still do. */
export class Bucket {
  private left: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.left = rate.burst;
    this.at = now;
  }

  /** Takes so many, if there are so many. */
  take(rate: Rate, now: number, count = 1): boolean {
    this.left = this.leftAt(rate, now);
    this.at = now;
    if (this.left < count) return false;
    this.left -= count;
    return true;
  }

  /** Whether at most half of it is taken. */
  isHalfFull(rate: Rate, now: number): boolean {
    return this.leftAt(rate, now) >= rate.burst / 2;
  }

  /** Whether it is as if nothing had been taken. */
  isFull(rate: Rate, now: number): boolean {
    return this.leftAt(rate, now) >= rate.burst;
  }

  /** A clock that is set back takes nothing from anybody. */
  private leftAt({ burst, perSecond }: Rate, now: number): number {
    return Math.min(burst, this.left + (Math.max(0, now - this.at) / 1000) * perSecond);
  }
}

/** More than so many are looked through for those that can be forgotten. */
const MANY = 10_000;

/** A bucket for everybody, by name. Those who have taken nothing lately are forgotten. */
export class Buckets {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();
  private tidyAt = MANY;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  get size(): number {
    return this.buckets.size;
  }

  /** Takes one from a bucket, if there is one. */
  take(name: string): boolean {
    const now = this.now();
    if (this.buckets.size > this.tidyAt) this.tidy(now);
    const bucket = this.buckets.get(name) ?? new Bucket(this.rate, now);
    this.buckets.set(name, bucket);
    return bucket.take(this.rate, now);
  }

  private tidy(now: number): void {
    for (const [name, bucket] of this.buckets) if (bucket.isFull(this.rate, now)) this.buckets.delete(name);
    // Where all are in use, the next look comes when there are twice as many: never one for each that is taken.
    this.tidyAt = Math.max(MANY, 2 * this.buckets.size);
  }
}
