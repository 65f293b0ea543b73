import type { Act } from '@threefold-games/room';
import { must } from '@threefold-games/testkit';
import type { ServerMessage } from '@threefold-games/wire';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../src/context.ts';
import type { Watcher } from '../../src/rooms/liveRoom.ts';
import { ADA, act, BO, begin, code, MINUTE, nextTurn, stateOf, until, useFailingSite } from './failingSite.ts';

const site = useFailingSite();

describe('two processes over one database', () => {
  it('a room is handed over to the one in which it is played', async () => {
    const [first, second] = [await site.start('first'), await site.start('second')];
    const room = await begin(first);
    const keeper = async (): Promise<string | null | undefined> =>
      (await site.store.db.selectFrom('rooms').select('keeper').where('id', '=', room).executeTakeFirst())?.keeper;
    await until(async () => (await keeper()) === 'first');
    const watcher = { person: undefined, isSilent: false, sendBytes: () => undefined, shutOut: () => undefined };
    second.watch(must(await second.open(room)), watcher);
    const playThere = async (): Promise<void> => {
      const { who, turn } = nextTurn(await stateOf(second, room));
      first.catchUp(room, must(await act(second, who, room, turn)));
    };
    // What was done here just now may go on here.
    await playThere();
    await until(() => first.peek(room)?.state.turns.length === 1);
    expect(await keeper()).toBe('first');
    for (let n = 0; n < 3; n++) await site.untilRenewal();
    await playThere();
    await until(async () => (await keeper()) === null);
    expect(first.peek(room)).toBeUndefined();
    second.leaseFreed(room);
    await until(async () => (await keeper()) === 'second');
  });

  it('decide one after the other, and miss nothing of each other', async () => {
    const [first, second] = [await site.start('first'), await site.start('second')];
    const room = await begin(first);
    const seen: number[] = [];
    const watcher = {
      person: undefined,
      sendBytes: (bytes: Buffer) => void seen.push((JSON.parse(String(bytes)) as { readonly seq: number }).seq),
      isSilent: false,
      shutOut: () => undefined,
    };
    second.watch(must(await second.open(room)), watcher);
    const start = (await stateOf(second, room)).seq;
    for (let n = 0; n < 6; n++) {
      // Each finds the other's turn only when its own is stale.
      const [one, other] = n % 2 === 0 ? [first, second] : [second, first];
      const { who, turn } = nextTurn(await stateOf(other, room));
      expect(code(await act(one, who, room, turn))).toBe('done');
      other.catchUp(room, start + n + 1);
      await until(async () => (await stateOf(other, room)).seq === start + n + 1);
    }
    const both = [ADA, BO].map(who => act(first, who, room, { kind: 'offer', offer: 'pause' }));
    const late = act(second, BO, room, { kind: 'offer', offer: 'abort' });
    await Promise.all([...both, late]);
    for (const each of [first, second]) each.catchUp(room, Number.MAX_SAFE_INTEGER);
    await until(async () => (await stateOf(second, room)).seq === (await stateOf(first, room)).seq);
    expect(seen).toEqual(seen.map((_, i) => start + 1 + i));
    expect(await stateOf(second, room)).toEqual(await stateOf(first, room));
  });

  it('miss nothing that is stored while one of them reads the room', async () => {
    const first = await site.start('first');
    const second = await site.start('second');
    const room = await begin(first);
    let goOn = (): void => undefined;
    site.failing.load = new Promise(resolve => {
      goOn = resolve;
    });
    const loaded = new Promise<void>(resolve => {
      site.failing.loaded = resolve;
    });
    const reading = second.load(room);
    await loaded;
    const { who, turn } = nextTurn(await stateOf(first, room));
    second.catchUp(room, must(await act(first, who, room, turn)));
    goOn();
    await reading;
    await until(async () => (await stateOf(second, room)).turns.length === 1);
  });

  it('find what the other one has stored and not told when somebody knows of it', async () => {
    const [first, second] = [await site.start('first'), await site.start('second')];
    const room = await begin(first);
    const behind = must(await second.open(room));
    const { who, turn } = nextTurn(await stateOf(first, room));
    const seq = must(await act(first, who, room, turn));
    // A turn that answers one that is not known here.
    const answer = nextTurn(await stateOf(first, room));
    expect(behind.state.turns).toHaveLength(0);
    expect(await act(second, answer.who, room, answer.turn)).toEqual({ ok: true, value: seq + 1 });
    // One that answers nothing is refused as before.
    const late = nextTurn(await stateOf(second, room));
    const far = { ...late.turn, turn: 7 } as Act;
    expect(code(await act(second, late.who, room, far))).toBe('room.turnNumber');
  });

  it('do not read rooms that nobody follows there', async () => {
    const [first, second] = [await site.start('first'), await site.start('second')];
    const room = await begin(first);
    await until(() => first.peek(room)?.leasedBy === 'here');
    await second.load(room);
    const { who, turn } = nextTurn(await stateOf(first, room));
    let reads = 0;
    site.failing.loaded = () => {
      reads += 1;
    };
    second.catchUp(room, must(await act(first, who, room, turn)));
    expect(second.peek(room)).toBeUndefined();
    expect(reads).toBe(0);
    // Whoever asks for it gets it as it is.
    expect((await stateOf(second, room)).turns).toHaveLength(1);
  });

  it('notice that the other one is dead: what it did not tell is shown, and who was connected there is gone', async () => {
    const [first, second] = [await site.start('first'), await site.start('second')];
    const room = await begin(first);
    await until(() => first.peek(room)?.leasedBy === 'here');
    const heard: ServerMessage[] = [];
    const watcherOf = (person: Person, messages: ServerMessage[]): Watcher => ({
      person,
      sendBytes: bytes => void messages.push(JSON.parse(String(bytes)) as ServerMessage),
      isSilent: false,
      shutOut: () => undefined,
    });
    first.watch(must(await first.open(room)), watcherOf(BO, []));
    second.watch(must(await second.open(room)), watcherOf(ADA, heard));
    const { who, turn } = nextTurn(await stateOf(first, room));
    const seq = must(await act(first, who, room, turn));
    site.failing.dead = 'first';
    const hears = (): boolean => heard.some(message => message.t === 'event' && message.seq === seq);
    await until(async () => {
      await site.untilRenewal();
      return hears();
    });
    const gone = async (): Promise<readonly string[]> =>
      (await stateOf(second, room)).seats.flatMap(seat =>
        seat.kind === 'person' && seat.gone !== undefined ? [seat.name] : [],
      );
    await until(async () => {
      await site.untilRenewal();
      return (await gone()).length > 0;
    });
    expect(await gone()).toEqual(['Bo']);
    expect(second.peek(room)?.leasedBy).toBe('here');
  });

  it('take over from each other: a flag falls that the first did not live to see', async () => {
    const first = await site.start('first');
    const rooms: string[] = [];
    for (let n = 0; n < 5; n++) {
      const room = await begin(first, 'talat', MINUTE);
      for (let count = 0; count < 2; count++) {
        const { who, turn } = nextTurn(await stateOf(first, room));
        await act(first, who, room, turn);
      }
      rooms.push(room);
    }
    await first.close();
    const second = await site.start('second');
    const isOver = async (room: string): Promise<boolean> => (await stateOf(second, room)).phase === 'over';
    for (const room of rooms)
      await until(async () => {
        await site.untilRenewal();
        return isOver(room);
      });
    expect((await stateOf(second, rooms[0]!)).result?.why).toMatchObject({ kind: 'time' });
  });
});
