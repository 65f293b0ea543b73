import { type Game, ok, type Result, type Seat } from '@threefold/core';
import type { RoomView } from '@threefold/room';
import { areSame, follow, type Played, unplayed, withDraw, written } from '../table/played.ts';
import type { Standing } from '../table/standing.ts';
import { savedOf } from './savedOf.ts';

/**
 * How a room stands, for who sits there. What was played before is not judged again: only a turn that is new or was taken back costs
 * anything, and where none was, turns and position stay the same ones.
 */
export const standOf = (game: Game, view: RoomView, seat: Seat | undefined, before?: Standing): Result<Standing> => {
  const played = play(game, view, before);
  if (!played.ok) return played;
  const { setup, turns, drawn, position } = played.value;
  const saved = savedOf(game, view, seat);
  return ok({ saved, game, setup, turns, drawn, position, composed: [], outcome: position.outcome() });
};

const play = (game: Game, { table, turns, now }: RoomView, before: Played | undefined): Result<Played> => {
  const isSame =
    before?.turns.length === turns.length && turns.every(({ steps }, i) => areSame(steps, written(before.turns[i]!)));
  if (isSame && areSame(now.drawn, before.drawn)) return ok(before);
  const { seats, options } = table.plan;
  const setup = before ? ok(before.setup) : game.parseSetup(seats, options, table.layout || undefined);
  if (!setup.ok) return setup;
  const played = follow(
    before ?? unplayed(game, setup.value),
    turns.map(({ steps }) => steps),
  );
  return played.ok ? withDraw(played.value, now.drawn) : played;
};
