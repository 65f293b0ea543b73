import { botLevel, type Former, levelNow } from './levels.ts';
import type { Comment } from './record.ts';
import { fail, ok, quote, type Result } from './result.ts';

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
