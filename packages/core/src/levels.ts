import type { GameHead } from './text.ts';

/** Bots have the levels from 1 to this one. */
export const TOP_LEVEL = 12;

/** What is known of a game's former levels. */
export type Former = Pick<GameHead, 'formerLevels'>;

/** A bot's level, as data name it. */
export interface BotLevel {
  readonly level: number;
  /** Tells it from one of the eight levels that there were once. */
  readonly of: typeof TOP_LEVEL;
}

/** The same from outside: without `of` it is one of the eight. */
export interface GivenLevel {
  readonly level: number;
  readonly of?: typeof TOP_LEVEL;
}

/** Whether something from outside is one of the levels of today. */
export const isLevel = (level: unknown): level is number =>
  Number.isInteger(level) && (level as number) >= 1 && (level as number) <= TOP_LEVEL;

/** A level of today as data name it. */
export const botLevel = (level: number): BotLevel => ({ level, of: TOP_LEVEL });

/** The level that is meant: one of today's, or the one that plays as well as one of the former eight. Undefined where there is none. */
export const levelNow = (
  { formerLevels }: Former,
  { level, of }: { readonly level?: unknown; readonly of?: unknown },
): number | undefined => {
  if (!isLevel(level) || (of !== undefined && of !== TOP_LEVEL)) return undefined;
  return of === undefined && formerLevels ? formerLevels[level - 1] : level;
};
