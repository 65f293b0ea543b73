/** A slow second reading of a game's rules, written from the rulebook alone, for tests. */
export interface Referee {
  /** Who acts: a seat, the dealer, or nobody because the game is over. */
  actor(): number | 'chance' | 'nobody';
  /** Every legal step (or possible draw) in the notation, in any order. */
  legal(): string[];
  /** Plays one of them. */
  play(step: string): void;
  /** What is on the table, as plain data. */
  state(): unknown;
  /** The shares of the seats when the game is over. */
  shares(): number[] | undefined;
}
