import type * as core from '@threefold-games/play-core';
import type { GameId, Views } from './games.ts';

export type {
  AsciiOptions,
  Beginning,
  GameResult,
  Opening,
  PlayedStep,
  PlayedTurn,
  SvgOptions,
  Theme,
  Why,
} from '@threefold-games/play-core';

/**
 * A game that is being played. What it refuses it throws as a `ThreefoldError`, and is as it was before. What chance decides is drawn
 * as soon as it is due, by the seed; a turn or a step that names it (`JC 0,0/0 H@0,1`) puts what it names in its place.
 */
export interface PlayedGame<Id extends GameId = GameId> extends core.PlayedGame<Id, Views[Id]> {}

/** Somebody who plays one game at one level. It thinks in slices, about one question after the other. */
export interface BotPlayer<Id extends GameId = GameId> extends core.BotPlayer<Id, Views[Id]> {}
