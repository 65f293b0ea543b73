import { type Signal, signal } from '@preact/signals';
import type { Fault, History, Seat } from '@threefold-games/core';
import { type Ask, evaluationOf, type Progress, type Review, Reviewer, reviewOf } from '@threefold-games/learn';
import type { Asked, EngineClient } from '@threefold-games/search';
import type { reviewStore } from './reviewStore.ts';

/** Who thinks about the game. */
export interface ReviewEngine {
  /** How many positions can be thought about at once. */
  readonly threads: number;
  readonly analyse: EngineClient['analyse'];
}

interface GameReviewOptions {
  readonly history: History;
  /** Names the game in the store. */
  readonly key: string;
  /** Whose turns are looked at again; everybody's unless told. */
  readonly seats?: readonly Seat[] | undefined;
  readonly engine: ReviewEngine;
  readonly store: Pick<typeof reviewStore, 'load' | 'save'>;
  /** A clock in milliseconds, and a way to wait. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** What is shown follows what is known this often, and it is kept this often, in milliseconds. */
const SHOW = 250;
const KEEP = 3000;

/**
 * The review of one game while it is computed. It works as long as somebody looks; what was found out is kept, and nothing is computed
 * twice.
 */
export class GameReview {
  readonly reviewer: Signal<Reviewer>;
  readonly review: Signal<Review>;
  readonly progress: Signal<Progress>;
  /** Why the engine broke down; nothing is asked until `restart`. */
  readonly failed: Signal<Fault | undefined> = signal(undefined);
  private readonly options: GameReviewOptions;
  private readonly loaded: Promise<void>;
  private watchers = 0;
  private readonly open = new Set<Asked<unknown>>();
  private readonly cut = new WeakSet<Asked<unknown>>();
  private shownAt = Number.NEGATIVE_INFINITY;
  private keptAt = Number.NEGATIVE_INFINITY;
  private isDirty = false;
  private showing = false;

  constructor(options: GameReviewOptions) {
    this.options = options;
    const reviewer = this.makeReviewer(undefined);
    this.reviewer = signal(reviewer);
    this.review = signal(reviewOf(reviewer));
    this.progress = signal(reviewer.progress);
    this.loaded = this.load();
  }

  /** Works on until what is returned is called; several may want it at once. */
  watch(): () => void {
    this.watchers++;
    void this.loaded.then(() => this.goOn());
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.watchers--;
      if (this.watchers === 0) this.rest();
    };
  }

  /** Begins again after the engine broke down. */
  restart(): void {
    this.failed.value = undefined;
    this.goOn();
  }

  /** Finds out what a turn that somebody tries is worth; false where that cannot be told. */
  async judge(turn: number, steps: readonly string[]): Promise<boolean> {
    const reviewer = this.reviewer.peek();
    for (let [ask] = reviewer.asksForTry(turn, steps); ask; [ask] = reviewer.asksForTry(turn, steps)) {
      if (!(await this.answer(reviewer, ask))) return false;
    }
    return reviewer.placeAfter(turn, steps) !== undefined;
  }

  private makeReviewer(data: ConstructorParameters<typeof Reviewer>[1]): Reviewer {
    const { history, seats } = this.options;
    return new Reviewer(history, { ...(seats && { seats }), ...data });
  }

  private async load(): Promise<void> {
    const data = await this.options.store.load(this.options.key);
    if (!data) return;
    this.reviewer.value = this.makeReviewer({ data });
    this.show();
  }

  /** Asks as much as can be thought about at once. */
  private goOn(): void {
    const reviewer = this.reviewer.peek();
    while (this.watchers > 0 && !this.failed.peek() && this.open.size < this.options.engine.threads) {
      const ask = reviewer.next();
      if (!ask) break;
      void this.answer(reviewer, ask).then(() => this.goOn());
    }
  }

  private async answer(reviewer: Reviewer, ask: Ask): Promise<boolean> {
    const { engine, history } = this.options;
    const game = history.game.id;
    const { place, simulations, variations, proof } = ask;
    const asked = engine.analyse({
      game,
      position: place.position.encode(),
      evaluator: 'big',
      wait: true,
      variations,
      proof,
      threads: 1,
      limits: { simulations },
    });
    const thought = await this.during(asked);
    // One that was cut short has not got the thought that it was to get.
    if (thought.ok && !this.cut.has(asked))
      reviewer.learn(ask, thought.value.evaluator, evaluationOf(thought.value.report));
    else reviewer.drop(ask);
    return this.heard(reviewer, ask, thought.ok ? undefined : thought.error);
  }

  private async during<T>(asked: Asked<T>): Promise<Awaited<Asked<T>['answer']>> {
    this.open.add(asked);
    const answer = await asked.answer;
    this.open.delete(asked);
    return answer;
  }

  private heard(reviewer: Reviewer, ask: Ask, fault: Fault | undefined): boolean {
    if (!fault) {
      this.isDirty = true;
      void this.showSoon();
      return true;
    }
    reviewer.drop(ask);
    if (fault.code !== 'engine.stopped') this.failed.value = fault;
    return false;
  }

  /** Nobody looks any more. */
  private rest(): void {
    for (const asked of this.open) {
      this.cut.add(asked);
      asked.stop();
    }
    this.keep();
  }

  private async showSoon(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    const { now, wait } = this.options;
    await wait(Math.max(0, this.shownAt + SHOW - now()));
    this.showing = false;
    this.show();
  }

  private show(): void {
    const { now } = this.options;
    const reviewer = this.reviewer.peek();
    const before = this.progress.peek().stage;
    this.shownAt = now();
    this.review.value = reviewOf(reviewer);
    this.progress.value = reviewer.progress;
    if (this.isDirty && (before !== this.progress.peek().stage || now() - this.keptAt > KEEP)) this.keep();
  }

  private keep(): void {
    if (!this.isDirty) return;
    this.isDirty = false;
    this.keptAt = this.options.now();
    void this.options.store.save(this.options.key, this.reviewer.peek().known.data);
  }
}
