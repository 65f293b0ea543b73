import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { NOBODY, type Position, type Seat } from '@threefold-games/core';
import type { TaskRun, TaskState } from '@threefold-games/learn';
import { studyModel, type TableModel, type TableSource } from '../../board/index.ts';
import type { SeatPlan } from '../../settings/index.ts';

/** Milliseconds between a turn that missed its goal and the answer to it. */
const BEFORE_ANSWER = 600;

/** What a lesson needs from where it runs. */
export interface LessonOptions {
  wait(milliseconds: number): Promise<void>;
  /** The turn with which the engine would go on from a position; undefined where it cannot tell. */
  reply(position: Position): Promise<readonly string[] | undefined>;
  /** The goal was met. */
  onMet(): void;
}

/** One task on a board: turns are judged, and what misses the goal is answered. */
export class LessonSource implements TableSource {
  /** Answers are shown as the turns of others are at a table. */
  readonly live = true;
  readonly run: TaskRun;
  /** The seat of whoever learns. */
  readonly seat: Seat;
  readonly model: ReadonlySignal<TableModel>;
  private readonly current: Signal<TaskState>;
  private readonly options: LessonOptions;

  constructor(run: TaskRun, options: LessonOptions) {
    this.run = run;
    this.options = options;
    this.current = signal(run.first);
    const { position } = run.first.history;
    this.seat = position.actor;
    const seats = Array.from(
      { length: position.seats },
      (_, seat): SeatPlan => (seat === this.seat ? { kind: 'me', name: '' } : { kind: 'person', name: '', away: true }),
    );
    this.model = computed(() => {
      const { history, phase } = this.current.value;
      return studyModel(history, seats, phase === 'asked' ? { steps: [] } : undefined);
    });
  }

  get state(): ReadonlySignal<TaskState> {
    return this.current;
  }

  now(): number {
    return 0;
  }

  /** A whole turn was made. */
  play(steps: readonly string[]): void {
    const next = this.run.play(this.current.peek(), steps);
    if (!next.ok) return;
    this.current.value = next.value;
    if (next.value.phase === 'met') this.options.onMet();
    if (next.value.phase === 'missed') void this.answer(next.value);
  }

  /** Puts the board back. */
  again(): void {
    this.current.value = this.run.again(this.current.peek());
  }

  /** Plays a turn that does it. */
  show(): void {
    const shown = this.run.show(this.current.peek());
    if (shown.ok) this.current.value = shown.value;
  }

  /** Answers a turn that missed its goal: with a win where somebody has one at once, else as the engine would. */
  private async answer(missed: TaskState): Promise<void> {
    const { position } = missed.history;
    if (position.actor === NOBODY || !this.run.isAnswered) return;
    const winning = this.run.winningAnswer(missed);
    const [reply] = await Promise.all([
      // Before a draw there is nothing to answer with: it would be luck that shows why.
      winning || position.actor < 0 ? undefined : this.options.reply(position),
      this.options.wait(BEFORE_ANSWER),
    ]);
    const turns = winning ?? (reply ? [reply] : []);
    const answered = this.run.answer(missed, turns);
    if (answered.ok && this.current.peek() === missed) this.current.value = answered.value;
  }
}
