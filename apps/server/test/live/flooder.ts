import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { LIVE_PATH, PROTOCOL } from '@threefold-games/wire';
import type { House } from './table.ts';

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A frame as clients send it; its mask is zero. */
export const frame = (opcode: number, content = '', isLast = true): Buffer => {
  const bytes = Buffer.from(content);
  const long = bytes.length > 125;
  const length = Buffer.alloc(long ? 4 : 2);
  length[0] = opcode | (isLast ? 0x80 : 0);
  length[1] = 0x80 | (long ? 126 : bytes.length);
  if (long) length.writeUInt16BE(bytes.length, 2);
  return Buffer.concat([length, Buffer.alloc(4), bytes]);
};

/** The same frames again and again. */
export const times = (count: number, ...frames: readonly Buffer[]): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => frames).flat());

/** A client that is no client: it sends whatever bytes it likes, as fast as they are taken. */
export class Flooder {
  readonly closed: Promise<void>;
  private readonly socket: Socket;
  private heard = '';

  constructor(house: House, cookie: string) {
    const { host, port } = new URL(house.url);
    this.socket = connect(Number(port), '127.0.0.1').setNoDelay();
    this.closed = new Promise(resolve => this.socket.once('close', () => resolve()));
    this.socket.on('error', () => undefined);
    this.socket.on('data', data => {
      this.heard += data.toString('latin1');
      this.socket.emit('heard');
    });
    const key = Buffer.alloc(16).toString('base64');
    this.socket.write(
      `GET ${LIVE_PATH} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${house.origin}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\n` +
        `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
  }

  /** A connection that is greeted. */
  static async greeted(house: House, cookie: string): Promise<Flooder> {
    const flooder = new Flooder(house, cookie);
    await flooder.hears('101 Switching');
    flooder.send(frame(OPCODE.text, JSON.stringify({ t: 'hello', v: PROTOCOL })));
    await flooder.hears('"t":"hello"');
    return flooder;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  /** How many pings were answered. */
  get pongs(): number {
    return this.heard.split('\x8a').length - 1;
  }

  async hears(text: string): Promise<void> {
    while (!this.heard.includes(text)) await once(this.socket, 'heard');
  }

  send(bytes: Buffer): void {
    this.socket.write(bytes);
  }

  /** Sends these bytes again and again until the connection is closed, and lets everybody else have a turn in between. */
  async flood(bytes: Buffer): Promise<void> {
    while (this.isOpen) {
      if (!this.socket.write(bytes))
        await Promise.race([once(this.socket, 'drain').catch(() => undefined), this.closed]);
      await new Promise(setImmediate);
    }
  }
}
