import { type Game, NOBODY, playSteps } from '@threefold-games/core';
import { bestValues, type Continuation, type Evaluation } from '../evaluation.ts';
import type { Shares } from './metrics.ts';
import { placeOf, type ReviewPlace } from './places.ts';

/** Changes with whatever makes what was kept useless. */
const VERSION = 2;

/** What is kept of a position. */
export interface KeptEvaluation extends Evaluation {
  /** By seat: the share of the win at the first look. */
  readonly first: Shares;
}

/** All that the engine has found out about a game. Plain data: it is kept with the game, and a review follows from it. */
export interface ReviewData {
  readonly version: number;
  /** Whose evaluations they are. */
  readonly evaluator: string;
  /** Whether the usual work was done. */
  readonly whole?: boolean;
  /** By position. */
  readonly evaluations: Readonly<Record<string, KeptEvaluation>>;
}

/** A turn to the end, or as far as it is known. */
export type CompletedTurn =
  | { readonly kind: 'whole'; readonly steps: readonly string[]; readonly after: ReviewPlace }
  /** What comes next is not known: this position is to be looked at. */
  | { readonly kind: 'open'; readonly steps: readonly string[]; readonly at: ReviewPlace };

/** What is known about the positions of a game. */
export class KnownPositions {
  evaluator = '';
  /** Whether the usual work was done: what comes to light later is looked at on the way. */
  whole = false;
  private readonly evaluations = new Map<string, KeptEvaluation>();
  private readonly followed = new WeakMap<Continuation, CompletedTurn | undefined>();

  /** What was kept from before counts where it was kept by such a program. */
  constructor(data?: ReviewData) {
    if (data?.version !== VERSION) return;
    this.evaluator = data.evaluator;
    this.whole = data.whole ?? false;
    for (const [key, evaluation] of Object.entries(data.evaluations)) this.evaluations.set(key, evaluation);
  }

  get data(): ReviewData {
    return {
      version: VERSION,
      evaluator: this.evaluator,
      whole: this.whole,
      evaluations: Object.fromEntries(this.evaluations),
    };
  }

  /** What a position is held for; exact where the game is over. */
  at({ key, position }: ReviewPlace): Evaluation | undefined {
    const outcome = position.actor === NOBODY ? position.outcome() : undefined;
    return outcome
      ? { simulations: Number.POSITIVE_INFINITY, values: outcome.shares, solved: true, solvedIn: 0, continuations: [] }
      : this.evaluations.get(key);
  }

  /** Whether a position has got at least so much thought, or needs none. */
  isEnough(place: ReviewPlace, simulations: number): boolean {
    const evaluation = this.at(place);
    return evaluation !== undefined && (evaluation.solved || evaluation.simulations >= simulations);
  }

  /** Keeps an evaluation, unless a better one is there. */
  learn({ key }: ReviewPlace, evaluation: Evaluation): void {
    const before = this.evaluations.get(key);
    const { first = bestValues(evaluation) } = before ?? {};
    if (!before?.solved && (before?.simulations ?? 0) <= evaluation.simulations)
      this.evaluations.set(key, { ...evaluation, first });
  }

  /** What a position was held for at the first look; exact where the game is over. */
  firstLook(place: ReviewPlace): Shares | undefined {
    return this.evaluations.get(place.key)?.first ?? this.at(place)?.values;
  }

  /** Lets go of everything, as when another evaluator takes over. */
  clear(): void {
    this.whole = false;
    this.evaluations.clear();
  }

  /** The first turn of a continuation, led to its end by what is known of the positions on its way. */
  complete(
    game: Game,
    from: ReviewPlace,
    continuation: Continuation | undefined,
    simulations: number,
  ): CompletedTurn | undefined {
    const first = continuation && this.follow(game, from, continuation);
    if (first?.kind !== 'open' || !this.isEnough(first.at, simulations)) return first;
    const rest = this.complete(game, first.at, this.at(first.at)?.continuations[0], simulations);
    return rest?.kind === 'whole' ? { ...rest, steps: [...first.steps, ...rest.steps] } : rest;
  }

  /** Where the steps of a continuation's first turn lead, found out once. */
  private follow(game: Game, from: ReviewPlace, continuation: Continuation): CompletedTurn | undefined {
    if (this.followed.has(continuation)) return this.followed.get(continuation);
    const steps = continuation.turns[0] ?? [];
    const position = from.position.copy();
    const isWhole = (): boolean => position.atTurnStart || position.actor === NOBODY;
    const led = steps.length > 0 && playSteps(game, position, steps).ok ? placeOf(position) : undefined;
    const found: CompletedTurn | undefined =
      led && (isWhole() ? { kind: 'whole', steps, after: led } : { kind: 'open', steps, at: led });
    this.followed.set(continuation, found);
    return found;
  }
}
