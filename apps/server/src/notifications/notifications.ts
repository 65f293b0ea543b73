import { fail, type Result } from '@threefold-games/core';
import { isSlow, type RoomState } from '@threefold-games/room';
import type { Selectable } from 'kysely';
import type { ServerContext } from '../context.ts';
import { LIMITS } from '../limits.ts';
import { peopleDeps } from '../people/deps.ts';
import { findPerson } from '../people/persons.ts';
import type { PeopleTables } from '../store/tables.ts';
import { callWebhook, sendPushes } from './deliver.ts';
import { deleteTakenBack, enqueueTurn, type NotificationDeps, personInTurn } from './queue.ts';

type Notification = Selectable<PeopleTables['notices']>;

/** How often the queue is looked at, in milliseconds. */
const SWEEP_EVERY = 1_000;
/** Before a notification is due, each process drops those of people who see the room here. */
const AHEAD = 3_000;
/** How long the process that sends one has before another process does. */
const CLAIM = 60_000;
const BATCH = 50;
/** How far back turns are looked for, at the start, that a process could not enqueue before it ended. */
const MISSED = 600_000;

export interface NotificationOptions {
  /** Where a push service reaches whoever runs this server; the server's own address unless told otherwise. */
  readonly contact?: string;
  /** Whether private networks may be called. */
  readonly allowPrivate?: boolean;
}

export interface Notifications {
  /** Sends now what is due. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Notifies people that it is their turn in a game over days. The queue is in the database: any process sends, and each notification once. */
export const openNotifications = (
  context: Pick<
    ServerContext,
    'store' | 'rooms' | 'connections' | 'secrets' | 'origin' | 'now' | 'after' | 'every' | 'log'
  >,
  { contact, allowPrivate = false }: NotificationOptions = {},
): Notifications => {
  const { store, rooms, connections, log, now } = context;
  const deps: NotificationDeps = {
    ...peopleDeps(context),
    vapid: context.secrets.vapid,
    contact: contact ?? contactOf(context.origin),
    allowPrivate,
  };
  let work: Promise<unknown> = Promise.resolve();
  /** One after the other; what fails is still in the database. */
  const enqueue = (task: () => Promise<unknown>): Promise<unknown> => {
    work = work.then(task).catch(warn);
    return work;
  };

  const warn = (error: unknown): void => log.warn({ err: error }, 'a notification could not be sent yet');

  const sweep = async (): Promise<void> => {
    const at = now();
    const near = await store.db
      .selectFrom('notices')
      .selectAll()
      .where('sent', 'is', null)
      .where('due', '<=', at + AHEAD)
      .where(it => it.or([it('claimed', 'is', null), it('claimed', '<', at)]))
      .orderBy('due')
      .limit(BATCH)
      .execute();
    // Beside each other: nobody waits for somebody else's slow service.
    await Promise.all(near.map(notification => handle(notification).catch(warn)));
  };

  const handle = async (notification: Notification): Promise<void> => {
    if (connections.isWatching(notification.person, notification.room)) await markSent(notification);
    else if (notification.due <= now() && (await claim(notification))) await send(notification);
  };

  const claim = async ({ id, claimed }: Notification): Promise<boolean> => {
    const taken = await store.db
      .updateTable('notices')
      .set({ claimed: now() + CLAIM })
      .where('id', '=', id)
      .where('sent', 'is', null)
      .where('claimed', claimed === null ? 'is' : '=', claimed)
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  };

  const markSent = ({ id }: Notification): Promise<unknown> =>
    store.db.updateTable('notices').set({ sent: now() }).where('id', '=', id).execute();

  const send = async (notification: Notification): Promise<void> => {
    const state = await stillTrue(notification);
    if (!state.ok) {
      if (state.error.code === 'server.busy') return;
      await store.db.deleteFrom('notices').where('id', '=', notification.id).execute();
      return;
    }
    const seat = state.value.actor ?? 0;
    const isSent =
      notification.way === 'push'
        ? await sendPushes(deps, state.value, seat, notification.person)
        : await callWebhook(deps, state.value, seat, notification.person, notification.id);
    const wait = LIMITS.notifications.retries[notification.tries];
    if (isSent || wait === undefined) {
      await markSent(notification);
      return;
    }
    await store.db
      .updateTable('notices')
      .set({ due: now() + wait, tries: notification.tries + 1, claimed: null })
      .where('id', '=', notification.id)
      .execute();
  };

  /** The room, if it is still this person's turn. */
  const stillTrue = async ({ room, turn, person }: Notification): Promise<Result<RoomState>> => {
    const state = await rooms.load(room);
    if (!state.ok) return state;
    const seated = personInTurn(state.value);
    const inTurn = seated === undefined ? undefined : await findPerson(deps, seated);
    return state.value.turns.length === turn && inTurn?.id === person ? state : fail('room.notYourTurn');
  };

  /** Enqueues turns that may not be in the queue; those that are stay as they are. */
  const enqueueMissed = async (): Promise<void> => {
    const moved = await store.db
      .selectFrom('rooms')
      .select('id')
      .where('phase', '=', 'playing')
      .where('slow', '=', 1)
      .where('updated', '>', now() - MISSED)
      .execute();
    for (const { id } of moved) {
      if (!isOpen) return;
      const state = await rooms.load(id);
      if (state.ok) await enqueueTurn(deps, state.value, now());
    }
  };

  const stopListening = rooms.onChange(({ before, state, at }) => {
    const isNew =
      before.turns.length !== state.turns.length ||
      before.phase !== state.phase ||
      personInTurn(before) !== personInTurn(state);
    if (!isSlow(state.plan) || !isNew) return;
    void enqueue(async () => {
      if (state.turns.length < before.turns.length) await deleteTakenBack(deps, state);
      await enqueueTurn(deps, state, at);
    });
  });
  let isOpen = true;
  let isSweeping = false;
  const stopSweeping = context.every(SWEEP_EVERY, () => {
    if (isSweeping) return;
    isSweeping = true;
    void enqueue(sweep).finally(() => {
      isSweeping = false;
    });
  });
  void enqueue(enqueueMissed);
  return {
    sweep: async () => {
      await enqueue(sweep);
    },
    close: async () => {
      isOpen = false;
      stopSweeping();
      stopListening();
      await work;
    },
  };
};

/** Push services want an address that leads somewhere. */
const contactOf = (origin: string): string => (origin.startsWith('https:') ? origin : 'mailto:nobody@example.org');
