import { type History, playSteps, type Seat } from '@threefold-games/core';
import { type EvaluatorName, NETS } from '@threefold-games/search';
import { bestValues, type Evaluation, provenWin } from '../evaluation.ts';
import { Draws } from './draws.ts';
import { type CompletedTurn, KnownPositions, type ReviewData } from './known.ts';
import { lossOf, type Shares, scaledLoss, type WeighedTurn } from './metrics.ts';
import { costOfLeaving, type Fork, forksOf } from './onlyTurn.ts';
import { placeOf, type ReviewedGame, type ReviewedTurn, type ReviewPlace, reviewedGame } from './places.ts';

/** What the engine is asked for: to think about a position. */
export interface Ask {
  readonly place: ReviewPlace;
  readonly simulations: number;
  readonly variations: number;
  /** Nodes for the attempt to prove an ending. */
  readonly proof: number;
}

/** How far it has come: the game at first sight, its usual look, turning points looked at again, and ever deeper as long as somebody stays. */
export type Stage = 'first' | 'usual' | 'points' | 'deeper' | 'done';

/** How it stands with the work. */
export interface Progress {
  readonly stage: Stage;
  /** How many positions of the game have got what the stage gives them. */
  readonly done: number;
  readonly all: number;
}

/** Simulations for a first sight; then, round after round, for every position and for those at which much was given away. */
const FIRST = 8;
const ROUNDS = [
  { usual: 40, deep: 160 },
  { usual: 160, deep: 640 },
  { usual: 400, deep: 1600 },
] as const;
/** From this scaled loss on a turn is looked at again. */
export const TURNING = 0.08;
/** So many turns of a seat are looked at again, the costliest ones; and so many of them are turning points at most. */
const CANDIDATES = 5;
const POINTS = 3;
/** Whoever had less than this before and after has nothing to learn from it. */
const HOPELESS = 0.05;
/** How many ways to go on are wanted. */
const VARIATIONS = 5;
/** Nodes for the attempt to prove an ending, at first sight and later. */
const FIRST_PROOF = 2_000;
const PROOF = 20_000;
/** Two turns are worth the same to a seat within this, and a difference to another seat counts from this on. */
const SAME = 0.02;
const RANGE = 0.1;
/** Where every other turn costs so much, scaled, a turn was the only one. */
const ONLY = 0.1;
/** A win that is proven counts as let go, or a loss as allowed, where it is within so many turns. */
const WIN_SOON = 3;
const LOSS_SOON = 2;

/** What is known about a turn that may be a turning point. */
export interface TurnKnown extends WeighedTurn {
  readonly turn: number;
  /** The best turn that was there, where both got a closer look. */
  readonly better?: { readonly steps: readonly string[]; readonly after: ReviewPlace };
}

/** Another turn that would have been worth the same to its seat, but not to others. */
export interface TurnChoice {
  readonly turn: number;
  readonly steps: readonly string[];
  readonly played: Shares;
  readonly other: Shares;
}

/** What a reviewer is to look at, and what it knows already. */
export interface ReviewerOptions {
  /** Whose turns are looked at again; everybody's unless told. */
  readonly seats?: readonly Seat[];
  /** What was found out before. */
  readonly data?: ReviewData | undefined;
}

/**
 * Decides what the engine is to be asked about a game, and keeps what it answers. It asks nothing itself: any number of questions may be
 * open at once. The same answers give the same review, in whatever order they come.
 */
export class Reviewer {
  readonly reviewed: ReviewedGame;
  readonly known: KnownPositions;
  readonly draws: Draws;
  /** Whose turns are looked at again. */
  readonly seats: readonly Seat[];
  /** All positions of the game, each once. */
  private readonly places: readonly ReviewPlace[];
  private readonly open = new Set<string>();
  /** By turn and steps: where others leave them, found out once. */
  private readonly forksFound = new Map<string, readonly Fork[]>();

  constructor(history: History, { seats, data }: ReviewerOptions = {}) {
    this.reviewed = reviewedGame(history);
    this.known = new KnownPositions(data);
    const { start, turns } = this.reviewed;
    const all = [start, ...turns.flatMap(({ before, after }) => [before, after])];
    this.places = [...new Map(all.map(place => [place.key, place])).values()];
    this.seats = seats ?? Array.from({ length: history.position.seats }, (_, seat) => seat);
    this.draws = new Draws(this.reviewed, this.known);
  }

  /** What is to be asked next; undefined where nothing is, or where it follows from answers that are still to come. */
  next(): Ask | undefined {
    for (const { ask, stage } of this.wanted()) {
      if (stage === 'deeper') this.known.whole = true;
      const name = nameOf(ask);
      if (this.open.has(name)) continue;
      this.open.add(name);
      return ask;
    }
    return undefined;
  }

  /** The engine's answer about a position. What a lesser evaluator has said is forgotten when a better one speaks. */
  learn(ask: Ask, evaluator: EvaluatorName, answer: Evaluation): void {
    this.open.delete(nameOf(ask));
    const { known } = this;
    if (known.evaluator !== evaluator) {
      if (rank(evaluator) < rank(known.evaluator)) return;
      known.clear();
      known.evaluator = evaluator;
    }
    const simulations = Math.max(answer.simulations, ask.simulations);
    // Of what could have been drawn the shares will do.
    const isDraw = simulations === FIRST && !this.places.includes(ask.place);
    known.learn(ask.place, {
      ...answer,
      simulations,
      ...(isDraw && { continuations: [], values: bestValues(answer) }),
    });
  }

  /** The engine was stopped: the question may be asked again. */
  drop(ask: Ask): void {
    this.open.delete(nameOf(ask));
  }

  get progress(): Progress {
    const { places } = this;
    const [first] = this.wanted();
    const simulations = first?.stage === 'first' ? FIRST : ROUNDS[0].usual;
    const done = places.filter(place => this.known.isEnough(place, simulations)).length;
    const stage = first?.stage === 'points' && this.known.whole ? 'deeper' : first?.stage;
    return { stage: stage ?? 'done', done, all: places.length };
  }

  /** What is known about a turn; undefined while it is not. */
  turnKnown(turn: number): TurnKnown | undefined {
    const reviewed = this.reviewed.turns[turn]!;
    const { seat, before, after } = reviewed;
    const first = this.known.at(before);
    const then = this.known.at(after);
    if (!first || !then) return undefined;
    const best = this.bestTurn(reviewed, 0);
    // Where nothing better is known, nothing was given away.
    if (best?.kind === 'whole' && best.after.key === after.key)
      return { turn, seat, best: then.values, after: then.values };
    const weighed = { turn, seat, best: bestValues(first), after: then.values };
    const { deep } = ROUNDS[0];
    if (best?.kind !== 'whole' || ![before, after, best.after].every(place => this.known.isEnough(place, deep)))
      return weighed;
    // Compared on an equal footing: what the better turn leads to, with what this one led to.
    const values = first.solved ? first.values : this.known.at(best.after)!.values;
    return { ...weighed, best: values, better: { steps: best.steps, after: best.after } };
  }

  /** The turns at which most was given away, as far as that is sure, in the order of play. */
  get turningPoints(): readonly TurnKnown[] {
    return this.turning(POINTS, ({ better }) => better !== undefined).toSorted((a, b) => a.turn - b.turn);
  }

  /** What every turn but the best one costs its seat at least, where that is much; undefined where it is not, or not known. */
  otherTurnsCost(turn: number): number | undefined {
    const turnKnown = this.turnKnown(turn);
    if (!turnKnown?.better) return undefined;
    const { deep } = ROUNDS[0];
    const costs = this.forks(turn, turnKnown.better.steps).map(fork =>
      this.known.isEnough(fork.place, deep) ? costOfLeaving(this.known, fork, turnKnown.seat) : undefined,
    );
    if (costs.includes(undefined)) return undefined;
    // What was played is one of the others.
    const cost = Math.min(lossOf(turnKnown), ...costs.map(each => each!));
    return scaledLoss(cost, this.reviewed.start.position.seats) >= ONLY ? cost : undefined;
  }

  /** Another turn that was worth the same to its seat and not to others, as far as that is sure. */
  choice(turn: number): TurnChoice | undefined {
    const reviewed = this.reviewed.turns[turn]!;
    const found = this.otherChoice(reviewed);
    const [played, other] = [this.known.at(reviewed.after), found && this.known.at(found.after)];
    if (!found || !played || !other) return undefined;
    const deep = ROUNDS[0].deep;
    if (![reviewed.after, found.after].every(place => this.known.isEnough(place, deep))) return undefined;
    return isChoice(reviewed.seat, played.values, other.values)
      ? { turn, steps: found.steps, played: played.values, other: other.values }
      : undefined;
  }

  /** The reply that is expected to a turn, with the draw that came in the game; undefined where there is none. */
  replyPlace(turn: number, after: ReviewPlace): ReviewPlace | undefined {
    const { drawn } = this.reviewed.turns[turn + 1] ?? { drawn: [] };
    if (drawn.length === 0) return after.position.actor < 0 ? undefined : after;
    const position = after.position.copy();
    return playSteps(this.reviewed.game, position, drawn).ok ? placeOf(position) : undefined;
  }

  /** Where other steps would have led in place of a turn; undefined where they are no whole turn. */
  placeAfter(turn: number, steps: readonly string[]): ReviewPlace | undefined {
    const position = this.reviewed.turns[turn]!.before.position.copy();
    const isWhole = playSteps(this.reviewed.game, position, steps).ok && position.atTurnStart;
    return isWhole ? placeOf(position) : undefined;
  }

  /** What is to be asked so that a turn which somebody tries can be compared with the better one; nothing where all is known. */
  *asksForTry(turn: number, steps: readonly string[]): Generator<Ask> {
    const after = this.placeAfter(turn, steps);
    if (!after) return;
    yield* this.missing([after], ROUNDS[0].deep);
    yield* this.replies(turn, after, ROUNDS[0].deep);
  }

  private hasAll(simulations: number): boolean {
    return this.places.every(place => this.known.isEnough(place, simulations));
  }

  /** What there is to ask, the most important first. A stage begins when the one before has all its answers. */
  private *wanted(): Generator<{ readonly stage: Stage; readonly ask: Ask }> {
    for (const ask of this.missing(this.places, FIRST)) yield { stage: 'first', ask };
    if (!this.hasAll(FIRST)) return;
    for (const [round, { usual, deep }] of ROUNDS.entries()) {
      const isUsual = round === 0;
      for (const ask of this.missing(this.places, usual)) yield { stage: isUsual ? 'usual' : 'deeper', ask };
      if (!this.hasAll(usual)) return;
      const stage = isUsual ? 'points' : 'deeper';
      for (const ask of this.again(deep)) yield { stage, ask };
      for (const ask of this.missing(this.draws.places(), FIRST)) yield { stage, ask };
    }
  }

  private *missing(places: Iterable<ReviewPlace>, simulations: number): Generator<Ask> {
    const proof = simulations === FIRST ? FIRST_PROOF : PROOF;
    for (const place of places)
      if (!this.known.isEnough(place, simulations)) yield { place, simulations, variations: VARIATIONS, proof };
  }

  /** The turns at which most was given away, and what would have been better; then the replies to both where that is confirmed. */
  private *again(deep: number): Generator<Ask> {
    let isSettled = true;
    for (const ask of this.comparisons(deep)) {
      isSettled = false;
      yield ask;
    }
    for (const { turn, better } of isSettled ? this.turningPoints : []) {
      yield* this.replies(turn, this.reviewed.turns[turn]!.after, deep);
      if (!better) continue;
      yield* this.replies(turn, better.after, deep);
      yield* this.askAtForks(turn, better.steps, deep);
    }
    if (this.reviewed.start.position.seats < 3) return;
    for (const reviewed of this.reviewed.turns) {
      const other = this.seats.includes(reviewed.seat) ? this.otherChoice(reviewed) : undefined;
      if (other) yield* this.missing([reviewed.after, other.after], deep);
    }
  }

  /** What it takes to compare the turns at which most was given away with what would have been better. */
  private *comparisons(deep: number): Generator<Ask> {
    for (const { turn } of this.turning(CANDIDATES, () => true)) {
      const reviewed = this.reviewed.turns[turn]!;
      yield* this.missing([reviewed.before, reviewed.after], deep);
      if (!this.known.isEnough(reviewed.before, deep)) continue;
      const best = this.bestTurn(reviewed, deep);
      if (best) yield* this.missing([best.kind === 'open' ? best.at : best.after], deep);
    }
  }

  private *replies(turn: number, after: ReviewPlace, deep: number): Generator<Ask> {
    const place = this.replyPlace(turn, after);
    if (place) yield* this.missing([place], deep);
  }

  /** Whether a turn was the only one shows at its forks, as long as it seems to be. */
  private *askAtForks(turn: number, steps: readonly string[], deep: number): Generator<Ask> {
    const { seats } = this.reviewed.start.position;
    for (const fork of this.forks(turn, steps)) {
      yield* this.missing([fork.place], deep);
      const cost = costOfLeaving(this.known, fork, this.reviewed.turns[turn]!.seat) ?? 0;
      if (scaledLoss(cost, seats) < ONLY) return;
    }
  }

  private forks(turn: number, steps: readonly string[]): readonly Fork[] {
    const name = `${turn} ${steps.join(' ')}`;
    const forks = this.forksFound.get(name) ?? forksOf(this.reviewed.game, this.reviewed.turns[turn]!.before, steps);
    this.forksFound.set(name, forks);
    return forks;
  }

  /** The turns that are or may be turning points, the costliest of each seat. */
  private turning(most: number, is: (known: TurnKnown) => boolean): readonly TurnKnown[] {
    const known = this.reviewed.turns.flatMap((_, turn) => this.turnKnown(turn) ?? []);
    const turning = known.filter(each => is(each) && this.isTurning(each));
    return this.seats.flatMap(seat =>
      turning
        .filter(each => each.seat === seat)
        .sort((a, b) => lossOf(b) - lossOf(a) || a.turn - b.turn)
        .slice(0, most),
    );
  }

  private isTurning(known: TurnKnown): boolean {
    const { turn, seat, best, after } = known;
    const loss = lossOf(known);
    if (loss === 0 || (best[seat]! < HOPELESS && after[seat]! < HOPELESS)) return false;
    return scaledLoss(loss, best.length) >= TURNING || this.isProvenSwing(turn);
  }

  /** Whether a win that was near and proven was let go, or one of somebody else allowed. */
  private isProvenSwing(turn: number): boolean {
    const { seat, before, after } = this.reviewed.turns[turn]!;
    const [first, then] = [before, after].map(place => this.known.at(place));
    const [had, has] = [first && provenWin(first), then && provenWin(then)];
    if (had?.seat === seat && (had.turns ?? Number.POSITIVE_INFINITY) <= WIN_SOON) return has?.seat !== seat;
    const isLost = has !== undefined && has.seat !== seat && (has.turns ?? Number.POSITIVE_INFINITY) <= LOSS_SOON;
    return isLost && had?.seat !== has.seat;
  }

  private bestTurn({ before }: ReviewedTurn, simulations: number): CompletedTurn | undefined {
    return this.known.complete(this.reviewed.game, before, this.known.at(before)?.continuations[0], simulations);
  }

  /** A turn that seems to be worth the same to its seat and not to others. */
  private otherChoice(
    reviewed: ReviewedTurn,
  ): { readonly steps: readonly string[]; readonly after: ReviewPlace } | undefined {
    const { seat, before, after } = reviewed;
    const played = this.known.at(after);
    const evaluation = this.known.at(before);
    if (!played || !evaluation) return undefined;
    if (bestValues(evaluation)[seat]! - played.values[seat]! > SAME) return undefined;
    const found = evaluation.continuations
      .filter(({ values }) => isChoice(seat, played.values, values))
      .map(continuation => this.known.complete(this.reviewed.game, before, continuation, FIRST))
      .find(each => each?.kind === 'whole' && each.after.key !== after.key);
    return found?.kind === 'whole' ? found : undefined;
  }
}

/** Whether two turns are worth the same to a seat and not to somebody else. */
const isChoice = (seat: Seat, played: Shares, other: Shares): boolean =>
  Math.abs(played[seat]! - other[seat]!) <= SAME &&
  Math.max(...played.map((share, each) => (each === seat ? 0 : Math.abs(share - other[each]!)))) >= RANGE;

/** The bigger the net the better; below them all the hand evaluator. */
const rank = (evaluator: string): number => (NETS as readonly string[]).indexOf(evaluator);

const nameOf = ({ place, simulations }: Ask): string => `${place.key} ${simulations}`;
