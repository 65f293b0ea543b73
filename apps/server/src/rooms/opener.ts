import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '@threefold-games/core';
import {
  type Act,
  type DealScheme,
  decide,
  hashOfSecret,
  openRoom,
  parsePlan,
  positionText,
  type RoomState,
  rematchDue,
  rematchId,
  rematchOf,
} from '@threefold-games/room';
import type { Commitment, Person, RoomChange, TableRequest } from '../context.ts';
import { newRoomId } from '../ids.ts';
import { type Listeners, orBusy, type RoomDeps, type RoomUpdate } from './deps.ts';
import type { Lease } from './lease.ts';
import { dueAt, LiveRoom } from './liveRoom.ts';
import { rowOf } from './lobbyRow.ts';
import type { Quota } from './quota.ts';
import type { RoomCache } from './roomCache.ts';
import type { RoomQueue } from './roomQueue.ts';

/** How many ids are tried while they are taken. */
const ATTEMPTS = 5;

/** What an opener works with beside the database. */
interface OpenerParts {
  readonly quota: Quota;
  readonly cache: RoomCache;
  readonly queue: RoomQueue;
  readonly lease: Pick<Lease, 'speaks'>;
}

/** From this version on processes know the latest scheme; see PROCESS_VERSION. */
const KNOWS_LATEST = 1;

/** Opens rooms: new ones, those of rematches, and those that are not in memory. */
export class Opener {
  private readonly deps: RoomDeps;
  private readonly parts: OpenerParts;
  private readonly commitments: Commitments;
  private readonly updates: Listeners<RoomUpdate>;

  constructor(deps: RoomDeps, parts: OpenerParts, updates: Listeners<RoomUpdate>) {
    this.deps = deps;
    this.parts = parts;
    this.commitments = new Commitments(deps);
    this.updates = updates;
  }

  /** Commits to the deal of a table that somebody is about to open. */
  commit(): Commitment {
    return this.commitments.make();
  }

  /** A table with its host seated; the value is its id. The same request again gets the same table. Rejects while the database is away. */
  async open(host: Person, { plan: wanted, seat, nonce, deal, id: requestId }: TableRequest): Promise<Result<string>> {
    const { world, now } = this.deps;
    const plan = parsePlan(world, wanted);
    if (!plan.ok) return plan;
    const request = requestId === undefined ? undefined : `${host.id} ${requestId}`;
    const already = await this.openedBy(request);
    if (already !== undefined) return ok(already);
    const claimed = deal === undefined ? undefined : this.commitments.redeem(deal);
    if (claimed && !claimed.ok) return claimed;
    const allowed = await this.parts.quota.mayOpen(host);
    if (!allowed.ok) return allowed;
    const at = now();
    for (let n = 0; n < ATTEMPTS; n++) {
      const { id, secret } = claimed?.value ?? { id: newRoomId(), secret: newSecret() };
      const secrets = { secret, nextSecret: newSecret(), scheme: this.scheme };
      const empty = openRoom({ id, plan: plan.value, host: host.id, ...secrets, now: at });
      const act: Act = { kind: 'sit', name: host.name, nonce, ...(seat === undefined ? {} : { seat }) };
      const seated = decide(world, empty, { by: host.id, id: `open-${id}`, act }, at);
      if (!seated.ok) return seated;
      const { state, effects } = seated.value;
      if (await this.add({ before: empty, state, effects, at }, request)) return ok(id);
      const meanwhile = await this.openedBy(request);
      if (meanwhile !== undefined) return ok(meanwhile);
      // Somebody has opened it.
      if (claimed) return fail('deal.claim');
    }
    return fail('server.busy');
  }

  /** A room that somebody wants to see or to play in, read if it is not in memory. */
  find(roomId: string): Promise<Result<LiveRoom>> {
    return orBusy(this.deps.log, async () => {
      const room = await this.parts.cache.load(roomId);
      if (!room) return fail('room.missing');
      if (rematchDue(room.state)) void this.openRematch(room);
      return ok(room);
    });
  }

  /** Any process may do it, and two may at once: there is one room all the same, since its id follows from the last one. */
  async openRematch(last: LiveRoom): Promise<void> {
    const { log, now } = this.deps;
    try {
      const room = await this.rematch(last.state);
      this.parts.queue.submit(last, { event: { by: 'server', act: { kind: 'next', room } }, at: now() });
    } catch (error) {
      // The room stays due until there is one.
      log.warn({ room: last.id, trouble: String(error) }, 'a rematch has to wait');
    }
  }

  /** The id of the room of a rematch, which is opened unless it is there already. */
  private async rematch(last: RoomState): Promise<string> {
    const { world, now, store } = this.deps;
    for (let n = 0; n < ATTEMPTS; n++) {
      const at = now();
      const id = rematchId(last.id, last.deal.secret, n);
      const made = rematchOf(world, last, {
        id,
        secret: newSecret(),
        nextSecret: newSecret(),
        scheme: this.scheme,
        now: at,
      });
      if (!made.ok) throw new Error(made.error.code);
      const { state, effects } = made.value;
      if (await this.add({ before: state, state, effects, at })) return id;
      const there = await store.journal.load(id);
      if (there && isRematch(there.snapshot, state)) return id;
    }
    throw new Error('all ids are taken');
  }

  /** How a room is dealt that is opened now: as long as an older process may have to decide its events, in the older way. */
  private get scheme(): DealScheme {
    return this.parts.lease.speaks >= KNOWS_LATEST ? 'threefold-deal/2' : 'threefold-deal/1';
  }

  /** The table that was opened for a request. */
  private async openedBy(request: string | undefined): Promise<string | undefined> {
    return request === undefined ? undefined : this.deps.store.journal.openedBy(request);
  }

  /** Stores a new room; false where its id is taken, or another was stored for the same request. */
  private async add(change: RoomChange, request?: string): Promise<boolean> {
    const { state, at } = change;
    const { store, world } = this.deps;
    const stored = { ...state, position: positionText(world, state) };
    const wakeAt = dueAt(state) ?? null;
    const created = await store.journal.create(stored, rowOf(world, state, 0, at), { request, wakeAt });
    if (created === 'taken') return false;
    this.updates.emit({
      ...change,
      room: this.parts.cache.current(new LiveRoom(state, { latestAt: at, now: at })),
      isOwn: true,
    });
    return true;
  }
}

/** Whether a room is the rematch that was to be opened: nobody opens one by hand with all seats taken. */
const isRematch = (there: RoomState, made: RoomState): boolean =>
  there.host === made.host && there.phase !== 'gathering' && there.plan.game === made.plan.game;

/** What a deal is drawn from. */
const newSecret = (): string => randomBytes(32).toString('hex');

/** A claim is good for so many milliseconds: far less than it takes until a table at which nothing was played is forgotten. */
const GOOD_FOR = 10 * 60_000;

/**
 * Commits to the deals of tables before anybody adds to them. Nothing is stored: the secret of a room follows from its id and from a key
 * that all processes of a server share. A claim says that the server itself chose the id, so nobody can open a room whose secret was shown
 * already, or take an id that another was promised.
 */
class Commitments {
  private readonly deps: Pick<RoomDeps, 'dealKey' | 'now'>;

  constructor(deps: Pick<RoomDeps, 'dealKey' | 'now'>) {
    this.deps = deps;
  }

  make(): Commitment {
    const room = newRoomId();
    const until = (this.deps.now() + GOOD_FOR).toString(36);
    return { room, hash: hashOfSecret(this.secretOf(room)), claim: `${room}.${until}.${this.signed(room, until)}` };
  }

  /** The room of a claim, and its secret. */
  redeem(claim: string): Result<{ readonly id: string; readonly secret: string }> {
    const [room = '', until = '', signature = ''] = claim.split('.');
    const right = Buffer.from(this.signed(room, until));
    const given = Buffer.from(signature);
    const isOurs = given.length === right.length && timingSafeEqual(given, right);
    if (!isOurs || Number.parseInt(until, 36) < this.deps.now()) return fail('deal.claim');
    return ok({ id: room, secret: this.secretOf(room) });
  }

  private secretOf(room: string): string {
    return this.mac(`secret ${room}`).toString('hex');
  }

  private signed(room: string, until: string): string {
    return this.mac(`claim ${room} ${until}`).toString('base64url');
  }

  private mac(text: string): Buffer {
    return createHmac('sha256', this.deps.dealKey).update(text).digest();
  }
}
