import { seededRandom } from '@threefold-games/core';
import { type Act, type TablePlan, viewOf } from '@threefold-games/room';
import { planOf, someTurn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { OwnDeals, type readEntries } from '../src/online/net/ownDeals.ts';
import { RoomMirror } from '../src/online/net/room.ts';
import { ServerConnection, type Socket, type SocketEvents } from '../src/online/net/serverConnection.ts';
import { freshNonce } from '../src/storage/fresh.ts';
import { FakeNet, FakeServer, FakeTime, FINE, memoryStore, type Weather } from './fakeConnection.ts';

const PEOPLE = ['p_ada', 'p_ben'];

/** Where somebody's browser keeps what they added to deals. */
const dealsOf = (): OwnDeals => {
  let entries: ReturnType<typeof readEntries> = [];
  const set = (written: typeof entries): void => {
    entries = written;
  };
  return new OwnDeals({ get: () => entries, set }, freshNonce);
};

const table = (game = 'tzaar', seed = 'line', plan: Partial<TablePlan> = {}, people = PEOPLE) => {
  const time = new FakeTime();
  const server = new FakeServer(time, planOf(game, 2, plan), people);
  const net = new FakeNet(time, server, seed);
  const join = (person: string | undefined, store = memoryStore()) => {
    const connection = new ServerConnection(net.around(person, store));
    const mirror = new RoomMirror(connection, server.state.id, dealsOf());
    return { connection, mirror, stop: mirror.start(), store };
  };
  return { time, server, net, join };
};

describe('the line', () => {
  it('greets, follows a room and tells where one sits', async () => {
    const { time, server, join } = table();
    const { connection, mirror } = join('p_ben');
    await time.pass(500);
    expect(connection.state.value).toBe('open');
    expect(connection.me.value?.id).toBe('p_ben');
    expect(mirror.view.value).toEqual(viewOf(server.state));
    expect(mirror.seat.value).toBe(1);
  });

  it.each([true, false])(
    'opens by the address of the room that is followed where several processes serve: %s',
    async shared => {
      const { time, server, net } = table();
      server.isShared = shared;
      const connection = new ServerConnection(net.around('p_ada', memoryStore()));
      const nothing = { all: () => undefined, change: () => undefined };
      connection.lobby(nothing);
      await time.pass(500);
      const mirror = new RoomMirror(connection, server.state.id, dealsOf());
      mirror.start();
      await time.pass(500);
      expect(net.addresses).toEqual(shared ? [undefined, server.state.id] : [undefined]);
      expect(connection.state.value).toBe('open');
      expect(mirror.view.value).toEqual(viewOf(server.state));
      net.cut();
      await time.pass(20_000);
      expect(net.addresses.at(-1)).toBe(server.state.id);
    },
  );

  it('tells everybody where they sit once a lot has moved them', async () => {
    const { time, server, join } = table('talat', 'lot', { lot: true, start: 'full' }, ['p_ada']);
    const [ada, ben] = [join('p_ada').mirror, join('p_ben').mirror];
    await time.pass(500);
    expect([ada.seat.value, ben.seat.value, server.state.phase]).toEqual([0, undefined, 'gathering']);
    await Promise.all([ben.act({ kind: 'sit', name: 'Ben', nonce: '4'.repeat(32) }), time.pass(500)]);
    expect([ada.seat.value, ben.seat.value, server.state.phase]).toEqual([1, 0, 'playing']);
    const steps = someTurn(server.state, seededRandom('lot'));
    const codeOf = async (mirror: RoomMirror): Promise<string> => {
      const [said] = await Promise.all([mirror.act({ kind: 'turn', turn: 0, steps }), time.pass(500)]);
      return said.ok ? 'ok' : said.error.code;
    };
    expect(await codeOf(ada)).toBe('room.notYourTurn');
    expect(await codeOf(ben)).toBe('ok');
    expect(ada.now.value).toMatchObject({ actor: 1 });
  });

  it('ignores messages that only a newer server sends', async () => {
    const { time, server, net } = table();
    const around = net.around('p_ada', memoryStore());
    const sockets: SocketEvents[] = [];
    const open = (events: SocketEvents, room: string | undefined): Socket => {
      sockets.push(events);
      return around.open(events, room);
    };
    const connection = new ServerConnection({ ...around, open });
    const mirror = new RoomMirror(connection, server.state.id, dealsOf());
    mirror.start();
    await time.pass(500);
    const before = mirror.view.value;
    for (const message of [{ t: 'poll', room: server.state.id }, { t: 'constructor' }, {}])
      sockets[0]!.heard(JSON.stringify(message));
    mirror.hear({ t: 'poll' } as never);
    expect(mirror.view.value).toBe(before);
    const steps = someTurn(server.state, seededRandom('newer'));
    const [said] = await Promise.all([mirror.act({ kind: 'turn', turn: 0, steps }), time.pass(500)]);
    expect([said.ok, connection.state.value, sockets.length]).toEqual([true, 'open', 1]);
    expect(mirror.view.value).toEqual(viewOf(server.state));
  });

  it('tries again after half a second to ten seconds, and at once when asked to', async () => {
    const { time, net, join } = table();
    const { connection } = join('p_ada');
    await time.pass(500);
    net.weather = { ...FINE, cut: 1 };
    net.cut();
    expect(connection.state.value).toBe('lost');
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      if (connection.retryAt.value !== undefined) waits.push(connection.retryAt.value - time.now);
      await time.pass((connection.retryAt.value ?? time.now) - time.now + 50);
    }
    expect(waits[0]).toBeLessThanOrEqual(1000);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(450);
    expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
    expect(Math.max(...waits)).toBeGreaterThan(4000);
    net.weather = FINE;
    connection.tryNow();
    await time.pass(200);
    expect(connection.state.value).toBe('open');
  });

  it('comes back at another moment than others who were cut off with it', async () => {
    const { time, net, join } = table();
    const people = ['p_ada', 'p_ben'].map(person => join(person).connection);
    await time.pass(500);
    net.cut();
    const [one, other] = people.map(({ retryAt }) => retryAt.value!);
    expect(one).not.toBe(other);
    await time.pass(1200);
    expect(people.map(({ state }) => state.value)).toEqual(['open', 'open']);
  });

  it('notices a connection that carries nothing any more, and shows the same board within two seconds of coming back', async () => {
    const { time, server, net, join } = table();
    const { connection, mirror } = join('p_ben');
    await time.pass(500);
    net.weather = { ...FINE, halfOpen: 1 };
    server.apply('p_ada', 'turn-ada-1', { kind: 'turn', turn: 0, steps: someTurn(server.state, seededRandom(1)) });
    await time.pass(11_000);
    net.weather = FINE;
    while (connection.state.value === 'open') await time.pass(100);
    connection.tryNow();
    await time.pass(2000);
    expect(mirror.view.value).toEqual(viewOf(server.state));
  });

  it('keeps what was asked for while the connection is away, sends it once, and in its order', async () => {
    const { time, server, net, join } = table();
    const { connection, mirror } = join('p_ada');
    await time.pass(500);
    net.weather = { ...FINE, cut: 1 };
    net.cut();
    const turn = mirror.act({ kind: 'turn', turn: 0, steps: someTurn(server.state, seededRandom(2)) });
    const offer = mirror.act({ kind: 'offer', offer: 'takeBack' });
    expect(connection.unanswered.value).toHaveLength(2);
    await time.pass(30_000);
    expect(server.state.turns).toHaveLength(0);
    net.weather = FINE;
    connection.tryNow();
    await time.pass(1000);
    expect((await turn).ok && (await offer).ok).toBe(true);
    expect(server.state.turns).toHaveLength(1);
    expect(server.state.offers[0]?.kind).toBe('takeBack');
    expect(connection.unanswered.value).toEqual([]);
  });

  it('sends again what got lost, however much is asked for meanwhile', async () => {
    const { time, server, net, join } = table();
    const { connection, mirror } = join('p_ada');
    await time.pass(500);
    net.weather = { ...FINE, drop: 1 };
    void mirror.act({ kind: 'turn', turn: 0, steps: someTurn(server.state, seededRandom(2)) });
    await time.pass(200);
    expect(server.state.turns).toHaveLength(0);
    net.weather = FINE;
    for (let second = 0; second < 8; second++) {
      void mirror.act({ kind: 'resume' });
      await time.pass(1000);
    }
    expect(server.state.turns).toHaveLength(1);
    expect(connection.unanswered.value).toEqual([]);
  });

  it('adds to the deal of a rematch when one agrees to it', async () => {
    const { time, server, join } = table();
    const [ada, ben] = [join('p_ada').mirror, join('p_ben').mirror];
    await time.pass(500);
    void ada.act({ kind: 'resign' });
    await time.pass(500);
    void ada.act({ kind: 'offer', offer: 'rematch' });
    await time.pass(500);
    void ben.act({ kind: 'answer', offer: 'rematch', yes: true });
    await time.pass(500);
    const nonces = server.state.seats.map(seat => (seat.kind === 'person' ? seat.nextNonce : ''));
    expect(new Set(nonces).size).toBe(2);
    for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  });

  it('survives a reload with what was not answered', async () => {
    const { time, server, net, join } = table();
    const { mirror, store } = join('p_ada');
    await time.pass(500);
    net.weather = { ...FINE, cut: 1 };
    net.cut();
    void mirror.act({ kind: 'turn', turn: 0, steps: someTurn(server.state, seededRandom(3)) });
    net.weather = FINE;
    const { connection } = join('p_ada', store);
    expect(connection.unanswered.value).toHaveLength(1);
    await time.pass(2000);
    expect(server.state.turns).toHaveLength(1);
    expect(store.kept.size).toBe(0);
    await time.pass(30_000);
    expect([...server.applied.values()].every(times => times === 1)).toBe(true);
  });

  it('sends what a closed tab has left, in nobody else’s name', async () => {
    const { time, server, join } = table();
    const act: Act = { kind: 'turn', turn: 0, steps: someTurn(server.state, seededRandom(5)) };
    const left = { id: 'left-behind', room: server.state.id, what: { kind: 'act', act }, at: time.now, by: 'p_ada' };
    const store = memoryStore();
    store.put(left.id, JSON.stringify(left));
    const ben = join('p_ben', store);
    await time.pass(2000);
    expect(ben.connection.unanswered.value).toEqual([]);
    expect(server.state.turns).toHaveLength(0);
    store.put(left.id, JSON.stringify(left));
    join('p_ada', store);
    await time.pass(2000);
    expect(server.state.turns).toHaveLength(1);
    expect(store.kept.size).toBe(0);
  });

  it('forgets after a day what was never sent', async () => {
    const { time, net, join } = table();
    const { mirror, store } = join('p_ada');
    await time.pass(500);
    net.weather = { ...FINE, drop: 1 };
    void mirror.act({ kind: 'resign' });
    time.now += 25 * 3_600_000;
    expect(join('p_ada', store).connection.unanswered.value).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it('asks again where the server was only busy', async () => {
    const { time, server, join } = table();
    const { mirror } = join('p_ada');
    await time.pass(500);
    server.refuseNext = 'server.busy';
    const answer = mirror.act({ kind: 'turn', turn: 0, steps: someTurn(server.state, seededRandom(4)) });
    await time.pass(5000);
    expect((await answer).ok).toBe(true);
    expect(server.state.turns).toHaveLength(1);
  });

  it('is told to reload by a newer server, and loses nothing', async () => {
    const { time, server, net, join } = table();
    server.protocol = 2;
    const { connection, mirror, store } = join('p_ada');
    void mirror.act({ kind: 'resign' });
    await time.pass(500);
    expect(connection.outdated.value).toBe(true);
    net.cut();
    await time.pass(60_000);
    expect(connection.state.value).toBe('lost');
    expect([...store.kept.values()].join()).toContain('resign');
  });

  it('estimates the clock of the server', async () => {
    const { time, net, server } = table();
    const around = net.around('p_ada');
    const connection = new ServerConnection({ ...around, now: () => time.now - 5000 });
    new RoomMirror(connection, server.state.id).start();
    await time.pass(1000);
    expect(Math.abs(connection.now() - time.now)).toBeLessThan(20);
  });

  it('closes itself when nobody needs it', async () => {
    const { time, join } = table();
    const { connection, stop } = join('p_ada');
    await time.pass(500);
    stop();
    await time.pass(20_000);
    expect(connection.state.value).toBe('off');
  });
});

const STORMS: readonly Weather[] = [
  { drop: 0.1, double: 0.2, delay: 400, overtake: true, cut: 0.02, halfOpen: 0 },
  { drop: 0, double: 0, delay: 100, overtake: false, cut: 0.1, halfOpen: 0.05 },
  { drop: 0.3, double: 0.3, delay: 1500, overtake: true, cut: 0.01, halfOpen: 0.01 },
];

describe('in bad weather', () => {
  for (const [kind, weather] of STORMS.entries())
    for (const game of ['tzaar', 'taluva'])
      it(`plays every turn once and ends with the same board everywhere (${game}, storm ${kind})`, async () => {
        const { time, server, net, join } = table(game, `${game} ${kind}`);
        const random = seededRandom(`${game} ${kind}`);
        const clients = PEOPLE.map(person => ({ ...join(person), confirmed: 0, busy: false }));
        const watcher = join(undefined);
        await time.pass(1000);
        net.weather = weather;
        for (let round = 0; round < 160; round++) {
          for (const [seat, client] of clients.entries()) {
            const view = client.mirror.view.value;
            if (client.busy || view?.now.actor !== seat || view.turns.length !== server.state.turns.length) continue;
            client.busy = true;
            const steps = someTurn(server.state, random);
            void client.mirror.act({ kind: 'turn', turn: view.turns.length, steps }).then(answer => {
              client.busy = false;
              if (answer.ok) client.confirmed++;
            });
          }
          await time.pass(700);
        }
        net.weather = FINE;
        await time.pass(70_000);
        expect(server.state.turns.length).toBeGreaterThan(2);
        for (const { mirror } of [...clients, watcher]) expect(mirror.view.value).toEqual(viewOf(server.state));
        for (const [seat, { confirmed, connection }] of clients.entries()) {
          expect(confirmed).toBe(server.state.turns.filter(turn => turn.seat === seat).length);
          expect(connection.unanswered.value).toEqual([]);
        }
        expect([...server.applied.values()].every(times => times === 1)).toBe(true);
      });
});
