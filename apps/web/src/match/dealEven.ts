import { EVEN } from '@threefold-games/core';
import { dealDue, decide, type EvenDeal, type RoomState } from '@threefold-games/room';
import type { EngineClient } from '@threefold-games/search';
import { engine as pageEngine } from '../engine/index.ts';
import { findGame } from '../games/index.ts';

/** Looks for an even start if the room waits for one; if none can be rated, keeps the start that was dealt. */
export const dealEven = async (
  room: RoomState,
  stop?: AbortSignal,
  engine: Pick<EngineClient, 'findEven'> = pageEngine,
  now: () => number = Date.now,
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
  const dealt = decide({ findGame }, room, { by: 'server', act: { kind: 'dealt', even } }, now());
  if (!dealt.ok) throw new Error(`${dealt.error.code} ${dealt.error.detail}`);
  return dealt.value.state;
};
