import { findGame } from '@threefold-games/catalogue';
import { replay, tagValue } from '@threefold-games/core';
import { checkDeal, decide, type RoomState, type RoomTurn, recordOf, viewOf } from '@threefold-games/room';
import { must } from '@threefold-games/testkit';
import { expect } from 'vitest';
import { openStore, type StorePlace } from '../../src/store/database.ts';
import type { Store } from '../../src/store/store.ts';
import { systemTime } from '../../src/time.ts';
import type { Player } from './player.ts';

const world = { findGame };

/** What the journal makes of a room, held against itself: no number is missing, no turn is there twice, the rules allow all of it. */
export const stored = async ({ journal }: Store, room: string): Promise<RoomState> => {
  const loaded = await journal.load(room);
  if (!loaded) throw new Error(`there is no room ${room}`);
  const events = await journal.since(room, 0);
  // The host sits from the beginning: that is number 1.
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 2));
  const state = loaded.events.reduce(
    (before, { event, at }) => must(decide(world, before, event, at)).state,
    loaded.snapshot,
  );
  expect(state.seq).toBe(events.at(-1)?.seq);
  const turns = events.flatMap(({ event: { act } }) =>
    act.kind === 'turn' || act.kind === 'botTurn' ? [act.turn] : [],
  );
  expect(turns).toEqual(turns.map((_, i) => i));
  expect(state.turns.length).toBe(turns.length);
  const record = recordOf(world, state);
  expect(record.turns.length).toBe(turns.length);
  expect(replay(findGame, record).ok).toBe(true);
  if (state.phase === 'over' && tagValue(record, 'Deal') !== undefined)
    expect(checkDeal(world, record)).not.toHaveProperty('error');
  return state;
};

/** Every turn that was acknowledged is stored under the number that was acknowledged, once, as it was played. */
const holdsAll = async ({ journal }: Store, players: readonly Player[]): Promise<number> => {
  let count = 0;
  for (const player of players) {
    expect(player.refused).toEqual([]);
    for (const { room, turn, steps, seq } of player.acknowledged) {
      const [event] = await journal.since(room, seq - 1);
      expect(event).toMatchObject({ seq, event: { act: { kind: 'turn', turn, steps } } });
      count += 1;
    }
  }
  return count;
};

/** Turns without the level of the bot that played them: an older version tells one of its own. */
const bare = (turns: readonly RoomTurn[]): readonly object[] =>
  turns.map(turn => ({ ...turn, level: undefined, bot: undefined }));

/** Checks a database after its servers have ended; the value is how many turns were acknowledged. */
export const checkAll = async (place: StorePlace, rooms: ReadonlyMap<string, readonly Player[]>): Promise<number> => {
  const opened = must(await openStore(place, { ...systemTime, processId: `check-${Date.now()}` }));
  const store = opened;
  try {
    for (const [room, players] of rooms) {
      const state = await stored(store, room);
      for (const player of players) {
        const view = player.view(room);
        const turns = bare(view?.turns ?? []);
        const all = bare(state.turns);
        if (view?.seq === state.seq)
          expect({ ...view, turns, now: 0 }).toEqual({ ...viewOf(state), turns: all, now: 0 });
        // Whoever was away at the end has a part of it, and nothing else.
        expect(turns).toEqual(all.slice(0, turns.length));
      }
    }
    return await holdsAll(store, [...new Set([...rooms.values()].flat())]);
  } finally {
    await store.close();
  }
};
