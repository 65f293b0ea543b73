import type { Expansion } from './expander.ts';
import type { OpenSimulation, Search } from './search.ts';

/** Looks at positions for a search, in a thread of its own. */
export interface Helper {
  /** Whether it can begin. */
  readonly isReady: boolean;
  /** Looks at the positions that these steps lead to from the one that is thought about; calls back unless it breaks down. */
  look(ways: readonly Int32Array[], onLooked: (expansions: readonly Expansion[]) => void): void;
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

/** Simulations whose last positions lie with a helper. */
interface Batch {
  readonly helper: Helper;
  readonly simulations: readonly OpenSimulation[];
  readonly given: number;
}

/** So many batches lie with a helper at once, so that it need not wait for the search to look up. */
const AHEAD = 2;
/**
 * A batch is about so many milliseconds of work. What its positions are worth is not known meanwhile, so it has no more than so many, and one
 * alone until there are so many simulations behind the root for each more.
 */
const BATCH_TIME = 1;
const LARGEST = 8;
const FOR_ONE_MORE = 200;
/** A helper that does not answer for so many milliseconds has broken down. */
const PATIENCE = 2000;

/** Lets helpers look at positions of a search's tree while the search goes on by itself. */
export class Together {
  private readonly search: Search;
  private readonly options: TogetherOptions;
  private readonly lost = new Set<Helper>();
  private readonly open = new Set<Batch>();
  private readonly began: number;
  private readonly doneBefore: number;
  /** How many positions a batch has by now: the faster simulations are, the more. */
  private batchSize = 1;

  constructor(search: Search, options: TogetherOptions) {
    this.search = search;
    this.options = options;
    this.began = options.now();
    this.doneBefore = search.simulations;
  }

  /** Gives every helper something to look at. To be called now and then: what was not answered in time is taken back. */
  employ(): void {
    const { helpers, now } = this.options;
    this.batchSize = this.fittingSize();
    for (const batch of this.open) {
      if (now() - batch.given < PATIENCE) continue;
      this.lost.add(batch.helper);
      this.takeBack(batch);
    }
    for (const helper of helpers) this.give(helper);
  }

  /** Takes back what has not been answered by now. */
  end(): void {
    for (const batch of this.open) this.takeBack(batch);
  }

  private give(helper: Helper): void {
    const { open, search } = this;
    if (!helper.isReady || this.lost.has(helper)) return;
    let lying = 0;
    for (const batch of open) if (batch.helper === helper) lying++;
    for (; lying < AHEAD; lying++) {
      const simulations = this.begin();
      if (simulations.length === 0) return;
      const batch = { helper, simulations, given: this.options.now() };
      open.add(batch);
      helper.look(
        simulations.map(({ actions }) => actions),
        expansions => {
          if (!open.delete(batch)) return;
          for (const [i, simulation] of simulations.entries()) search.finish(simulation, expansions[i]);
          this.give(helper);
        },
      );
    }
  }

  /** As many simulations as make a batch, where there are so many. */
  private begin(): readonly OpenSimulation[] {
    const { search, options } = this;
    const begun: OpenSimulation[] = [];
    let waiting = 0;
    for (const { simulations } of this.open) waiting += simulations.length;
    while (begun.length < this.batchSize && options.mayBegin(waiting + begun.length)) {
      const simulation = search.begin(options.compared);
      if (!simulation) break;
      begun.push(simulation);
    }
    return begun;
  }

  private fittingSize(): number {
    const { helpers, now } = this.options;
    const { simulations, tree, root } = this.search;
    const inTime = (BATCH_TIME * (simulations - this.doneBefore)) / ((now() - this.began) * (1 + helpers.length));
    const bearable = 1 + tree.visits[root]! / (FOR_ONE_MORE * helpers.length);
    return Math.max(1, Math.floor(Math.min(LARGEST, bearable, inTime || 1)));
  }

  private takeBack(batch: Batch): void {
    this.open.delete(batch);
    for (const simulation of batch.simulations) this.search.finish(simulation, undefined);
  }
}
