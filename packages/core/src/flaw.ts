/** Why no game leads to a position. */
export interface Flaw<Kind extends string> {
  /** What exactly is wrong, for a fault. */
  readonly detail: string;
  /** For which there is a sentence; none where nobody can set up such a position by hand. */
  readonly kind?: Kind;
  /** Whom or what it is about: a seat, a board, a number. */
  readonly seat?: number;
  readonly board?: number;
  readonly n?: number;
  readonly due?: number;
}
