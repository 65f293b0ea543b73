import { fail, ok, type Result } from '@threefold-games/core';
import type { Act, RoomState } from '@threefold-games/room';
import { type ActRequest, actsAs, isSuspended, type PeopleService, type Person } from '../context.ts';
import { mayAbort, mayBegin } from '../moderation/aborts.ts';
import { mayStill } from '../moderation/suspensions.ts';
import { orBusy, type RequestEvent, type RoomDeps } from './deps.ts';
import type { Lease } from './lease.ts';
import type { LiveRoom, Reply } from './liveRoom.ts';
import type { Opener } from './opener.ts';
import type { Quota } from './quota.ts';
import type { RoomQueue } from './roomQueue.ts';

export interface AdmissionParts {
  readonly people: Pick<PeopleService, 'areBlocked' | 'isSuspended'>;
  readonly quota: Quota;
  readonly lease: Pick<Lease, 'speaks'>;
  readonly queue: RoomQueue;
  readonly opener: Opener;
}

/** From this version on processes know twelve levels: as long as an older one may have to decide a room's events, none names a level. */
const KNOWS_LEVELS = 2;

const namesLevel = (act: Act): boolean =>
  act.kind === 'fill' || (act.kind === 'change' && act.plan.leaver.kind === 'bot');

/** Lets through to a room's queue what a person may ask for, and refuses the rest: who is suspended or blocked, who asks for too much. */
export class Admission {
  private readonly deps: RoomDeps;
  private readonly parts: AdmissionParts;

  constructor(deps: RoomDeps, parts: AdmissionParts) {
    this.deps = deps;
    this.parts = parts;
  }

  /** `room`: where it is in memory. Whoever asks is answered before anybody else hears of it. */
  submit(room: LiveRoom | undefined, request: ActRequest, reply: Reply): void {
    const at = this.deps.now();
    if (isSuspended(request.person, at) && !mayStill(request.act)) reply(fail('people.suspended'));
    else if (namesLevel(request.act) && this.parts.lease.speaks < KNOWS_LEVELS) reply(fail('server.busy'));
    else if (room && !asksDatabase(request.act)) this.enqueue(room, request, at, reply);
    else void this.admit(request, at, reply);
  }

  private enqueue(room: LiveRoom, request: ActRequest, at: number, reply: Reply): void {
    const { person, act, lag } = request;
    // A game can always be played to its end; everything else has limits.
    const isNeeded = act.kind === 'turn' || act.kind === 'resign';
    const isFull = room.state.seq >= this.deps.limits.rooms.events;
    if (!isNeeded && (isFull || !this.parts.quota.mayDo(person, act)))
      void this.refuse(room, request, fail('room.limit'), reply);
    else {
      const event = { ...eventOf(room, request), ...(lag === undefined ? {} : { lag }) };
      this.parts.queue.submit(room, { event, at, reply });
    }
  }

  /** Refuses something, unless it is asked again for what is done: that was allowed when it was asked first. */
  private async refuse(room: LiveRoom, request: ActRequest, refusal: Result<never>, reply: Reply): Promise<void> {
    reply(
      await orBusy(this.deps.log, async () => {
        const earlier = await this.parts.queue.doneBefore(room, eventOf(room, request));
        return earlier === undefined ? refusal : ok(earlier);
      }),
    );
  }

  /** Opens the room first, and checks who sits down there, plays again or aborts. */
  private async admit(request: ActRequest, at: number, reply: Reply): Promise<void> {
    const { person, roomId, act } = request;
    const room = await this.parts.opener.find(roomId);
    if (!room.ok) return reply(room);
    if (asksDatabase(act)) {
      const allowed = await orBusy(this.deps.log, () => this.check(room.value.state, person, act));
      if (!allowed.ok) return this.refuse(room.value, request, allowed, reply);
    }
    // Whoever sits down has their own name, whatever they say.
    const named = act.kind === 'sit' ? { ...request, act: { ...act, name: person.name } } : request;
    this.enqueue(room.value, named, at, reply);
  }

  private async check(state: RoomState, person: Person, act: Act): Promise<Result<true>> {
    const { store, now } = this.deps;
    const { people, quota } = this.parts;
    if (act.kind === 'sit') {
      const allowed = await quota.maySit(person);
      if (!allowed.ok) return allowed;
      return (await this.isBlockedAt(state, person)) ? fail('people.forbidden') : allowed;
    }
    if (act.kind === 'offer' && act.offer === 'abort') return mayAbort(store.db, state, person, now());
    // A game with somebody who is suspended does not begin again.
    for (const seat of state.seats) {
      if (seat.kind === 'person' && (await people.isSuspended(seat.person))) return fail('room.offer');
    }
    return mayBegin(store.db, person, now());
  }

  private async isBlockedAt({ seats }: RoomState, person: Person): Promise<boolean> {
    for (const seat of seats) {
      if (seat.kind === 'person' && (await this.parts.people.areBlocked(person.id, seat.person))) return true;
    }
    return false;
  }
}

/** Whether the database has to be asked before somebody does this. */
const asksDatabase = (act: Act): boolean => {
  if (act.kind === 'offer') return act.offer === 'rematch' || act.offer === 'abort';
  return act.kind === 'sit' || (act.kind === 'answer' && act.offer === 'rematch' && act.yes);
};

const eventOf = ({ state }: LiveRoom, { person, requestId, act }: ActRequest): RequestEvent => ({
  by: actsAs(state, person),
  id: requestId,
  act,
});
