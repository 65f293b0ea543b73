import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@threefold-games/core';
import {
  type Act,
  type DealScheme,
  decide,
  openRoom,
  parsePlan,
  positionText,
  type RoomState,
  rematchId,
  rematchOf,
} from '@threefold-games/room';
import type { Commitment, Person, RoomChange, TableRequest } from '../context.ts';
import { newRoomId } from '../ids.ts';
import { Commitments } from './commitments.ts';
import type { RoomDeps, RoomUpdate } from './deps.ts';
import { dueAt } from './due.ts';
import type { Lease } from './lease.ts';
import { LiveRoom } from './liveRoom.ts';
import { rowOf } from './lobbyRow.ts';
import type { Quota } from './quota.ts';
import type { RoomCache } from './roomCache.ts';

/** How many ids are tried while they are taken. */
const ATTEMPTS = 5;

/** What an opener works with beside the database. */
interface OpenerParts {
  readonly quota: Quota;
  readonly cache: RoomCache;
  readonly lease: Pick<Lease, 'speaks'>;
}

/** From this version on processes know the latest scheme; see PROCESS_VERSION. */
const KNOWS_LATEST = 1;

/** Opens rooms; rejects while the database is away. */
export class Opener {
  private readonly deps: RoomDeps;
  private readonly parts: OpenerParts;
  private readonly commitments: Commitments;
  private readonly onUpdate: (update: RoomUpdate) => void;

  constructor(deps: RoomDeps, parts: OpenerParts, onUpdate: (update: RoomUpdate) => void) {
    this.deps = deps;
    this.parts = parts;
    this.commitments = new Commitments(deps);
    this.onUpdate = onUpdate;
  }

  /** Commits to the deal of a table that somebody is about to open. */
  commit(): Commitment {
    return this.commitments.make();
  }

  /** A table with its host seated; the value is its id. The same request again gets the same table. */
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

  /** The id of the room of a rematch, which is opened unless it is there already. */
  async openRematch(last: RoomState): Promise<string> {
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
    this.onUpdate({ ...change, room: this.parts.cache.current(new LiveRoom(state, at, at)), isOwn: true });
    return true;
  }
}

/** Whether a room is the rematch that was to be opened: nobody opens one by hand with all seats taken. */
const isRematch = (there: RoomState, made: RoomState): boolean =>
  there.host === made.host && there.phase !== 'gathering' && there.plan.game === made.plan.game;

/** What a deal is drawn from. */
const newSecret = (): string => randomBytes(32).toString('hex');
