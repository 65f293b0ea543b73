import { fail, type Result } from '@threefold/core';
import { isSlow, type RoomState } from '@threefold/room';
import type { Selectable } from 'kysely';
import type { ServerContext } from '../context.ts';
import { LIMITS } from '../limits.ts';
import { peopleDeps } from '../people/deps.ts';
import { findPerson } from '../people/persons.ts';
import type { PeopleTables } from '../store/tables.ts';
import type { NoticeDeps } from './deps.ts';
import { sendPushes } from './push.ts';
import { forgetTurns, noteTurn, personInTurn } from './queue.ts';
import { callWebhook } from './webhook.ts';

type Notice = Selectable<PeopleTables['notices']>;

/** How often it is looked what is due. */
const EVERY = 1_000;
/** Before it is due, each process takes back what its own people see. */
const AHEAD = 3_000;
/** How long the process that sends has for it before another one does. */
const CLAIM = 60_000;
const BATCH = 50;
/** How far back it is looked, at the start, for turns that a process could not note before it ended. */
const MISSED = 600_000;

export interface NoticeOptions {
  /** Where a push service reaches whoever runs this server; the server's own address unless told otherwise. */
  readonly contact?: string;
  /** Whether closed networks may be called. */
  readonly allowPrivate?: boolean;
}

export interface Notices {
  /** Does now what is due. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** Tells people over days games that it is their turn. The queue is in the database: any process sends, and each notice one of them. */
export const openNotices = (
  context: Pick<ServerContext, 'store' | 'rooms' | 'lines' | 'secrets' | 'origin' | 'now' | 'log'>,
  { contact, allowPrivate = false }: NoticeOptions = {},
): Notices => {
  const { store, rooms, lines, log, now } = context;
  const deps: NoticeDeps = {
    ...peopleDeps(context),
    vapid: context.secrets.vapid,
    contact: contact ?? contactOf(context.origin),
    allowPrivate,
  };
  let work: Promise<unknown> = Promise.resolve();
  /** One after the other; what fails is still in the database. */
  const queue = (what: () => Promise<unknown>): Promise<unknown> => {
    work = work.then(what).catch(late);
    return work;
  };

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
    await Promise.all(near.map(notice => look(notice).catch(late)));
  };

  const look = async (notice: Notice): Promise<void> => {
    if (lines.isWatching?.(notice.person, notice.room)) await settle(notice);
    else if (notice.due <= now() && (await claim(notice))) await send(notice);
  };

  const late = (error: unknown): void => log.warn({ err: error }, 'a notice could not be sent yet');

  const claim = async ({ id, claimed }: Notice): Promise<boolean> => {
    const taken = await store.db
      .updateTable('notices')
      .set({ claimed: now() + CLAIM })
      .where('id', '=', id)
      .where('sent', 'is', null)
      .where('claimed', claimed === null ? 'is' : '=', claimed)
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n;
  };

  const settle = ({ id }: Notice): Promise<unknown> =>
    store.db.updateTable('notices').set({ sent: now() }).where('id', '=', id).execute();

  const send = async (notice: Notice): Promise<void> => {
    const state = await stillTrue(notice);
    if (!state.ok) {
      if (state.error.code === 'server.busy') return;
      await store.db.deleteFrom('notices').where('id', '=', notice.id).execute();
      return;
    }
    const seat = state.value.actor ?? 0;
    const isTold =
      notice.way === 'push'
        ? await sendPushes(deps, state.value, seat, notice.person)
        : await callWebhook(deps, state.value, seat, notice.person, notice.id);
    const wait = LIMITS.notices.retries[notice.tries];
    if (isTold || wait === undefined) {
      await settle(notice);
      return;
    }
    await store.db
      .updateTable('notices')
      .set({ due: now() + wait, tries: notice.tries + 1, claimed: null })
      .where('id', '=', notice.id)
      .execute();
  };

  /** The room, if what is to be told of it is still so. */
  const stillTrue = async ({ room, turn, person }: Notice): Promise<Result<RoomState>> => {
    const state = await rooms.load(room);
    if (!state.ok) return state;
    const seated = personInTurn(state.value);
    const inTurn = seated === undefined ? undefined : await findPerson(deps, seated);
    return state.value.turns.length === turn && inTurn?.id === person ? state : fail('room.notYourTurn');
  };

  /** Notes turns of which nobody is known to have been told; those that were noted stay as they are. */
  const noteMissed = async (): Promise<void> => {
    const moved = await store.db
      .selectFrom('rooms')
      .select('id')
      .where('phase', '=', 'playing')
      .where('slow', '=', 1)
      .where('updated', '>', now() - MISSED)
      .execute();
    for (const { id } of moved) {
      const state = await rooms.load(id);
      if (state.ok) await noteTurn(deps, state.value, now());
    }
  };

  const stop = rooms.onChange(({ before, state, at }) => {
    const isNew =
      before.turns.length !== state.turns.length ||
      before.phase !== state.phase ||
      personInTurn(before) !== personInTurn(state);
    if (!isSlow(state.plan) || !isNew) return;
    void queue(async () => {
      if (state.turns.length < before.turns.length) await forgetTurns(deps, state);
      await noteTurn(deps, state, at);
    });
  });
  let isSweeping = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    void queue(sweep).finally(() => {
      isSweeping = false;
    });
  }, EVERY);
  timer.unref();
  void queue(noteMissed);
  return {
    sweep: async () => {
      await queue(sweep);
    },
    close: async () => {
      clearInterval(timer);
      stop();
      await work;
    },
  };
};

/** Push services want an address that leads somewhere. */
const contactOf = (origin: string): string => (origin.startsWith('https:') ? origin : 'mailto:nobody@example.org');
