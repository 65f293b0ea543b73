import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { History, Seat } from '@threefold-games/core';
import { type Puzzle, type TaskRun, type TaskState, type TurnWithPositions, turnOf } from '@threefold-games/learn';
import { studyModel, type TableModel, type TableSource } from '../../board/index.ts';
import type { SeatPlan } from '../../settings/index.ts';

/** Milliseconds between a turn and the answer to it. */
const BEFORE_ANSWER = 600;

/** How much was given away: nothing, the theme, the part of the board, the piece, the step. */
export type HintLevel = 0 | 1 | 2 | 3 | 4;
export const LAST_HINT: HintLevel = 4;

/** What the board of a puzzle shows. */
export type Shown =
  /** A turn is asked for. */
  | { readonly kind: 'asked'; readonly task: TaskState }
  /** A turn was made; what comes of it is on its way. */
  | { readonly kind: 'tried'; readonly history: History }
  /** It is not what was asked for; `answered` once the reply that shows why stands on the board, where there is one. */
  | { readonly kind: 'missed'; readonly task: TaskState; readonly answered: boolean }
  /** A line, after so many of its turns: the solution, or what others tried. */
  | { readonly kind: 'line'; readonly line: Line; readonly at: number };

export interface Line {
  readonly of: 'solution' | 'other';
  /** From where the puzzle is asked to the end of the line. */
  readonly history: History;
  readonly length: number;
}

/** What came of a turn that was made where the puzzle is asked, or further on in it. */
export interface Tried {
  readonly steps: readonly string[];
  /** `slower`: it wins too, only not in time. */
  readonly verdict: 'met' | 'missed' | 'slower';
  /** Whether it was made where the puzzle is asked. */
  readonly isFirstTurn: boolean;
}

/** How a puzzle came out. */
export interface PuzzleResult {
  readonly how: 'solved' | 'shown';
  /** How often it was tried, the solution included. */
  readonly tries: number;
  /** Whether something was given away before. */
  readonly isHelped: boolean;
}

/** What a puzzle needs from where it runs. */
export interface PuzzleOptions {
  wait(milliseconds: number): Promise<void>;
  /** Comes back when what was just set is painted: proofs come after that. */
  painted(): Promise<void>;
  onTried(tried: Tried): void;
  /** It is solved, or was shown to who gave it up; told once. */
  onResult(result: PuzzleResult): void;
}

/** One puzzle on a board: turns are judged, what does it is answered until it is done, what misses is refuted. */
export class PuzzleSource implements TableSource {
  /** Answers and lines are shown as the turns of others are at a table. */
  readonly live = true;
  readonly puzzle: Puzzle;
  readonly run: TaskRun;
  /** The seat of whoever solves it. */
  readonly seat: Seat;
  readonly model: ReadonlySignal<TableModel>;
  /** How it came out; undefined as long as it is open. It stays when somebody tries again. */
  readonly result: Signal<PuzzleResult | undefined> = signal(undefined);
  /** How much of the turn that is asked for was given away. */
  readonly hintLevel: Signal<HintLevel> = signal(0);
  /** How often something else was played than what was asked for. */
  readonly misses: Signal<number> = signal(0);
  /** The last whole turn that was tried where the puzzle is asked. */
  readonly lastTried: Signal<readonly string[] | undefined> = signal(undefined);
  private readonly current: Signal<Shown>;
  private readonly options: PuzzleOptions;
  /** The turn that is asked for now; a miss leads back here. */
  private asked: TaskState;
  private helped = false;
  private solution: Line | undefined;

  constructor(puzzle: Puzzle, run: TaskRun, options: PuzzleOptions) {
    this.puzzle = puzzle;
    this.run = run;
    this.options = options;
    this.asked = run.first;
    this.current = signal({ kind: 'asked', task: run.first });
    const { position } = run.first.history;
    this.seat = position.actor;
    const seats = Array.from(
      { length: position.seats },
      (_, seat): SeatPlan => (seat === this.seat ? { kind: 'me', name: '' } : { kind: 'person', name: '', away: true }),
    );
    this.model = computed(() => {
      const shown = this.current.value;
      return studyModel(this.historyOf(shown), seats, shown.kind === 'asked' ? { steps: [] } : undefined);
    });
  }

  /** Whether something was given away. */
  get isHelped(): boolean {
    return this.helped;
  }

  get shown(): ReadonlySignal<Shown> {
    return this.current;
  }

  now(): number {
    return 0;
  }

  /** Which own turn is asked for, from 1, and of how many. */
  get ownTurn(): { readonly n: number; readonly all: number } {
    void this.current.value;
    const { goal } = this.puzzle;
    const own = this.run.turnsOf(this.asked).filter(({ seat }) => seat === this.seat).length;
    const all = goal.kind === 'win' ? Math.ceil(goal.turns / this.run.first.history.position.seats) : 1;
    return { n: own + 1, all: Math.max(all, own + 1) };
  }

  /** A whole turn was made. */
  play(steps: readonly string[]): void {
    const played = this.asked.history.with(steps);
    if (this.current.peek().kind !== 'asked' || !played.ok) return;
    const tried: Shown = { kind: 'tried', history: played.value };
    this.current.value = tried;
    void this.judge(tried, steps);
  }

  /** Puts the board back to where the turn was asked for. */
  again(): void {
    this.ask(this.current.peek().kind === 'line' ? this.run.first : this.asked);
  }

  /** Gives one more thing away about the turn that is asked for. */
  hint(): void {
    if (this.current.peek().kind !== 'asked') this.again();
    this.helped = true;
    this.hintLevel.value = Math.min(this.hintLevel.peek() + 1, LAST_HINT) as HintLevel;
  }

  /** The turn that hints speak of: one that does what is asked for. */
  get hintedTurn(): TurnWithPositions | undefined {
    const { asked, run, puzzle } = this;
    const steps = asked.history === run.first.history ? puzzle.line[0] : run.winningTurn(asked);
    const played = steps && asked.history.with(steps);
    return played?.ok ? turnOf(played.value, asked.history.length) : undefined;
  }

  /** Shows how it goes, from its beginning. */
  show(): void {
    this.helped = true;
    const line = this.lineOf('solution', this.puzzle.line);
    if (!line) return;
    batch(() => {
      this.solution = line;
      this.current.value = { kind: 'line', line, at: 0 };
      this.finish('shown');
    });
    this.goTo(1);
  }

  /** Shows what others tried, with the reply to it; false where that cannot be played here. */
  showOther(steps: readonly string[]): boolean {
    const line = this.otherLine(steps);
    if (line) this.current.value = { kind: 'line', line, at: line.length };
    return line !== undefined;
  }

  /** The turn that others tried, with the reply to it. */
  otherLine(steps: readonly string[]): Line | undefined {
    const missed = this.run.play(this.run.first, steps);
    if (!missed.ok) return undefined;
    const refuted = missed.value.phase === 'missed' ? this.run.refute(missed.value) : missed;
    return refuted.ok ? this.lineFrom('other', refuted.value.history) : undefined;
  }

  /** Back to the solution: to its end, or after so many of its turns. */
  showSolution(at?: number): void {
    const line = this.solution;
    if (line) this.current.value = { kind: 'line', line, at: at ?? line.length };
  }

  /** The line that was found, or shown. */
  get foundLine(): Line | undefined {
    void this.current.value;
    return this.solution;
  }

  /** Goes to a place in the line that is shown; one turn on is played. */
  goTo(at: number): void {
    const shown = this.current.peek();
    if (shown.kind !== 'line') return;
    this.current.value = { ...shown, at: Math.max(0, Math.min(shown.line.length, at)) };
  }

  private ask(task: TaskState): void {
    batch(() => {
      if (task.history !== this.asked.history) this.hintLevel.value = 0;
      this.asked = { ...task, phase: 'asked', misses: 0 };
      this.current.value = { kind: 'asked', task: this.asked };
    });
  }

  private async judge(tried: Extract<Shown, { kind: 'tried' }>, steps: readonly string[]): Promise<void> {
    const { options, run, asked } = this;
    await options.painted();
    if (this.current.peek() !== tried) return;
    const judged = run.play(asked, steps);
    // The rules took the turn a moment ago.
    if (!judged.ok) throw new Error(`the turn ${steps.join(' ')} cannot be judged: ${judged.error.code}`);
    const task = judged.value;
    const isFirstTurn = asked.history === run.first.history;
    const verdict = task.phase !== 'missed' ? 'met' : task.slower ? 'slower' : 'missed';
    if (isFirstTurn) this.lastTried.value = steps;
    options.onTried({ steps, verdict, isFirstTurn });
    if (task.phase === 'missed') await this.refute(task);
    else await this.goOn(task);
  }

  /** The turn stays; then the reply is played that shows why it is not what was asked for. */
  private async refute(task: TaskState): Promise<void> {
    const missed: Shown = { kind: 'missed', task, answered: false };
    batch(() => {
      if (!task.slower) this.misses.value++;
      this.current.value = missed;
    });
    const [refuted] = await Promise.all([
      this.options.painted().then(() => this.run.refute(task)),
      this.options.wait(BEFORE_ANSWER),
    ]);
    if (this.current.peek() === missed && refuted.ok)
      this.current.value = { kind: 'missed', task: refuted.value, answered: true };
  }

  /** The turn did it: the others answer, and the next one is asked for, until it is done. */
  private async goOn(task: TaskState): Promise<void> {
    const own: Shown = { kind: 'tried', history: task.history.before(this.asked.history.length + 1) };
    if (task.history.length > own.history.length) {
      this.current.value = own;
      await this.options.wait(BEFORE_ANSWER);
      if (this.current.peek() !== own) return;
    }
    if (task.phase === 'asked') {
      this.ask(task);
      return;
    }
    const line = this.lineFrom('solution', task.history);
    batch(() => {
      this.solution = line;
      this.current.value = { kind: 'line', line, at: line.length };
      this.finish('solved');
    });
  }

  /** It came out somehow; who was shown how and then does it has solved it, but that is no news. */
  private finish(how: PuzzleResult['how']): void {
    const before = this.result.peek();
    if (before?.how === 'solved') return;
    this.result.value = { how, tries: this.misses.peek() + (how === 'solved' ? 1 : 0), isHelped: this.helped };
    if (!before) this.options.onResult(this.result.value);
  }

  private lineOf(of: Line['of'], turns: readonly (readonly string[])[]): Line | undefined {
    let { history } = this.run.first;
    for (const steps of turns) {
      const next = history.with(steps);
      if (!next.ok) return undefined;
      history = next.value;
    }
    return this.lineFrom(of, history);
  }

  private lineFrom(of: Line['of'], history: History): Line {
    return { of, history, length: history.length - this.run.first.history.length };
  }

  private historyOf(shown: Shown): History {
    if (shown.kind === 'asked' || shown.kind === 'missed') return shown.task.history;
    if (shown.kind === 'tried') return shown.history;
    const { first } = this.run;
    return shown.at === 0 ? first.history : shown.line.history.before(first.history.length + shown.at);
  }
}
