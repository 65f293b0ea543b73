import type { Comment } from './record.ts';
import { fail, ok, quote, type Result } from './result.ts';
import type { GameHead } from './text.ts';

/** Bots have the levels from 1 to this one. */
export const TOP_LEVEL = 12;

/** What is known of a game's former levels. */
type Former = Pick<GameHead, 'formerLevels'>;

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

export const isLevel = (level: unknown): level is number =>
  Number.isInteger(level) && (level as number) >= 1 && (level as number) <= TOP_LEVEL;

export const botLevel = (level: number): BotLevel => ({ level, of: TOP_LEVEL });

/** The level that is meant: one of today's, or the one that plays as well as one of the former eight. Undefined where there is none. */
export const levelNow = (
  { formerLevels }: Former,
  { level, of }: { readonly level?: unknown; readonly of?: unknown },
): number | undefined => {
  if (!isLevel(level) || (of !== undefined && of !== TOP_LEVEL)) return undefined;
  return of === undefined && formerLevels ? formerLevels[level - 1] : level;
};

/** How records name bots: `Emil (level 5)`; while there were eight levels, `Anouk (bot 4)`. */
const BOT = /^(.*) \((level|[Bb]ot) (\d+)\)$/;
/** Before bots had names. */
const NAMELESS = /^(Threefold)(?:, level)? ([1-8])$/;
/** That one played a turn: `{level 5}`, formerly `{bot 4}`. */
const TURN = /^bot (\d+)$/;

/** A seat's name in a record, with today's level where it names a former one. Refused where it names one that there is not. */
export const nameNow = (game: Former, name: string): Result<string> => {
  const [, called, kind, level] = BOT.exec(name.replace(NAMELESS, '$1 (bot $2)')) ?? [];
  if (called === undefined) return ok(name);
  const now = levelNow(game, kind === 'level' ? botLevel(Number(level)) : { level: Number(level) });
  return now === undefined ? fail('record.level', quote(name)) : ok(`${called} (level ${now})`);
};

/** What a record says of its turns, with today's levels. */
export const commentNow = (game: Former, comment: Comment): Comment => {
  const [, level] = TURN.exec(comment.text) ?? [];
  const now = level === undefined ? undefined : levelNow(game, { level: Number(level) });
  return now === undefined ? comment : { ...comment, text: `level ${now}` };
};
