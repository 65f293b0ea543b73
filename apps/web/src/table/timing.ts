import { signal } from '@preact/signals';
import type { Seat } from '@threefold/core';
import type { SavedGame } from '../state/savedGame.ts';
import type { Around } from './around.ts';
import { addIncrement, announcedBetween, runDown } from './clock.ts';
import { isHere, isOver, type Standing } from './standing.ts';

/** What the timing of a game looks at. */
interface Timed {
  /** As it was saved last. */
  saved(): SavedGame;
  standing(): Standing;
}

/** The clocks of a game: they run from the moment of the last save, so that a reload changes nothing. */
export class Timing {
  /** Grows while a clock runs. */
  readonly ticks = signal(0);
  private readonly around: Pick<Around, 'now'>;
  private readonly timed: Timed;
  private readonly opened: number;
  private lastLeft = Number.POSITIVE_INFINITY;

  constructor(around: Pick<Around, 'now'>, timed: Timed) {
    this.around = around;
    this.timed = timed;
    this.opened = around.now();
  }

  /** Milliseconds that a seat has left; undefined without a clock. */
  leftOf(seat: Seat): number | undefined {
    const left = this.timed.saved().clock?.left[seat];
    return left === undefined || !this.runs(seat) ? left : Math.max(0, left - this.elapsed());
  }

  /** What is to be saved, with the time that was used until now. */
  stamped(saved: SavedGame): SavedGame {
    const { actor } = this.timed.standing().position;
    const clock = saved.clock && this.runs(actor) ? runDown(saved.clock, actor, this.elapsed()) : saved.clock;
    return { ...saved, updated: this.around.now(), ...(clock && { clock }) };
  }

  /** The same after a whole turn. */
  turned(saved: SavedGame): SavedGame {
    const { actor } = this.timed.standing().position;
    const after = this.stamped(saved);
    return after.clock ? { ...after, clock: addIncrement(after.clock, actor) } : after;
  }

  /** Another turn has begun. */
  begin(): void {
    this.lastLeft = Number.POSITIVE_INFINITY;
  }

  /** Looks at the clock: the moment that is to be said aloud, if one was passed, and whether the time is over. */
  tick(): { readonly moment?: number; readonly over: boolean } {
    const { actor } = this.timed.standing().position;
    const left = this.runs(actor) ? this.leftOf(actor) : undefined;
    if (left === undefined) return { over: false };
    this.ticks.value++;
    const moment = isHere(this.timed.saved(), actor) ? announcedBetween(this.lastLeft, left) : undefined;
    this.lastLeft = left;
    return { ...(moment !== undefined && { moment }), over: left === 0 };
  }

  private runs(seat: Seat): boolean {
    const standing = this.timed.standing();
    return seat >= 0 && seat === standing.position.actor && !isOver(standing);
  }

  /** Since the clock was kept; a bot's runs only while somebody lets it think. */
  private elapsed(): number {
    const saved = this.timed.saved();
    const since = isHere(saved, this.timed.standing().position.actor)
      ? saved.updated
      : Math.max(saved.updated, this.opened);
    return this.around.now() - since;
  }
}
