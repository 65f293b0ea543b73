import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, SLOW, TEST_LIMITS } from './live/table.ts';

const http = {
  ...TEST_LIMITS.http,
  headWithin: 300,
  requestWithin: 400,
  lookEvery: 50,
  keptFor: 200,
  silentFor: 500,
};

let house: House;
beforeAll(async () => {
  house = await new House({ ...TEST_LIMITS, http }).open();
}, SLOW);
afterAll(() => house.end(), SLOW);

interface Client {
  readonly socket: Socket;
  readonly heard: () => string;
  /** Whether the server closed it, and did so soon. */
  readonly closed: Promise<boolean>;
}

/** A client that never closes its side. */
const dial = (): Client => {
  const socket = connect({ port: Number(new URL(house.url).port), host: '127.0.0.1', allowHalfOpen: true });
  let heard = '';
  socket.on('data', data => (heard += data.toString('latin1')));
  socket.on('error', () => undefined);
  const closed = new Promise<boolean>(resolve => {
    const timer = setTimeout(() => resolve(false), 10_000);
    const done = (): void => {
      clearTimeout(timer);
      resolve(true);
    };
    socket.once('end', done);
    socket.once('close', done);
  });
  return { socket, heard: () => heard, closed };
};

/** Sends a byte now and then, so that the connection is never silent. */
const dribble = ({ socket, closed }: Client, byte: string): void => {
  const timer = setInterval(() => socket.write(byte), 20);
  void closed.then(() => clearInterval(timer));
};

const HEAD = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
const UPGRADE = 'GET /api/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
const POST =
  'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n';

describe('a request that never ends', () => {
  it.each([
    ['because nothing comes', '', undefined],
    ['in its head', HEAD, undefined],
    ['in a head that goes on and on', `${HEAD}X-More: `, 'x'],
    ['before it becomes a connection for games', UPGRADE, undefined],
    ['in the head of such a one that goes on and on', `${UPGRADE}X-More: `, 'x'],
    ['in its body', `${POST}{`, undefined],
    ['in a body that goes on and on', `${POST}{"name": "`, 'x'],
  ])('%s is ended', async (_, begin, byte) => {
    const client = dial();
    client.socket.write(begin);
    if (byte !== undefined) dribble(client, byte);
    expect(await client.closed).toBe(true);
    client.socket.destroy();
  });
});

describe('a connection', () => {
  it('that asks for nothing more is ended', async () => {
    const client = dial();
    client.socket.write(`${HEAD}\r\n`);
    expect(await client.closed).toBe(true);
    expect(client.heard()).toContain('{"ok":true}');
    client.socket.destroy();
  });

  it('that does not read its answers is ended', async () => {
    const { socket } = dial();
    socket.pause();
    const ask = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
    socket.write(ask.repeat(200));
    const isReset = new Promise(resolve => socket.once('error', resolve));
    // Without reading, only writing tells that the other side is gone.
    const timer = setInterval(() => socket.write(ask), 100);
    expect(await isReset).toMatchObject({ code: expect.stringMatching(/ECONNRESET|EPIPE/) as string });
    clearInterval(timer);
  });

  it.each([
    [
      'that is refused',
      'GET /elsewhere HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      '404',
    ],
    ['whose handshake is wrong', `${UPGRADE}\r\n`, '4'],
  ])('for games %s is ended, whether the client closes it or not', async (_, request, status) => {
    const client = dial();
    client.socket.write(request);
    expect(await client.closed).toBe(true);
    expect(client.heard()).toContain(`HTTP/1.1 ${status}`);
    // The server has closed its own side altogether: what is sent now is answered with a reset.
    const isReset = new Promise(resolve => client.socket.once('error', resolve));
    const timer = setInterval(() => client.socket.write('x'), 20);
    expect(await isReset).toMatchObject({ code: expect.stringMatching(/ECONNRESET|EPIPE/) as string });
    clearInterval(timer);
    client.socket.destroy();
  });
});
