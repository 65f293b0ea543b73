import { botLevel, type Former, levelNow } from '@threefold-games/core';
import { freeCharacter } from './botNames.ts';
import type { RoomState, RoomTurn, Sitter } from './state.ts';

/** While bots had eight levels, what was stored named them without `of`, and turns had one as `bot`. */
type FormerTurn = RoomTurn & { readonly bot?: number };

/** A level out of what is stored; where it is damaged, the game goes on with a beginner. */
const storedLevel = (game: Former, given: Parameters<typeof levelNow>[1]): number => levelNow(game, given) ?? 1;

/** A room as it was stored, with levels of equal strength where it was stored while there were eight. */
export const renewedRoom = (game: Former, room: RoomState): RoomState => {
  const { leaver } = room.plan;
  const seats: Sitter[] = [];
  for (const sitter of room.seats) seats.push(renewedSitter(game, sitter, seats));
  const plan: RoomState['plan'] =
    leaver.kind === 'bot'
      ? { ...room.plan, leaver: { kind: 'bot', ...botLevel(storedLevel(game, leaver)) } }
      : room.plan;
  const turns = room.turns.some(turn => 'bot' in turn) ? room.turns.map(turn => renewedTurn(game, turn)) : room.turns;
  return { ...room, plan, seats, turns };
};

/** `before`: who sits on the seats before it. */
const renewedSitter = (game: Former, sitter: Sitter, before: readonly Sitter[]): Sitter => {
  if (sitter.kind !== 'bot' || sitter.of !== undefined) return sitter;
  const { for: left, level } = sitter;
  const now = botLevel(storedLevel(game, { level }));
  return { kind: 'bot', ...now, character: freeCharacter(before, now.level), ...(left && { for: left }) };
};

const renewedTurn = (game: Former, { bot, ...turn }: FormerTurn): RoomTurn =>
  bot === undefined ? turn : { ...turn, level: storedLevel(game, { level: bot }) };
