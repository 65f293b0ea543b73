import { Bucket } from '../bucket.ts';
import type { Limits } from '../limits.ts';

export type Scope = keyof Limits['frames'];

/** How many frames and bytes a connection, a person or a network may still send. */
export class Allowance {
  private readonly limits: Limits;
  private readonly scope: Scope;
  private readonly frames: Bucket;
  private readonly bytes: Bucket;

  constructor(limits: Limits, scope: Scope, now: number) {
    this.limits = limits;
    this.scope = scope;
    this.frames = new Bucket(limits.frames[scope], now);
    this.bytes = new Bucket(limits.bytes[scope], now);
  }

  take(frames: number, bytes: number, now: number): boolean {
    const { limits, scope } = this;
    return this.frames.take(limits.frames[scope], now, frames) && this.bytes.take(limits.bytes[scope], now, bytes);
  }

  /** Whether at most half of it is used. */
  isHalfFull(now: number): boolean {
    const { limits, scope } = this;
    return this.frames.isHalfFull(limits.frames[scope], now) && this.bytes.isHalfFull(limits.bytes[scope], now);
  }

  /** Whether it is as if nothing had been sent. */
  isFull(now: number): boolean {
    const { limits, scope } = this;
    return this.frames.isFull(limits.frames[scope], now) && this.bytes.isFull(limits.bytes[scope], now);
  }
}
