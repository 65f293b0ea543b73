import type { Beginning } from '@threefold-games/play-core';
import type { TalatView } from '@threefold-games/talat';
import type { TaluvaView } from '@threefold-games/taluva';
import type { TzaarView } from '@threefold-games/tzaar';

/** What `view()` shows, by game. */
export interface Views {
  readonly talat: TalatView;
  readonly tzaar: TzaarView;
  readonly taluva: TaluvaView;
}

/** The name of a game. */
export type GameId = keyof Views;

/** A switch, as a boolean or as records write it. */
export type Switch = boolean | 'on' | 'off';

/** Who is given odds and how many steps of them: `seat1step2`, or `none`. */
export type OddsText<Seat extends number> = 'none' | `seat${Seat}step${1 | 2 | 3}`;

/** The options of Talat; a game of two has other standard values than one of three. */
export interface TalatOptions {
  /** Whether the small three-sided tower captures the large six-sided one (TA-4.5); on unless told. */
  readonly davidGoliath?: Switch;
  /** How many frozen boards end the game (TA-8.1); 2 unless told. */
  readonly endAfterFrozen?: 2 | 3 | '2' | '3';
  /** What decides between equal points (TA-8.6); `cancelCommon` unless told. */
  readonly tieBreak?: 'cancelCommon' | 'highestOnly' | 'none';
  /** With two players, on which of its boards the Zihin is moved (TA-7.3); `opponentBoard` unless told. */
  readonly zihinScope?: 'opponentBoard' | 'bothZihinBoards';
  /** Who makes the first move after the set-up (TA-6.2); with three `startPlayer`, with two `lastPlacer` unless told. */
  readonly firstMover?: 'startPlayer' | 'lastPlacer';
  /** With two players, the points that the second one begins with (TA-H.1), 0 to 15 in halves; 0 unless told. */
  readonly komi?: number | string;
  /** With two players, whether the second one may swap seats after the first turn (TA-H.2); off unless told. */
  readonly swap?: Switch;
  /** Who begins with points (TA-H.3); `none` unless told. */
  readonly odds?: OddsText<0 | 1 | 2>;
}

/** The options of TZAAR. */
export interface TzaarOptions {
  /** Whether the pieces stand at random (TZ-2.1), as in the rulebook (TZ-2.2) or are placed in turn (TZ-2.3); `random` unless told. */
  readonly setup?: 'random' | 'fixed' | 'tournament';
  /** Who begins with stacks (TZ-H.1); `none` unless told. */
  readonly odds?: OddsText<0 | 1>;
}

/** The options of Taluva. */
export interface TaluvaOptions {
  /** How many tiles are drawn in the game (TL-1.3); 48 unless told. */
  readonly tiles?: 48 | 36 | 24 | '48' | '36' | '24';
  /** Whether a hut may be founded beside one's own pieces (TL-6.4); on unless told. */
  readonly hutMayTouchOwn?: Switch;
  /** Whether the game goes on for the other places once somebody has won (TL-9.1); off unless told. */
  readonly ranking?: Switch;
  /** Who begins with pieces that count as built (TL-H.1); `none` unless told. */
  readonly odds?: OddsText<0 | 1 | 2 | 3>;
}

/** The options of each game by name. */
export interface GameOptions {
  readonly talat: TalatOptions;
  readonly tzaar: TzaarOptions;
  readonly taluva: TaluvaOptions;
}

/** What `newGame` may be told. */
export type NewGameOptions<Id extends GameId = GameId> = Beginning & GameOptions[Id];
