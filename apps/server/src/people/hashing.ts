import { fail, ok, type Result } from '@threefold-games/core';
import { LIMITS } from '../limits.ts';

/** Who waits for a password to be hashed. */
export interface Waiting {
  readonly network: string;
  /** Whether the account was entered from there before: those go first. */
  readonly isKnown: boolean;
}

/** Lets a few at a time do what takes much of the processor; the others wait, and those beyond a number are refused. */
export class HashQueue {
  private readonly limits: { readonly atOnce: number; readonly waiting: number; readonly perAddress: number };
  private readonly queue: (Waiting & { readonly start: () => void })[] = [];
  private running = 0;

  constructor(limits: HashQueue['limits'] = LIMITS.people.hashing) {
    this.limits = limits;
  }

  async run<T>(who: Waiting, work: () => Promise<T>): Promise<Result<T>> {
    if (this.running >= this.limits.atOnce) {
      const fromThere = this.queue.filter(({ network }) => network === who.network).length;
      if (fromThere >= this.limits.perAddress) return fail('http.rate');
      if (!who.isKnown && this.queue.length >= this.limits.waiting) return fail('server.busy');
      await new Promise<void>(start => this.queue.push({ ...who, start }));
    } else this.running += 1;
    try {
      return ok(await work());
    } finally {
      this.next();
    }
  }

  /** Hands the place on. */
  private next(): void {
    const known = this.queue.findIndex(({ isKnown }) => isKnown);
    const [first] = this.queue.splice(Math.max(0, known), 1);
    if (first) first.start();
    else this.running -= 1;
  }
}
