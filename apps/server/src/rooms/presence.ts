import { isSlow } from '@threefold/room';
import type { LiveRoom } from './liveRoom.ts';
import type { Parts } from './deps.ts';
import type { Runner } from './roomQueue.ts';

/** Tells live rooms who is there. Each process knows its own lines; whoever has a line of a seat that is said to be gone says otherwise. */
export class Presence {
  private readonly parts: Parts;
  private readonly runner: Runner;
  /** Who is looked for soon, as room and person: a lot may put them on another seat meanwhile. */
  private readonly doubtful = new Map<string, NodeJS.Timeout>();

  constructor(parts: Parts, runner: Runner) {
    this.parts = parts;
    this.runner = runner;
  }

  /** A person may have lost their last line. */
  left(room: LiveRoom, person: string): void {
    this.look(room, this.parts.limits.presence.blink, seat => seat === person);
  }

  /** A seat is taken, or a game begins: whoever does not come is gone. */
  expect(room: LiveRoom): void {
    this.look(room, this.parts.limits.presence.afterRestart, () => true);
  }

  /** Somebody came, or was said to be gone. */
  here(room: LiveRoom): void {
    if (!isLive(room)) return;
    for (const [seat, sitter] of room.state.seats.entries()) {
      if (sitter.kind === 'person' && sitter.gone !== undefined && room.isHere(sitter.person)) {
        this.runner.submit(room, { event: { by: 'server', act: { kind: 'back', seat } }, at: this.parts.now() });
      }
    }
  }

  close(): void {
    for (const timer of this.doubtful.values()) clearTimeout(timer);
    this.doubtful.clear();
  }

  private look(room: LiveRoom, wait: number, concerns: (person: string) => boolean): void {
    if (!isLive(room)) return;
    for (const sitter of room.state.seats) {
      if (sitter.kind !== 'person' || sitter.gone !== undefined || !concerns(sitter.person)) continue;
      if (room.isHere(sitter.person)) continue;
      const key = `${room.id} ${sitter.person}`;
      clearTimeout(this.doubtful.get(key));
      this.doubtful.set(key, setTimeout(this.decide, wait, key, room, sitter.person));
    }
  }

  private readonly decide = (key: string, seen: LiveRoom, person: string): void => {
    this.doubtful.delete(key);
    const room = this.runner.current(seen);
    const seat = room.state.seats.findIndex(
      sitter => sitter.kind === 'person' && sitter.person === person && sitter.gone === undefined,
    );
    if (seat < 0 || !isLive(room) || room.isHere(person)) return;
    this.runner.submit(room, { event: { by: 'server', act: { kind: 'gone', seat } }, at: this.parts.now() });
  };
}

const isLive = ({ state }: LiveRoom): boolean => state.phase !== 'over' && !isSlow(state.plan);
