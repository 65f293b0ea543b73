import { signal } from '@preact/signals';
import type { Seat } from '@threefold/core';
import { type ClockFace, clockFace, type RoomView } from '@threefold/room';
import { announcedBetween } from '../table/clock.ts';

/** The clocks of a room, by the server's clock. */
export class LiveTiming {
  /** Grows as time passes. */
  readonly ticks = signal(0);
  private readonly now: () => number;
  private readonly view: () => RoomView;
  private lastLeft = Number.POSITIVE_INFINITY;

  constructor(now: () => number, view: () => RoomView) {
    this.now = now;
    this.view = view;
  }

  /** The server's clock. */
  moment(): number {
    return this.now();
  }

  face(seat: Seat): ClockFace | undefined {
    return clockFace(this.view(), seat, this.now());
  }

  leftOf(seat: Seat): number | undefined {
    return this.face(seat)?.left;
  }

  /** Another turn has begun. */
  begin(): void {
    this.lastLeft = Number.POSITIVE_INFINITY;
  }

  /** Time passes: the moment that is to be said aloud, if one's own clock has passed one. */
  tick(own: Seat | undefined): number | undefined {
    this.ticks.value++;
    const face = own === undefined ? undefined : this.face(own);
    if (!face?.running || face.kind === 'days') return undefined;
    const moment = announcedBetween(this.lastLeft, face.left);
    this.lastLeft = face.left;
    return moment;
  }
}
