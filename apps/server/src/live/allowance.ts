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

/** What comes next: the two bytes that every frame begins with, those of a long length, or what is in the frame. */
type Part = 'first' | 'second' | 'length' | 'content';

/**
 * Counts the frames of a connection from its bytes, before anything reads them: a piece of 64 KB holds ten thousand pings, and a parser answers
 * all of them before it hears that they were too many.
 */
export class FrameCounter {
  private part: Part = 'first';
  /** Bytes that are left of the length. */
  private lengthBytes = 0;
  /** Bytes that are left of the frame: its mask and what is in it. */
  private left = 0;
  private maskBytes = 0;

  /** How many frames begin in the next bytes. */
  count(bytes: Uint8Array): number {
    let frames = 0;
    for (let at = 0; at < bytes.length; ) {
      if (this.part === 'content') {
        const skipped = Math.min(this.left, bytes.length - at);
        at += skipped;
        this.left -= skipped;
        if (this.left === 0) this.part = 'first';
        continue;
      }
      if (this.part === 'first') frames += 1;
      this.readHead(bytes[at]!);
      at += 1;
    }
    return frames;
  }

  private readHead(byte: number): void {
    if (this.part === 'first') this.part = 'second';
    else if (this.part === 'second') {
      const length = byte & 0x7f;
      this.maskBytes = byte & 0x80 ? 4 : 0;
      this.lengthBytes = length === 127 ? 8 : length === 126 ? 2 : 0;
      this.left = this.lengthBytes > 0 ? 0 : length;
      this.afterLength();
    } else {
      this.left = this.left * 256 + byte;
      this.lengthBytes -= 1;
      this.afterLength();
    }
  }

  private afterLength(): void {
    if (this.lengthBytes > 0) {
      this.part = 'length';
      return;
    }
    this.left += this.maskBytes;
    this.part = this.left > 0 ? 'content' : 'first';
  }
}
