import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { History, Seat } from '@threefold-games/core';
import { momentOfTry, type PlayedMoment, type TurnChoice, type TurningPoint } from '@threefold-games/learn';
import type { Look } from '@threefold-games/stage';
import { studyModel, type TableModel, type TableSource } from '../board/index.ts';
import type { SeatPlan } from '../settings/index.ts';
import type { GameReview } from './gameReview.ts';

/** What the board shows. */
export type Shown =
  /** The game after so many turns. */
  | { readonly kind: 'turn'; readonly turn: number }
  /** A turning point: the choice again, then what would have been better. */
  | { readonly kind: 'ask'; readonly point: TurningPoint }
  | { readonly kind: 'answer'; readonly point: TurningPoint }
  /** What somebody plays instead; `judged` when that is known. */
  | {
      readonly kind: 'tried';
      readonly point: TurningPoint;
      readonly history: History;
      readonly judged: Judged | 'judging' | 'unknown';
    }
  /** What is expected after a turn. */
  | { readonly kind: 'line'; readonly point: TurningPoint; readonly of: 'better' | 'played'; readonly history: History }
  /** Where somebody chose between others. */
  | { readonly kind: 'choice'; readonly choice: TurnChoice };

/** How a turn that was tried compares with the better one. */
export interface Judged {
  /** The share of the win that it gives away. */
  readonly cost: number;
  readonly isPlayed: boolean;
  readonly moment: PlayedMoment;
}

/** Milliseconds between a turn that was tried and the reply to it. */
const BEFORE_REPLY = 600;

/** The board of a review: the game, its turning points, and what somebody tries instead. */
export class ReviewSource implements TableSource {
  readonly model: ReadonlySignal<TableModel>;
  readonly shown: Signal<Shown>;
  /** The turns whose answer was seen. */
  readonly answered: Signal<ReadonlySet<number>> = signal(new Set());
  private readonly history: History;
  private readonly review: GameReview;
  private readonly wait: (milliseconds: number) => Promise<void>;

  constructor(
    review: GameReview,
    {
      history,
      seat,
      names,
      wait,
    }: { history: History; seat: Seat; names: readonly string[]; wait: ReviewSource['wait'] },
  ) {
    this.history = history;
    this.review = review;
    this.wait = wait;
    this.shown = signal({ kind: 'turn', turn: history.length });
    const seats = names.map(
      (name, each): SeatPlan => (each === seat ? { kind: 'me', name } : { kind: 'person', name, away: true }),
    );
    this.model = computed(() => {
      const shown = this.shown.value;
      if (shown.kind === 'turn') return studyModel(history.before(shown.turn), seats);
      if (shown.kind === 'tried' || shown.kind === 'line') return studyModel(shown.history, seats);
      const turn = shown.kind === 'choice' ? shown.choice.turn : shown.point.turn;
      return studyModel(this.before(turn), seats, { steps: [] });
    });
  }

  /** Replies and lines are shown as the turns of others are at a table. */
  get live(): boolean {
    const { kind } = this.shown.peek();
    return kind === 'tried' || kind === 'line';
  }

  now(): number {
    return 0;
  }

  /** The turns that arrows show: what would have been better, or what else was worth the same. */
  get arrows(): Look['variations'] {
    const shown = this.shown.value;
    if (shown.kind === 'answer') return [shown.point.better];
    return shown.kind === 'choice' ? [shown.choice.steps] : [];
  }

  /** The game as it stood when a turn began, with its draw. */
  before(turn: number): History {
    const before = this.history.before(turn);
    const drawn = before.withOpen(this.history.turns[turn]!.drawn);
    return drawn.ok ? drawn.value : before;
  }

  /** Shows a turning point: as a question until its answer was seen. */
  open(point: TurningPoint): void {
    this.shown.value = { kind: this.answered.peek().has(point.turn) ? 'answer' : 'ask', point };
  }

  /** Asks once more. */
  ask(point: TurningPoint): void {
    this.shown.value = { kind: 'ask', point };
  }

  answer(point: TurningPoint): void {
    batch(() => {
      this.answered.value = new Set([...this.answered.peek(), point.turn]);
      this.shown.value = { kind: 'answer', point };
    });
  }

  /** Plays what is expected after a turn, turn by turn. */
  line(point: TurningPoint, of: 'better' | 'played'): void {
    const { turn, line } = point.moment[of];
    const first = this.before(point.turn);
    this.shown.value = { kind: 'line', point, of, history: first };
    let history = first;
    for (const steps of [
      turn.steps,
      ...line.map((each, i) => (i === 0 ? this.withDraw(point.turn, each.steps) : each.steps)),
    ]) {
      const next = history.with(steps);
      if (!next.ok) break;
      history = next.value;
    }
    this.shown.value = { kind: 'line', point, of, history };
  }

  /** Somebody has made a whole turn. */
  play(steps: readonly string[]): void {
    const shown = this.shown.peek();
    if (shown.kind !== 'ask' && shown.kind !== 'answer') return;
    const { point } = shown;
    const played = this.before(point.turn).with(steps);
    if (!played.ok) return;
    const tried: Shown = { kind: 'tried', point, history: played.value, judged: 'judging' };
    this.shown.value = tried;
    void this.judge(tried, steps);
  }

  private async judge(tried: Extract<Shown, { readonly kind: 'tried' }>, steps: readonly string[]): Promise<void> {
    const { point } = tried;
    const [isKnown] = await Promise.all([this.review.judge(point.turn, steps), this.wait(BEFORE_REPLY)]);
    const moment = isKnown ? momentOfTry(this.review.reviewer.peek(), point, steps) : undefined;
    if (this.shown.peek() !== tried) return;
    if (!moment) {
      this.shown.value = { ...tried, judged: 'unknown' };
      return;
    }
    const { seat } = point;
    const cost = Math.max(0, moment.better.values[seat]! - moment.played.values[seat]!);
    const isPlayed = steps.join(' ') === point.played.join(' ');
    const [reply] = moment.played.line;
    // What is as good needs no reply; the others show by it why they are not.
    const next = reply && cost > CLOSE ? tried.history.with(this.withDraw(point.turn, reply.steps)) : undefined;
    this.shown.value = {
      ...tried,
      judged: { cost, isPlayed, moment },
      ...(next?.ok && { history: next.value }),
    };
  }

  /** A reply with the draw that came in the game. */
  private withDraw(turn: number, steps: readonly string[]): readonly string[] {
    return [...(this.history.turns[turn + 1]?.drawn ?? []), ...steps];
  }
}

/** Who is so close to the best has found it. */
export const CLOSE = 0.03;
