import type { Expansion } from './expander.ts';
import type { OpenSimulation, Search } from './search.ts';

/** Looks at positions for a search, in a thread of its own. */
export interface Helper {
  /** Whether it can begin. */
  readonly isReady: boolean;
  /** Looks at the position that these steps lead to from the one that is thought about; calls back unless it breaks down. */
  look(actions: Int32Array, onLooked: (expansion: Expansion) => void): void;
}

interface TogetherOptions {
  readonly helpers: readonly Helper[];
  /** Milliseconds from some fixed moment. */
  now(): number;
  /** Whether one more simulation may be begun while so many are open. */
  mayBegin(open: number): boolean;
  /** How many of the root's steps are to be compared. */
  readonly compared: number;
}

interface Given {
  readonly helper: Helper;
  readonly simulation: OpenSimulation;
  readonly at: number;
}

/** So many positions lie with a helper at once, so that it need not wait for the search to look up. */
const AHEAD = 2;
/** A helper that does not answer for so many milliseconds has broken down. */
const PATIENCE = 2000;

/** Lets helpers look at positions of a search's tree while the search goes on by itself. */
export class Together {
  private readonly search: Search;
  private readonly options: TogetherOptions;
  private readonly lost = new Set<Helper>();
  private readonly open = new Set<Given>();

  constructor(search: Search, options: TogetherOptions) {
    this.search = search;
    this.options = options;
  }

  /** Gives every helper something to look at. To be called now and then: what was not answered in time is taken back. */
  employ(): void {
    const { helpers, now } = this.options;
    for (const given of this.open) {
      if (now() - given.at < PATIENCE) continue;
      this.lost.add(given.helper);
      this.takeBack(given);
    }
    for (const helper of helpers) this.give(helper);
  }

  /** Takes back what has not been answered by now. */
  end(): void {
    for (const given of this.open) this.takeBack(given);
  }

  private give(helper: Helper): void {
    const { open, search, options } = this;
    if (!helper.isReady || this.lost.has(helper)) return;
    let lying = 0;
    for (const given of open) if (given.helper === helper) lying++;
    for (; lying < AHEAD && options.mayBegin(open.size); lying++) {
      const simulation = search.begin(options.compared);
      if (!simulation) return;
      const given = { helper, simulation, at: options.now() };
      open.add(given);
      helper.look(simulation.actions, expansion => {
        if (!open.delete(given)) return;
        search.finish(simulation, expansion);
        this.give(helper);
      });
    }
  }

  private takeBack(given: Given): void {
    this.open.delete(given);
    this.search.finish(given.simulation, undefined);
  }
}
