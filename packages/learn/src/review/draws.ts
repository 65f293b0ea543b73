import { bestValues } from '../evaluation.ts';
import type { KnownPositions } from './known.ts';
import { luckOf, type Shares } from './metrics.ts';
import { type Outcomes, outcomesOf, type ReviewedGame, type ReviewPlace } from './places.ts';

/** A draw is worth a closer look where the shares before and after it differ by this. */
const FELT = 0.04;

/** The draws of a game: what each could have brought, and what it changed. */
export class Draws {
  private readonly reviewed: ReviewedGame;
  private readonly known: KnownPositions;
  /** By turn, found out once; null where nothing was drawn. */
  private readonly outcomes = new Map<number, Outcomes | null>();

  constructor(reviewed: ReviewedGame, known: KnownPositions) {
    this.reviewed = reviewed;
    this.known = known;
  }

  /** All positions that the draws could have led to that were felt. */
  *places(): Generator<ReviewPlace> {
    for (const turn of this.reviewed.turns.keys())
      if ((this.changeAt(turn) ?? 0) >= FELT) for (const { place } of this.outcomesAt(turn)?.all ?? []) yield place;
  }

  /**
   * By seat, what the draw before a turn changed: nothing where it was hardly felt. Undefined where nothing was drawn, or while it is not
   * known. All that could have been drawn is held for what it was at the first look, so that no one of them was looked at more closely.
   */
  luck(turn: number): Shares | undefined {
    const outcomes = this.outcomesAt(turn);
    const change = this.changeAt(turn);
    if (!outcomes || change === undefined) return undefined;
    if (change < FELT) return Array.from({ length: this.reviewed.start.position.seats }, () => 0);
    const looks = outcomes.all.flatMap(({ place, chance }) => {
      const shares = this.known.firstLook(place);
      return shares ? [{ chance, shares }] : [];
    });
    return looks.length === outcomes.all.length ? luckOf(looks[outcomes.drawn]!.shares, looks) : undefined;
  }

  /** Whether it is known of all of them what they changed. */
  get isKnown(): boolean {
    return this.reviewed.turns.every((_, turn) => !this.outcomesAt(turn) || this.luck(turn));
  }

  /** How much the draw before a turn seems to have changed; undefined while it is not known. */
  private changeAt(turn: number): number | undefined {
    const [from, before] = [this.from(turn), this.reviewed.turns[turn]!.before].map(place => this.known.at(place));
    return from && before && Math.max(...bestValues(before).map((share, seat) => Math.abs(share - from.values[seat]!)));
  }

  private outcomesAt(turn: number): Outcomes | undefined {
    const { game, turns } = this.reviewed;
    const known = this.outcomes.get(turn);
    const outcomes = known === undefined ? outcomesOf(game, this.from(turn).position, turns[turn]!.drawn) : known;
    this.outcomes.set(turn, outcomes ?? null);
    return outcomes ?? undefined;
  }

  /** Where things stood before the draw of a turn. */
  private from(turn: number): ReviewPlace {
    return turn === 0 ? this.reviewed.start : this.reviewed.turns[turn - 1]!.after;
  }
}
