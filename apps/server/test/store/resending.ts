import { findGame } from '@threefold-games/catalogue';
import type { Result } from '@threefold-games/core';
import type { Act, RoomState } from '@threefold-games/room';
import { amount, must } from '@threefold-games/testkit';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { BotPool } from '../../src/bots/pool.ts';
import type { Person } from '../../src/context.ts';
import { Metrics } from '../../src/metrics.ts';
import { Rooms } from '../../src/rooms/rooms.ts';
import { openStore, type StorePlace } from '../../src/store/database.ts';
import { systemTime } from '../../src/time.ts';
import { newId, newNonce, planOf, SLOW, TEST_LIMITS } from '../live/table.ts';
import type { BackEnd } from './backEnd.ts';

const ADA: Person = { id: 'p_aaaaaaaaaaaa', name: 'Ada', kind: 'guest' };
const BO: Person = { id: 'p_bbbbbbbbbbbb', name: 'Bo', kind: 'guest' };

interface Process {
  act(person: Person, act: Act, id?: string): Promise<Result<number>>;
  state(): Promise<RoomState>;
  close(): Promise<void>;
}

/** A process that serves a room, or opens one. */
const serve = async (place: StorePlace, name: string, room?: string): Promise<Process & { readonly room: string }> => {
  const store = must(await openStore(place, { ...systemTime, processId: name }));
  const rooms = new Rooms(
    {
      ...systemTime,
      store,
      world: { findGame },
      dealKey: 'a key',
      limits: TEST_LIMITS,
      metrics: new Metrics(),
      log: fastify().log,
    },
    { areBlocked: async () => false, isSuspended: async () => false },
    new BotPool(TEST_LIMITS.bots, 0, systemTime),
  );
  await rooms.start();
  const plan = planOf('talat', { start: 'host' });
  const roomId = room ?? must(await rooms.create(ADA, { plan, nonce: newNonce() }));
  return {
    room: roomId,
    act: (person, act, requestId = newId()) => rooms.act({ person, roomId, requestId, act }),
    state: async () => must(await rooms.load(roomId)),
    close: async () => {
      await rooms.close();
      await store.close();
    },
  };
};

/** Whatever is asked for again with the same id is done once, whatever came between. */
export const doesOnce = (backEnd: BackEnd): void => {
  test(
    'is done once however many came between, also after a restart',
    async () => {
      const place = await backEnd.place();
      const first = await serve(place, 'first');
      const asked: { readonly person: Person; readonly act: Act; readonly id: string; readonly seq: number }[] = [];
      const ask = async (person: Person, act: Act): Promise<void> => {
        const id = newId();
        asked.push({ person, act, id, seq: must(await first.act(person, act, id)) });
      };
      /** More requests of both people than a room remembers, which leave everything as it was. */
      const pass = async (there: Act, back: Act, rounds = 17): Promise<void> => {
        for (let n = 0; n < rounds; n++) {
          for (const person of [ADA, BO]) for (const act of [there, back]) must(await first.act(person, act));
        }
      };
      const resend = async (process: Process): Promise<void> => {
        const before = await process.state();
        for (const { person, act, id, seq } of asked) {
          expect(await process.act(person, act, id), act.kind).toEqual({ ok: true, value: seq });
        }
        expect(await process.state()).toEqual(before);
      };

      await ask(BO, { kind: 'sit', name: 'Bo', nonce: newNonce() });
      await ask(ADA, { kind: 'shuffle', order: [1, 0] });
      await ask(ADA, { kind: 'ready', ready: true });
      await pass({ kind: 'ready', ready: false }, { kind: 'ready', ready: true });
      await resend(first);
      await ask(ADA, { kind: 'start' });
      await ask(ADA, { kind: 'offer', offer: 'pause' });
      await ask(BO, { kind: 'answer', offer: 'pause', yes: false });
      await pass({ kind: 'offer', offer: 'pause' }, { kind: 'answer', offer: 'pause', yes: false }, amount(17, 50));
      await resend(first);
      await ask(ADA, { kind: 'resign' });
      await ask(BO, { kind: 'offer', offer: 'rematch' });
      await ask(ADA, { kind: 'answer', offer: 'rematch', yes: false });
      await pass({ kind: 'offer', offer: 'rematch' }, { kind: 'answer', offer: 'rematch', yes: false });
      await resend(first);
      await first.close();
      const second = await serve(place, 'second', first.room);
      await resend(second);
      await second.close();
    },
    3 * SLOW,
  );
};
