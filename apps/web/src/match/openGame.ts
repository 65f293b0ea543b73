import { canVary, EVEN, type Game, parseOptions } from '@threefold-games/core';
import { dealDue, decide, type EvenDeal, openRoom, type RoomEvent, type RoomState } from '@threefold-games/room';
import type { EngineClient } from '@threefold-games/search';
import { findGame } from '../state/games.ts';
import type { NewGame } from '../state/plans.ts';
import { screenPlan } from '../state/plans.ts';
import { ME, sittersOf } from '../state/savedGame.ts';

/** A match at this screen that has begun, or for which an even start is still to be found. */
export const openGame = (
  game: Game,
  plan: NewGame,
  ground: Omit<Parameters<typeof openRoom>[0], 'plan' | 'host'>,
): RoomState => {
  const count = plan.seats.length;
  const options = parseOptions(game.options, count, plan.options);
  if (!options.ok) throw new Error(options.error.detail);
  const even = plan.even === true && canVary(game, options.value, count);
  const agreed = screenPlan(game.id, count, options.value, { clock: plan.clock, even, lot: plan.lot === true });
  const room = { ...openRoom({ ...ground, plan: agreed, host: ME }), seats: sittersOf(plan.seats) };
  return after(room, { by: ME, id: 'start', act: { kind: 'start' } }, ground.now);
};

const after = (room: RoomState, event: RoomEvent, now: number): RoomState => {
  const decided = decide({ findGame }, room, event, now);
  if (!decided.ok) throw new Error(`${decided.error.code} ${decided.error.detail}`);
  return decided.value.state;
};

/** Has an even start found, where one is waited for; where none can be rated, it is the one that was dealt. */
export const dealEven = async (
  room: RoomState,
  engine: Pick<EngineClient, 'findEven'>,
  now: () => number,
  stop?: AbortSignal,
): Promise<RoomState> => {
  const seed = dealDue(room);
  if (seed === undefined) return room;
  const { game, options, seats } = room.plan;
  const asked = engine.findEven({ game, options, seats, seed, ...EVEN });
  stop?.addEventListener('abort', () => asked.stop());
  const found = await asked.answer;
  const even: EvenDeal = found.ok
    ? { accepted: found.value.accepted, by: { net: found.value.net ?? '', values: found.value.values } }
    : { accepted: [] };
  return after(room, { by: 'server', act: { kind: 'dealt', even } }, now());
};
