import { findGame } from '@threefold-games/catalogue';
import { parseRecord, seededRandom } from '@threefold-games/core';
import { type Act, checkDeal, checkOwnDeal, type OwnDeal, type RoomView, type TablePlan } from '@threefold-games/room';
import { historyOf, must, turnByLot } from '@threefold-games/testkit';
import { LIVE_PATH } from '@threefold-games/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { OwnDeals } from '../../../web/src/online/net/ownDeals.ts';
import { RoomMirror } from '../../../web/src/online/net/room.ts';
import { ServerConnection } from '../../../web/src/online/net/serverConnection.ts';
import { Front, type Lies } from './dishonest.ts';
import { House, newId, newNonce, planOf, SLOW } from './table.ts';

let house: House;
const fronts: Front[] = [];
beforeAll(async () => {
  house = await new House().open();
}, SLOW);
afterEach(async () => {
  for (const front of fronts.splice(0)) await front.close();
}, SLOW);
afterAll(() => house.end(), SLOW);

const frontWith = async (lies?: Lies): Promise<Front> => {
  const front = await new Front(house.origin, lies).open();
  fronts.push(front);
  return front;
};

/** Somebody at a browser: the web app's own connection, rooms and memory over real sockets. */
class Visitor {
  readonly deals: OwnDeals;
  /** What the storage of the browser holds. */
  stored: readonly (OwnDeal & { readonly room: string })[] = [];
  readonly connection: ServerConnection;
  private readonly url: string;
  private readonly cookie: string;

  constructor(port: number, cookie: string) {
    this.url = `127.0.0.1:${port}`;
    this.cookie = cookie;
    this.deals = this.afterReload();
    this.connection = new ServerConnection({
      open: events => {
        const socket = new WebSocket(`ws://${this.url}${LIVE_PATH}`, { headers: { cookie } });
        socket.on('open', () => events.opened());
        socket.on('message', (data: Buffer) => events.heard(data.toString()));
        socket.on('close', () => events.closed());
        socket.on('error', () => undefined);
        return { send: text => socket.send(text), close: () => socket.close() };
      },
      now: () => Date.now(),
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds).unref();
        return () => clearTimeout(timer);
      },
      chance: () => 0.5,
      freshId: newId,
      store: { all: () => [], put: () => undefined, drop: () => undefined },
    });
  }

  static async arrive({ port }: Front, name: string): Promise<Visitor> {
    const body = JSON.stringify({ name });
    const answer = await fetch(`http://127.0.0.1:${port}/api/me`, { method: 'POST', body });
    return new Visitor(port, answer.headers.getSetCookie()[0]!.split(';')[0]!);
  }

  /** What the browser remembers when its page is loaded again. */
  afterReload(): OwnDeals {
    const set = (entries: typeof this.stored): void => {
      this.stored = entries;
    };
    return new OwnDeals({ get: () => this.stored, set }, newNonce);
  }

  async ask(path: string, body?: unknown): Promise<Response> {
    return fetch(`http://${this.url}${path}`, {
      headers: { cookie: this.cookie },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
  }

  /** Opens a table as the app does: the server commits itself first. */
  async openTable(plan: TablePlan): Promise<RoomMirror> {
    const dealt = (await (await this.ask('/api/deals', {})).json()) as { room: string; hash: string; claim: string };
    const nonce = this.deals.nonceFor(dealt.room, dealt.hash);
    const opened = await this.ask('/api/rooms', { plan, nonce, deal: dealt.claim });
    expect(await opened.json()).toEqual({ id: dealt.room });
    return this.follow(dealt.room);
  }

  follow(room: string): RoomMirror {
    const mirror = new RoomMirror(this.connection, room, this.deals);
    mirror.start();
    return mirror;
  }

  /** What the app says at the end of a game, after its page was loaded again. */
  verdict(mirror: RoomMirror): string {
    const view = mirror.view.peek()!;
    const checked = checkOwnDeal(view, historyOf(view), mirror.seat.peek(), this.afterReload().of(mirror.id));
    return checked.ok ? checked.value : checked.error.code;
  }

  /** What is said of its record, for whoever gives the nonce or gives none. */
  async verified(room: string, nonce?: string): Promise<string> {
    const record = must(parseRecord(await (await this.ask(`/api/rooms/${room}/record`)).text()));
    const checked = checkDeal({ findGame }, record, nonce);
    return checked.ok ? 'fair' : checked.error.code;
  }
}

const reached = (mirror: RoomMirror, is: (view: RoomView) => boolean): Promise<RoomView> =>
  new Promise(resolve => {
    const stop = mirror.view.subscribe(view => {
      if (!view || !is(view)) return;
      resolve(view);
      queueMicrotask(() => stop());
    });
  });

const done = async (mirror: RoomMirror, act: Act): Promise<void> => {
  expect(await mirror.act(act)).toMatchObject({ ok: true });
};

/** A game of Taluva against a bot through a front, ended after a turn; what its record and the app say. */
const playedThrough = async (lies?: Lies): Promise<Record<'app' | 'record' | 'withNonce', string>> => {
  const ada = await Visitor.arrive(await frontWith(lies), 'Ada');
  const mirror = await ada.openTable(planOf('taluva', { leaver: { kind: 'end' } }));
  await reached(mirror, () => true);
  await done(mirror, { kind: 'fill', seat: 1, level: 1, of: 12 });
  const view = await reached(mirror, ({ now }) => now.phase === 'playing');
  const { game, position } = historyOf(view);
  await done(mirror, { kind: 'turn', turn: 0, steps: turnByLot(game, position.copy(), seededRandom('a')) });
  await done(mirror, { kind: 'resign' });
  await reached(mirror, ({ now }) => now.phase === 'over');
  const { nonce } = ada.deals.of(mirror.id)!;
  return {
    app: ada.verdict(mirror),
    record: await ada.verified(mirror.id),
    withNonce: await ada.verified(mirror.id, nonce),
  };
};

const otherDigit = (digits: string): string => `${digits.startsWith('0') ? '1' : '0'}${digits.slice(1)}`;

describe('a server that deals honestly', () => {
  it(
    'convinces who plays against its bots',
    async () => {
      expect(await playedThrough()).toEqual({ app: 'own', record: 'fair', withNonce: 'fair' });
    },
    SLOW,
  );

  it(
    'convinces all at a table with a lot, those who sat down twice too, and all who play again',
    async () => {
      const front = await frontWith();
      const [ada, bo] = [await Visitor.arrive(front, 'Ada'), await Visitor.arrive(front, 'Bo')];
      const hosts = await ada.openTable(planOf('taluva', { lot: true, start: 'host', leaver: { kind: 'end' } }));
      const guests = bo.follow(hosts.id);
      const { table } = await reached(guests, () => true);
      for (let n = 0; n < 2; n++) {
        expect(await guests.sit(table, 'Bo')).toMatchObject({ ok: true });
        if (n === 0) await done(guests, { kind: 'stand' });
      }
      for (const mirror of [hosts, guests]) await done(mirror, { kind: 'ready', ready: true });
      await done(hosts, { kind: 'start' });
      await done(guests, { kind: 'resign' });
      const over = ({ now }: RoomView): boolean => now.phase === 'over';
      await Promise.all([reached(hosts, over), reached(guests, over)]);
      expect([ada.verdict(hosts), bo.verdict(guests)]).toEqual(['own', 'own']);
      await done(hosts, { kind: 'offer', offer: 'rematch' });
      await done(guests, { kind: 'answer', offer: 'rematch', yes: true });
      const { now } = await reached(hosts, view => view.now.next !== undefined);
      const again = [ada.follow(now.next!), bo.follow(now.next!)] as const;
      await Promise.all(again.map(mirror => reached(mirror, () => true)));
      await done(again[1], { kind: 'resign' });
      await Promise.all(again.map(mirror => reached(mirror, over)));
      expect([ada.verdict(again[0]), bo.verdict(again[1])]).toEqual(['own', 'own']);
      expect(await ada.verified(again[0].id, bo.deals.of(again[0].id)!.nonce)).toBe('fair');
      // Who only looked on, or sat down elsewhere, is told just what could be checked.
      const cleo = await Visitor.arrive(front, 'Cleo');
      const watching = cleo.follow(hosts.id);
      await reached(watching, over);
      expect(cleo.verdict(watching)).toBe('watched');
      bo.stored = [];
      expect(bo.verdict(guests)).toBe('unknown');
    },
    SLOW,
  );

  it(
    'is told apart from one that knew the number before it committed itself',
    async () => {
      const ada = await Visitor.arrive(await frontWith(), 'Ada');
      const nonce = newNonce();
      const answer = await ada.ask('/api/rooms', { plan: planOf('tzaar', { leaver: { kind: 'end' } }), nonce });
      const { id } = (await answer.json()) as { readonly id: string };
      ada.deals.addedBlindly(id, nonce);
      const mirror = ada.follow(id);
      await reached(mirror, () => true);
      await done(mirror, { kind: 'fill', seat: 1, level: 1, of: 12 });
      await done(mirror, { kind: 'resign' });
      await reached(mirror, ({ now }) => now.phase === 'over');
      expect(ada.verdict(mirror)).toBe('late');
    },
    SLOW,
  );
});

describe('a server that does not deal honestly is found out', () => {
  it(
    'where it puts another nonce in the place of one’s own; its record alone does not show it',
    async () => {
      const hears = (text: string): string => text.replace(/"nonce":"[0-9a-f]{32}"/, `"nonce":"${'5a'.repeat(16)}"`);
      expect(await playedThrough({ hears })).toEqual({ app: 'deal.nonce', record: 'fair', withNonce: 'deal.nonce' });
    },
    SLOW,
  );

  it(
    'where it opens another secret than it has committed to',
    async () => {
      const tells = (text: string): string =>
        text.replace(/(?<="secret":")[0-9a-f]{64}/, otherDigit).replace(/(?<=DealSecret ")[0-9a-f]{64}/, otherDigit);
      expect(await playedThrough({ tells })).toEqual({ app: 'deal.hash', record: 'deal.hash', withNonce: 'deal.hash' });
    },
    SLOW,
  );

  it(
    'where it takes another hash when it knows the nonce',
    async () => {
      const tells = (text: string, path: string): string =>
        path === '/api/deals' ? text.replace(/(?<="hash":")[0-9a-f]{64}/, otherDigit) : text;
      expect(await playedThrough({ tells })).toEqual({ app: 'deal.changed', record: 'fair', withNonce: 'fair' });
    },
    SLOW,
  );

  it(
    'where it chooses what a bot adds',
    async () => {
      const tells = (text: string): string => text.replace(/(?<="nonces":\["[0-9a-f]{32}",")[0-9a-f]{32}/, otherDigit);
      expect(await playedThrough({ tells })).toMatchObject({ app: 'deal.bot' });
    },
    SLOW,
  );
});
