import { isSlow } from '@threefold-games/room';
import type { Cancel } from '../time.ts';
import type { RoomDeps } from './deps.ts';
import type { LiveRoom } from './liveRoom.ts';
import type { RoomCache } from './roomCache.ts';
import type { RoomQueue } from './roomQueue.ts';

/**
 * Tells live rooms who is there. Each process knows its own connections; one that has a connection of somebody who is said to be gone says
 * otherwise.
 */
export class Presence {
  private readonly deps: RoomDeps;
  private readonly cache: RoomCache;
  private readonly queue: RoomQueue;
  /** Who is checked on soon, by room and person: a lot may put them on another seat meanwhile. */
  private readonly checks = new Map<string, Cancel>();

  constructor(deps: RoomDeps, cache: RoomCache, queue: RoomQueue) {
    this.deps = deps;
    this.cache = cache;
    this.queue = queue;
  }

  /** A person may have lost their last connection. */
  left(room: LiveRoom, person: string): void {
    this.checkAfter(this.deps.limits.presence.blink, room, seat => seat === person);
  }

  /** Nothing comes back from a person's last connection: that was waited for already. */
  silent(room: LiveRoom, person: string): void {
    this.checkAfter(0, room, seat => seat === person);
  }

  /** A seat is taken, or a game begins: whoever does not come is gone. */
  expect(room: LiveRoom): void {
    this.checkAfter(this.deps.limits.presence.afterRestart, room, () => true);
  }

  /** Somebody came, or was said to be gone. */
  here(room: LiveRoom): void {
    if (!isLive(room)) return;
    for (const [seat, sitter] of room.state.seats.entries()) {
      if (sitter.kind === 'person' && sitter.gone !== undefined && room.isHere(sitter.person)) {
        this.queue.submit(room, { event: { by: 'server', act: { kind: 'back', seat } }, at: this.deps.now() });
      }
    }
  }

  close(): void {
    for (const cancel of this.checks.values()) cancel();
    this.checks.clear();
  }

  private checkAfter(wait: number, room: LiveRoom, concerns: (person: string) => boolean): void {
    if (!isLive(room)) return;
    for (const sitter of room.state.seats) {
      if (sitter.kind !== 'person' || sitter.gone !== undefined || !concerns(sitter.person)) continue;
      if (room.isHere(sitter.person)) continue;
      const key = `${room.id} ${sitter.person}`;
      this.checks.get(key)?.();
      const check = (): void => {
        this.checks.delete(key);
        this.check(this.cache.peek(room.id) ?? room, sitter.person);
      };
      this.checks.set(key, this.deps.after(wait, check));
    }
  }

  private check(room: LiveRoom, person: string): void {
    const seat = room.state.seats.findIndex(
      sitter => sitter.kind === 'person' && sitter.person === person && sitter.gone === undefined,
    );
    if (seat < 0 || !isLive(room) || room.isHere(person)) return;
    this.queue.submit(room, { event: { by: 'server', act: { kind: 'gone', seat } }, at: this.deps.now() });
  }
}

const isLive = ({ state }: LiveRoom): boolean => state.phase !== 'over' && !isSlow(state.plan);
