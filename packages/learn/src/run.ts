import type { Game, History, Result, RuleId, Turn } from '@threefold-games/core';
import { refutation, stubbornTurn, winningAnswer } from './answer.ts';
import type { FactSheet, TurnWithPositions } from './facts.ts';
import { Judge } from './judge.ts';
import { type Goal, isNamed, type Task, triesOf } from './lesson.ts';
import { turnOf } from './moment.ts';
import { openPlace } from './place.ts';
import { formatTurn, wholeTurns } from './turns.ts';

/** How far a task is. `asked`: a turn is to be made; `missed`: it was legal but not what was asked for; `shown`: see "Show me". */
export type TaskPhase = 'asked' | 'missed' | 'shown' | 'met';

/** A task while it is worked on. Never changed: what happens makes another one. */
export interface TaskState {
  readonly phase: TaskPhase;
  /** What was played so far, answers included; where a turn is asked for, its seat acts. */
  readonly history: History;
  /** What is still to be done; of a win in several turns, what is left. */
  readonly goal: Goal;
  /** How often the goal was missed. */
  readonly misses: number;
  /** Whether the turn that missed it wins all the same, only later: it is not counted. */
  readonly slower?: true;
  /** The name of the sentence about the turn that missed it, where it has one. */
  readonly trap?: string;
}

/** One task: what becomes of a try. Pure: nothing in it knows time or chance. */
export class TaskRun {
  readonly task: Task;
  private readonly game: Game;
  private readonly judge: Judge;
  private readonly start: History;

  private constructor(game: Game, facts: FactSheet, task: Task, start: History) {
    this.game = game;
    this.judge = new Judge(game, facts);
    this.task = task;
    this.start = start;
  }

  static open(game: Game, facts: FactSheet, task: Task): Result<TaskRun> {
    const start = openPlace(game, task.place);
    return start.ok ? { ok: true, value: new TaskRun(game, facts, task, start.value) } : start;
  }

  /** As it is asked for. */
  get first(): TaskState {
    return { phase: 'asked', history: this.start, goal: this.task.goal, misses: 0 };
  }

  /** A whole turn was made. Where a win takes several turns, it is answered and the next one is asked for. */
  play(state: TaskState, steps: readonly string[]): Result<TaskState> {
    const next = state.history.with(steps);
    if (!next.ok) return next;
    const turn = playedTurn(next.value);
    if (!this.judge.meets(state.goal, turn)) {
      const trap = state.history === this.start ? this.trapOfTurn(turn) : undefined;
      const isSlower = state.goal.kind === 'win' && this.judge.winsSomeDay(turn.after, turn.seat);
      const misses = state.misses + (isSlower ? 0 : 1);
      const missed = { ...state, phase: 'missed' as const, history: next.value, misses };
      return {
        ok: true,
        value: { ...missed, ...(isSlower && { slower: true }), ...(trap !== undefined && { trap }) },
      };
    }
    const { goal } = state;
    if (goal.kind !== 'win' || turn.after.outcome())
      return { ok: true, value: { ...state, phase: 'met', history: next.value } };
    return this.resist(state, next.value, goal.turns - 1);
  }

  /** The others answer as stubbornly as they can, until the seat acts again or the game is over. */
  private resist(state: TaskState, from: History, turnsLeft: number): Result<TaskState> {
    const { seat } = from.turns.at(-1)!;
    let history = from;
    let turns = turnsLeft;
    while (history.position.actor >= 0 && history.position.actor !== seat) {
      const answer = stubbornTurn(this.game, history.position, seat, turns, this.judge);
      const answered = answer ? history.with(answer) : undefined;
      if (!answered?.ok) break;
      history = answered.value;
      turns--;
    }
    const phase = history.position.outcome() ? 'met' : 'asked';
    return { ok: true, value: { ...state, phase, history, goal: { kind: 'win', turns } } };
  }

  /** The turns that were played since the task was asked for, answers included. */
  turnsOf({ history }: TaskState): readonly Turn[] {
    return history.turns.slice(this.start.length);
  }

  /** Whether a turn that misses the goal is answered on the board, since the answer shows why. */
  get isAnswered(): boolean {
    return this.task.answered ?? this.task.goal.kind !== 'facts';
  }

  /** How others win after a turn that missed its goal; undefined where nobody can at once. */
  winningAnswer({ history }: TaskState): readonly (readonly string[])[] | undefined {
    return winningAnswer(this.game, history.position, history.turns.at(-1)!.seat);
  }

  /**
   * A turn that missed its goal with the answer that shows why, where it is answered and somebody has one: the others win, or the seat no
   * longer does in time.
   */
  refute(state: TaskState): Result<TaskState> {
    const { history, goal } = state;
    if (!this.isAnswered || history.position.outcome()) return this.answer(state, []);
    const turns =
      this.winningAnswer(state) ??
      refutation(this.game, history.position, history.turns.at(-1)!.seat, goal, this.judge) ??
      [];
    return this.answer(state, turns);
  }

  /** The state with turns that others have answered with. Where they end the game, that is why a turn was none: what was counted of it is not. */
  answer(state: TaskState, turns: readonly (readonly string[])[]): Result<TaskState> {
    let { history } = state;
    for (const steps of turns) {
      const next = history.with(steps);
      if (!next.ok) return next;
      history = next.value;
    }
    const { trap, ...rest } = state;
    const isEnd = turns.length > 0 && history.position.outcome() !== undefined;
    const isSaid = trap !== undefined && (!isEnd || isNamed(this.task.traps![trap]!));
    return { ok: true, value: { ...rest, history, ...(isSaid && { trap }) } };
  }

  /** The board is put back; what was missed before is remembered. */
  again({ misses }: Pick<TaskState, 'misses'>): TaskState {
    return { ...this.first, misses };
  }

  /** A turn that does it is played; a win in several turns to its end. */
  show({ misses }: Pick<TaskState, 'misses'>): Result<TaskState> {
    let shown = this.play(this.first, this.task.show);
    while (shown.ok && shown.value.phase === 'asked') {
      const next = this.winningTurn(shown.value);
      if (!next) break;
      shown = this.play(shown.value, next);
    }
    return shown.ok ? { ok: true, value: { ...shown.value, misses, phase: 'shown' } } : shown;
  }

  /** A turn with which a win in several turns goes on. */
  winningTurn({ history, goal }: TaskState): readonly string[] | undefined {
    const before = history.position.copy();
    const after = before.copy();
    for (const actions of wholeTurns(this.game, after)) {
      const steps = formatTurn(before, actions);
      if (this.judge.meets(goal, { seat: before.actor, before, steps, after })) return steps;
    }
    return undefined;
  }

  /** The name of the sentence about what was tried at the first turn, and perhaps refused by a rule, where it is named. */
  trapOf(tried: string, rule?: RuleId): string | undefined {
    return this.traps.find(
      ([, trap]) => isNamed(trap) && (triesOf(trap).includes(tried) || (trap.always && trap.rule === rule)),
    )?.[0];
  }

  /** The name of the sentence about a first turn that misses the goal, where it has one. */
  trapOfTurn(turn: TurnWithPositions): string | undefined {
    return (
      this.trapOf(turn.steps.join(' ')) ??
      this.traps.find(([, trap]) => !isNamed(trap) && this.judge.isCounted(trap, turn))?.[0]
    );
  }

  private get traps() {
    return Object.entries(this.task.traps ?? {});
  }
}

/** The last turn of a history. */
export const playedTurn = (history: History): TurnWithPositions => turnOf(history, history.length - 1);
