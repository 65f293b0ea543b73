import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FaultCode } from '@threefold/core';
import { FRAME_LIMIT, LIVE_PATH } from '@threefold/wire';
import type { FastifyBaseLogger } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { PeopleGate, Person } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { hasBearer, networkOf, originOf } from '../security.ts';
import type { Desk } from './requests.ts';
import { Line, type LineParts } from './connection.ts';
import type { Holder, Lines } from './connections.ts';

export interface GatewayParts extends LineParts {
  readonly desk: Desk;
  readonly lines: Lines;
  readonly people: PeopleGate;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Where people reach this server, where that is settled. */
  readonly url: string | undefined;
  readonly trustProxy: boolean;
}

/** A socket knows its line and who answers, so that all sockets share their listeners. */
interface LineSocket extends WebSocket {
  line: Line;
  desk: Desk;
}

/** Lets sockets in: from our own pages, and not too many. */
export class Gateway {
  private readonly parts: GatewayParts;
  private readonly sockets: WebSocketServer;
  private closing = false;

  constructor(parts: GatewayParts) {
    this.parts = parts;
    this.sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: FRAME_LIMIT,
      maxFragments: 16,
      maxBufferedChunks: 64,
    });
  }

  listen(server: HttpServer): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Whoever goes away while we look them up must not end the process.
      socket.on('error', ignore);
      void this.admit(request, socket, head).catch(error => {
        this.parts.log.warn({ trouble: String(error) }, 'a line could not be opened');
        refuse(socket, 503, 'server.busy');
      });
    });
  }

  close(): void {
    this.closing = true;
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { lines, metrics, url, trustProxy } = this.parts;
    const { headers } = request;
    if (this.closing) return refuse(socket, 503, 'server.closing');
    if (request.url?.split('?')[0] !== LIVE_PATH) return refuse(socket, 404, 'http.missing');
    const origin = originOf(headers, url);
    if (origin === 'foreign') return refuse(socket, 403, 'server.origin');
    const network = lines.admit(networkOf(addressOf(request, trustProxy)));
    if (!network) {
      metrics.faults.inc({ code: 'http.rate' });
      return refuse(socket, 429, 'http.rate');
    }
    try {
      const isProgram = origin === 'none';
      const person = await this.personOf(request, isProgram);
      if (person === 'unknown') return this.turnAway(socket, network, 401, 'people.signIn');
      if (this.closing) return this.turnAway(socket, network, 503, 'server.closing');
      socket.off('error', ignore);
      let isOpened = false;
      this.sockets.handleUpgrade(request, socket, head, opened => {
        isOpened = true;
        this.opened(opened, network, person, isProgram && person === undefined);
      });
      // A handshake that is wrong was answered, and nobody was called.
      if (!isOpened) network.lines -= 1;
    } catch (error) {
      network.lines -= 1;
      throw error;
    }
  }

  private async personOf({ headers }: IncomingMessage, isProgram: boolean): Promise<Person | undefined | 'unknown'> {
    const { people } = this.parts;
    if (hasBearer(headers)) return (await people.byToken(headers.authorization!.slice('Bearer '.length))) ?? 'unknown';
    return isProgram ? undefined : people.byCookie(headers);
  }

  private turnAway(socket: Duplex, network: Holder, status: number, code: FaultCode): void {
    network.lines -= 1;
    refuse(socket, status, code);
  }

  private opened(socket: WebSocket, network: Holder, person: Person | undefined, needsToken: boolean): void {
    const own = socket as LineSocket;
    own.desk = this.parts.desk;
    own.line = new Line(this.parts, socket, network, person, needsToken);
    own.on('message', onMessage);
    own.on('pong', onPong);
    own.on('close', onClose);
    own.on('error', ignore);
    this.parts.lines.add(own.line);
  }
}

function onMessage(this: WebSocket, data: unknown, isBinary: boolean): void {
  const { desk, line } = this as LineSocket;
  desk.receive(line, data as Buffer, isBinary);
}

function onPong(this: WebSocket): void {
  (this as LineSocket).line.ponged();
}

function onClose(this: WebSocket): void {
  const { desk, line } = this as LineSocket;
  desk.closed(line);
}

const ignore = (): void => undefined;

const refuse = (socket: Duplex, status: number, code: FaultCode): void => {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify({ code });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
};

/** The address of a request; behind a proxy that one trusts, what the proxy has seen. */
const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? [request.headers['x-forwarded-for']].flat().at(-1) : undefined;
  return forwarded?.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
};
