import type { RoomState } from '@threefold-games/room';
import { describe, expect, it } from 'vitest';
import { LiveRoom } from '../../src/rooms/liveRoom.ts';

const stateOf = (seq: number): RoomState => ({ id: 'room', seq }) as RoomState;
const open = (): LiveRoom => new LiveRoom(stateOf(5), { latestAt: 0, now: 0, isInterrupted: true });

describe('a room in memory', () => {
  it('is live again once it has read what it missed', () => {
    const room = open();
    room.outagesChecked(room.status);
    room.markStale();
    expect(room.status).toEqual({ kind: 'stale', next: 'live' });
    room.caughtUp(room.status);
    expect(room.status).toEqual({ kind: 'live' });
  });

  it('reads once more if it was marked while it read', () => {
    const room = open();
    room.markStale();
    const since = room.status;
    room.markStale();
    room.caughtUp(since);
    expect(room.kind).toBe('stale');

    room.markBroken();
    const before = room.status;
    room.markBroken();
    room.replaced(stateOf(6), 1, before);
    expect([room.kind, room.state.seq]).toEqual(['broken', 6]);
    room.replaced(stateOf(6), 1, room.status);
    expect(room.status).toEqual({ kind: 'interrupted' });
  });

  it('checks outages again if there may have been one while it checked', () => {
    const room = open();
    const since = room.status;
    room.markInterrupted();
    room.outagesChecked(since);
    room.caughtUp(room.status);
    expect(room.status).toEqual({ kind: 'interrupted' });
  });

  it('stays broken until all of it is read again', () => {
    const room = open();
    room.markBroken();
    room.markStale();
    room.markInterrupted();
    room.caughtUp(room.status);
    expect(room.status).toEqual({ kind: 'broken' });
  });

  it('has no lease when it is handed over, and is stale when it is taken back', () => {
    const room = open();
    room.leasedHere();
    room.handOver();
    room.leasedHere();
    room.markBroken();
    expect([room.kind, room.leasedBy]).toEqual(['handedOver', 'unknown']);
    room.takeBack();
    expect([room.status, room.leasedBy]).toEqual([{ kind: 'stale', next: 'interrupted' }, 'unknown']);
  });

  it('stores when it is due until it knows that a time is stored that is early enough', () => {
    const room = open();
    const store = (wake: number | null): boolean => {
      const must = room.mustStoreWake(wake);
      room.stored(stateOf(6), { at: 1, wake: must ? wake : undefined, isSnapshot: false });
      return must;
    };
    // Without the lease another process may write it.
    expect([store(100), store(100)]).toEqual([true, true]);
    room.leasedHere();
    expect([store(100), store(100), store(200), store(50), store(null)]).toEqual([true, false, false, true, true]);
    expect([store(null), store(100)]).toEqual([false, true]);
    room.postponing();
    expect(store(100)).toBe(true);
    room.postponed(6, 300);
    expect([store(400), store(200)]).toEqual([false, true]);
    room.leaseEnded();
    room.leasedHere();
    expect(store(500)).toBe(true);
  });
});
