import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Notifications, openNotifications } from '../../src/notifications/notifications.ts';
import { type Device, type House, openHouse, PATIENCE } from '../api/house.ts';
import { DAYS, playTurn, requestId, resign, seatAll } from '../api/table.ts';

interface Letter {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Takes whatever is sent, and answers as it is told. */
class Postbox {
  readonly letters: Letter[] = [];
  status = 201;
  url = '';
  private readonly server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part as Buffer));
    request.on('end', () => {
      this.letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(this.status, { location: '/elsewhere' }).end();
    });
  });

  async open(): Promise<void> {
    await new Promise<void>(resolve => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<unknown> {
    return new Promise(resolve => this.server.close(resolve));
  }
}

/** A browser that subscribed; it can read what is sent to it. */
class Subscriber {
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor() {
    this.keys.generateKeys();
  }

  body(endpoint: string, lang: string) {
    const p256dh = this.keys.getPublicKey('base64url');
    return { endpoint, lang, keys: { p256dh, auth: this.auth.toString('base64url') } };
  }

  /** As RFC 8291 and RFC 8188 say. */
  read(sent: Buffer): unknown {
    const salt = sent.subarray(0, 16);
    const length = sent[20]!;
    const server = sent.subarray(21, 21 + length);
    const shared = this.keys.computeSecret(server);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), server]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.auth, info, 32));
    const derive = (name: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
    const cipher = sent.subarray(21 + length);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(cipher.subarray(-16));
    const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

let house: House;
let box: Postbox;
let notifications: Notifications;
let ada: Device;
let ben: Device;
beforeAll(async () => {
  house = await openHouse({ at: Date.now() });
}, PATIENCE);
afterAll(() => house.close(), PATIENCE);
beforeEach(async () => {
  box = new Postbox();
  await box.open();
  notifications = openNotifications(house.context, { allowPrivate: true });
  [ada, ben] = [house.device(), house.device()];
  await ada.becomes('Ada');
  await ben.becomes('Ben');
});
afterEach(async () => {
  await notifications.close();
  await box.close();
});

const later = async (millis: number): Promise<void> => {
  house.pass(millis);
  await notifications.sweep();
};

describe('web push', () => {
  it('tells a device in its language whose turn it is, readable by that device alone', async () => {
    const phone = new Subscriber();
    expect((await ben.ask('POST /api/push', { body: phone.body(`${box.url}/ben`, 'en') })).status).toBe(200);
    const room = await seatAll([ada, ben], { clock: DAYS });
    await later(60_000);
    expect(box.letters).toEqual([]);
    await playTurn(house, room, [ada, ben]);
    await later(1_000);
    expect(box.letters).toEqual([]);
    await later(7_000);
    expect(box.letters).toHaveLength(1);
    const [{ path, headers, body }] = box.letters as [Letter];
    expect(path).toBe('/ben');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers.authorization).toMatch(/^vapid t=.+, k=.+/);
    expect(phone.read(body)).toEqual({
      title: 'Your turn',
      body: 'TZAAR with Ada. It’s your turn.',
      url: `http://localhost:4444/en/room/${room}`,
      tag: room,
    });
    await later(3_600_000);
    expect(box.letters).toHaveLength(1);
  });

  it('does not tell who has moved, who looks at the table, or that a live game goes on', async () => {
    await ben.ask('POST /api/push', { body: new Subscriber().body(`${box.url}/ben`, 'en') });
    const fast = await seatAll([ada, ben]);
    await playTurn(house, fast, [ada, ben]);
    const room = await seatAll([ada, ben], { clock: DAYS });
    for (let n = 0; n < 2; n++) await playTurn(house, room, [ada, ben]);
    await later(20_000);
    expect(box.letters).toEqual([]);
    await notifications.close();
    notifications = openNotifications(
      { ...house.context, connections: { close: () => undefined, isHere: () => true, isWatching: () => true } },
      { allowPrivate: true },
    );
    await playTurn(house, room, [ada, ben]);
    await later(20_000);
    expect(box.letters).toEqual([]);
  });

  it('forgets a device that is gone', async () => {
    box.status = 410;
    await ben.ask('POST /api/push', { body: new Subscriber().body(`${box.url}/ben`, 'en') });
    const room = await seatAll([ada, ben], { clock: DAYS });
    await playTurn(house, room, [ada, ben]);
    await later(8_000);
    await later(3_600_000);
    expect(box.letters).toHaveLength(1);
    const left = await house.store.db
      .selectFrom('pushes')
      .selectAll()
      .where('endpoint', '=', `${box.url}/ben`)
      .execute();
    expect(left).toEqual([]);
  });

  it('forgets a device whose keys are none, and tells the others', async () => {
    const body = new Subscriber().body(`${box.url}/broken`, 'en');
    await ben.ask('POST /api/push', { body: { ...body, keys: { ...body.keys, p256dh: 'AAAA' } } });
    await ben.ask('POST /api/push', { body: new Subscriber().body(`${box.url}/whole`, 'en') });
    const room = await seatAll([ada, ben], { clock: DAYS });
    await playTurn(house, room, [ada, ben]);
    await later(8_000);
    expect(box.letters.map(({ path }) => path)).toEqual(['/whole']);
  });

  it('stays with whom it told before, unless it shows that it is the same device', async () => {
    const [phone, thief] = [new Subscriber(), new Subscriber()];
    const endpoint = `${box.url}/shared`;
    const owner = async () =>
      (await house.store.db.selectFrom('pushes').select('person').where('endpoint', '=', endpoint).executeTakeFirst())
        ?.person;
    const idOf = async (device: Device) => (await device.ask('GET /api/me')).body.me?.id;
    expect((await ben.ask('POST /api/push', { body: phone.body(endpoint, 'en') })).status).toBe(200);
    const stolen = await ada.ask('POST /api/push', { body: thief.body(endpoint, 'en') });
    expect([stolen.status, stolen.body.code]).toEqual([403, 'notice.taken']);
    expect(await owner()).toBe(await idOf(ben));
    // Ben subscribes anew, and the next who uses the same browser has the same subscription.
    expect((await ben.ask('POST /api/push', { body: thief.body(endpoint, 'de') })).status).toBe(200);
    expect((await ada.ask('POST /api/push', { body: thief.body(endpoint, 'en') })).status).toBe(200);
    expect(await owner()).toBe(await idOf(ada));
    await ada.ask('DELETE /api/push', { body: { endpoint } });
  });

  it('stops when it is told to, and only for one’s own device', async () => {
    const body = { endpoint: `${box.url}/ben` };
    await ben.ask('POST /api/push', { body: new Subscriber().body(body.endpoint, 'en') });
    await ada.ask('DELETE /api/push', { body });
    const count = async () =>
      (await house.store.db.selectFrom('pushes').selectAll().where('endpoint', '=', body.endpoint).execute()).length;
    expect(await count()).toBe(1);
    await ben.ask('DELETE /api/push', { body });
    expect(await count()).toBe(0);
  });
});

describe('a webhook', () => {
  const hook = async (device: Device): Promise<string> =>
    (await device.ask('PUT /api/webhook', { body: { url: `${box.url}/hook`, lang: 'en' } })).body.secret;

  it('is signed with the secret that was shown once', async () => {
    const secret = await hook(ben);
    const room = await seatAll([ada, ben], { clock: DAYS });
    await playTurn(house, room, [ada, ben]);
    await later(8_000);
    const [letter] = box.letters;
    const body = letter?.body.toString() ?? '';
    expect(JSON.parse(body)).toMatchObject({
      kind: 'yourTurn',
      room,
      game: 'tzaar',
      turn: 1,
      seat: 1,
      title: 'Your turn',
    });
    const [, at, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(letter?.headers['x-threefold-signature'])) ?? [];
    expect(createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')).toBe(signature);
  });

  it('is called again after longer and longer waits, follows no redirection, and is given up after an hour', async () => {
    await hook(ben);
    box.status = 302;
    const room = await seatAll([ada, ben], { clock: DAYS });
    await playTurn(house, room, [ada, ben]);
    await later(8_000);
    expect(box.letters).toHaveLength(1);
    await later(5_000);
    expect(box.letters).toHaveLength(1);
    for (const wait of [10_000, 60_000, 300_000, 900_000, 1_800_000, 3_600_000, 3_600_000]) await later(wait);
    expect(box.letters).toHaveLength(6);
    expect(box.letters.every(({ path }) => path === '/hook')).toBe(true);
    const id = (await ben.ask('GET /api/me')).body.me?.id ?? '';
    const row = await house.store.db.selectFrom('webhooks').select('failing').where('person', '=', id).execute();
    expect(row).toEqual([{ failing: 1 }]);
  });

  it('is not called again once the turn is played or the game is over', async () => {
    await hook(ben);
    box.status = 500;
    const room = await seatAll([ada, ben], { clock: DAYS });
    await playTurn(house, room, [ada, ben]);
    await later(8_000);
    await resign(ben, room);
    await later(20_000);
    await later(60_000);
    expect(box.letters).toHaveLength(1);
  });

  it('is called by one process of several', async () => {
    await hook(ben);
    const others = [1, 2, 3].map(() => openNotifications(house.context, { allowPrivate: true }));
    const room = await seatAll([ada, ben], { clock: DAYS });
    await playTurn(house, room, [ada, ben]);
    house.pass(8_000);
    await Promise.all([notifications, ...others].map(each => each.sweep()));
    expect(box.letters).toHaveLength(1);
    for (const other of others) await other.close();
  });

  it('is called for a turn that a process could not note before it ended', async () => {
    await hook(ben);
    await notifications.close();
    const room = await seatAll([ada, ben], { clock: DAYS });
    await playTurn(house, room, [ada, ben]);
    notifications = openNotifications(house.context, { allowPrivate: true });
    await later(0);
    await later(8_000);
    expect(box.letters).toHaveLength(1);
  });

  it('is called again for a turn that was taken back and comes anew', async () => {
    await hook(ben);
    const room = await seatAll([ada, ben], { clock: DAYS });
    await playTurn(house, room, [ada, ben]);
    await later(8_000);
    const act = (
      device: Device,
      what: { kind: 'offer'; offer: 'takeBack' } | { kind: 'answer'; offer: 'takeBack'; yes: true },
    ) => device.ask('POST /api/rooms/:id/acts', { params: { id: room }, body: { id: requestId(), act: what } });
    expect((await act(ada, { kind: 'offer', offer: 'takeBack' })).status).toBe(200);
    expect((await act(ben, { kind: 'answer', offer: 'takeBack', yes: true })).status).toBe(200);
    await playTurn(house, room, [ada, ben]);
    await later(8_000);
    expect(box.letters).toHaveLength(2);
  });

  it('leads nowhere inside where that is not allowed', async () => {
    await notifications.close();
    notifications = openNotifications(house.context);
    await hook(ben);
    const room = await seatAll([ada, ben], { clock: DAYS });
    await playTurn(house, room, [ada, ben]);
    await later(8_000);
    expect(box.letters).toEqual([]);
  });
});
