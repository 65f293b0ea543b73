import { type Signal, signal } from '@preact/signals';
import type { Fault } from '@threefold-games/core';
import type { AnalysisQuestion, Asked, Thought } from '@threefold-games/search';
import type { Evaluation } from './evaluation.ts';

/** What a thinker asks: an `EngineClient` will do. */
export interface Analyser {
  analyse(question: AnalysisQuestion, onReport?: (thought: Thought) => void): Asked<Thought>;
}

/** A position that somebody looks at. */
export interface Looked {
  /** The game's id. */
  readonly game: string;
  /** As `Position.encode` writes it. */
  readonly position: string;
  /** How many variations are wanted. */
  readonly count: number;
}

/** What is known about the position that is looked at. */
interface Found {
  readonly position: string;
  readonly thought: Thought;
}

/** Milliseconds for the position that is looked at before the curve goes on. */
const FIRST_LOOK = 1500;
/** Milliseconds and simulations for each turn of the curve. */
const CURVE_TIME = 500;
const CURVE_SIMULATIONS = 1500;
/** Milliseconds after which a position has been thought about long enough. */
const LONG_LOOK = 180_000;

interface Task {
  readonly game: string;
  readonly position: string;
  readonly count: number;
  readonly limits: NonNullable<AnalysisQuestion['limits']>;
  readonly kind: 'first' | 'curve' | 'long';
}

/**
 * Thinks about one position after the other: first for a moment about the one that is looked at, then about the turns of the curve,
 * then about the first again for long. Rests while it is off or hidden.
 */
export class Thinker {
  /** Whether it shall think about the position that is looked at, and how many variations are wanted. */
  readonly on: Signal<boolean> = signal(false);
  readonly count: Signal<number>;
  /** The variations of the position that is looked at, as soon as there are any. */
  readonly found: Signal<Found | undefined> = signal(undefined);
  /** What is known of each position, by its text. */
  readonly known: Signal<ReadonlyMap<string, Evaluation>> = signal(new Map());
  /** Whether it thinks just now. */
  readonly busy: Signal<boolean> = signal(false);
  /** Why it broke down; nothing is thought about until `restart`. */
  readonly failed: Signal<Fault | undefined> = signal(undefined);
  /** Positions of the curve that are still to be thought about. */
  readonly ahead: Signal<number> = signal(0);
  /** Whether the hand evaluator stands in for nets that could not be had. */
  readonly handEvaluator: Signal<boolean> = signal(false);
  private readonly engine: Analyser;
  private looked: Looked | undefined;
  private firstDone = false;
  private longDone = false;
  private curve: { readonly game: string; positions: readonly string[] } | undefined;
  private resting = false;
  private asked: { readonly task: Task; readonly stop: () => void } | undefined;

  constructor(engine: Analyser, count = 3) {
    this.engine = engine;
    this.count = signal(count);
  }

  /** Looks at a position, or at none. */
  look(looked: Looked | undefined): void {
    const before = this.looked;
    if (before?.position === looked?.position && before?.count === looked?.count) return;
    this.looked = looked;
    this.firstDone = false;
    this.longDone = false;
    if (this.found.value?.position !== looked?.position) this.found.value = undefined;
    if (this.asked && this.asked.task.kind !== 'curve') this.asked.stop();
    this.goOn();
  }

  /** Thinks about these positions one after the other; those that are known are left out. */
  draw(game: string, positions: readonly string[]): void {
    this.curve = { game, positions: positions.filter(position => !this.known.value.has(position)) };
    this.ahead.value = this.curve.positions.length;
    if (this.ahead.value > 0 && this.asked?.task.kind === 'long') this.asked.stop();
    this.goOn();
  }

  /** Leaves the curve as it is. */
  leaveCurve(): void {
    this.curve = undefined;
    this.ahead.value = 0;
  }

  /** Rests while nobody looks, and goes on afterwards. */
  rest(resting: boolean): void {
    this.resting = resting;
    if (resting) this.asked?.stop();
    else this.goOn();
  }

  /** Begins again after it broke down. */
  restart(): void {
    this.failed.value = undefined;
    this.firstDone = false;
    this.longDone = false;
    this.goOn();
  }

  /** Stops for good. */
  close(): void {
    this.looked = undefined;
    this.leaveCurve();
    this.rest(true);
  }

  private goOn(): void {
    if (this.asked) return;
    const task = this.resting || this.failed.value ? undefined : this.nextTask();
    this.busy.value = task !== undefined;
    if (task) void this.think(task);
  }

  private nextTask(): Task | undefined {
    const { looked, curve } = this;
    const next = curve?.positions[0];
    if (looked && !this.firstDone && next !== undefined)
      return { ...looked, kind: 'first', limits: { milliseconds: FIRST_LOOK } };
    if (curve && next !== undefined) {
      const limits = { milliseconds: CURVE_TIME, simulations: CURVE_SIMULATIONS };
      return { game: curve.game, position: next, count: 1, kind: 'curve', limits };
    }
    if (looked && !this.longDone) return { ...looked, kind: 'long', limits: { milliseconds: LONG_LOOK } };
    return undefined;
  }

  private async think(task: Task): Promise<void> {
    const { game, position, count, limits } = task;
    const question: AnalysisQuestion = { game, position, variations: count, limits, evaluator: 'big', wait: true };
    let stopped = false;
    const asked = this.engine.analyse(question, thought => this.learn(task, thought));
    this.asked = {
      task,
      stop: () => {
        stopped = true;
        asked.stop();
      },
    };
    const answer = await asked.answer;
    this.asked = undefined;
    if (answer.ok) this.learn(task, answer.value);
    else if (answer.error.code !== 'engine.stopped') this.failed.value = answer.error;
    if (answer.ok && !stopped) this.done(task);
    this.goOn();
  }

  private done({ kind, position }: Task): void {
    if (kind === 'curve') this.dropFromCurve(position);
    else if (position === this.looked?.position) {
      this.firstDone = true;
      this.longDone = kind === 'long';
    }
  }

  private dropFromCurve(position: string): void {
    if (!this.curve) return;
    this.curve.positions = this.curve.positions.filter(other => other !== position);
    this.ahead.value = this.curve.positions.length;
  }

  private learn(task: Task, thought: Thought): void {
    const { values, solved, solvedIn, simulations } = thought.report;
    this.handEvaluator.value = thought.evaluator === 'hand' && thought.lack !== undefined;
    if (simulations === 0 && !solved) return;
    if (task.kind !== 'curve' && task.position === this.looked?.position)
      this.found.value = { position: task.position, thought };
    const before = this.known.value.get(task.position);
    if (before && (before.solved || before.simulations > simulations)) return;
    const evaluation = { values, solved, simulations, ...(solvedIn === undefined ? {} : { solvedIn }) };
    this.known.value = new Map(this.known.value).set(task.position, evaluation);
  }
}
