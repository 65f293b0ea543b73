import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@threefold/core';
import { type Act, decide, openRoom, parsePlan, type RoomState, rematchOf } from '@threefold/room';
import type { Person, TableWish } from '../context.ts';
import { newRoomId, rematchId } from '../ids.ts';
import { LiveRoom } from './liveRoom.ts';
import type { Parts, Seen } from './deps.ts';
import type { Quota } from './quota.ts';
import { rowOf } from './row.ts';
import type { Shelf } from './roomCache.ts';

/** How often an id that is taken is drawn anew. */
const ATTEMPTS = 5;

/** Opens rooms. What is here rejects while the database is away. */
export class Opener {
  private readonly parts: Parts;
  private readonly quota: Quota;
  private readonly shelf: Shelf;
  private readonly tell: (seen: Seen) => void;

  constructor(parts: Parts, quota: Quota, shelf: Shelf, tell: (seen: Seen) => void) {
    this.parts = parts;
    this.quota = quota;
    this.shelf = shelf;
    this.tell = tell;
  }

  /** A table with its host seated; the value is its id. Who asks again by the same request gets the same table. */
  async open(host: Person, { plan: wanted, seat, nonce, id: asked }: TableWish): Promise<Result<string>> {
    const { world, now } = this.parts;
    const plan = parsePlan(world, wanted);
    if (!plan.ok) return plan;
    const request = asked === undefined ? undefined : `${host.id} ${asked}`;
    const already = await this.openedBy(request);
    if (already !== undefined) return ok(already);
    const allowed = await this.quota.mayOpen(host);
    if (!allowed.ok) return allowed;
    const at = now();
    for (let n = 0; n < ATTEMPTS; n++) {
      const id = newRoomId();
      const secrets = { secret: newSecret(), nextSecret: newSecret() };
      const empty = openRoom({ id, plan: plan.value, host: host.id, ...secrets, now: at });
      const act: Act = { kind: 'sit', name: host.name, nonce, ...(seat === undefined ? {} : { seat }) };
      const seated = decide(world, empty, { by: host.id, id: `open-${id}`, act }, at);
      if (!seated.ok) return seated;
      if (await this.add(empty, seated.value.state, seated.value.effects, at, request)) return ok(id);
      const meanwhile = await this.openedBy(request);
      if (meanwhile !== undefined) return ok(meanwhile);
    }
    return fail('server.busy');
  }

  /** The id of the room of a rematch, which is there then. */
  async rematchOf(last: RoomState): Promise<string> {
    const { world, now, store } = this.parts;
    for (let n = 0; n < ATTEMPTS; n++) {
      const at = now();
      const id = rematchId(last.id, last.deal.secret, n);
      const made = rematchOf(world, last, { id, secret: newSecret(), nextSecret: newSecret(), now: at });
      if (!made.ok) throw new Error(made.error.code);
      if (await this.add(made.value.state, made.value.state, made.value.effects, at)) return id;
      const there = await store.journal.load(id);
      if (there && isRematch(there.snapshot, made.value.state)) return id;
    }
    throw new Error('all ids are taken');
  }

  /** The table that was opened for a request. */
  private async openedBy(request: string | undefined): Promise<string | undefined> {
    return request === undefined ? undefined : this.parts.store.journal.openedBy(request);
  }

  /** Stores a new room; false where its id is taken, or another was stored for the same request. */
  private async add(
    before: RoomState,
    state: RoomState,
    effects: Seen['effects'],
    at: number,
    request?: string,
  ): Promise<boolean> {
    if ((await this.parts.store.journal.create(state, rowOf(state, 0, at), request)) === 'taken') return false;
    const room = this.shelf.current(new LiveRoom(state, at, at));
    this.tell({ room, before, state, effects, at, own: true });
    return true;
  }
}

/** Whether a room is the one that was to be opened: nobody opens one by hand with all seats taken. */
const isRematch = (there: RoomState, made: RoomState): boolean =>
  there.host === made.host && there.phase !== 'gathering' && there.plan.game === made.plan.game;

/** What a deal is drawn from. */
const newSecret = (): string => randomBytes(32).toString('hex');
