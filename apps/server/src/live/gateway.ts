import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FaultCode } from '@threefold-games/core';
import { FRAME_LIMIT, LIVE_PATH } from '@threefold-games/wire';
import type { FastifyBaseLogger } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { PeopleService, Person } from '../context.ts';
import { hasBearer, networkOf, originOf } from '../security.ts';
import { CLOSE, Connection, type ConnectionDeps, type Owner } from './connection.ts';
import type { Connections } from './connections.ts';
import type { Requests } from './requests.ts';

export interface GatewayDeps extends ConnectionDeps {
  readonly requests: Requests;
  readonly connections: Connections;
  readonly people: PeopleService;
  readonly log: FastifyBaseLogger;
  /** Where people reach this server, where that is known. */
  readonly url: string | undefined;
  readonly trustProxy: boolean;
}

/** A socket knows its connection and who answers, so that all sockets share their listeners. */
interface ConnectionSocket extends WebSocket {
  connection: Connection;
  requests: Requests;
}

/** What is below it: the bytes as they come in. */
interface RawSocket extends Duplex {
  connection: Connection;
}

/** Lets sockets in: from our own pages, and not too many. */
export class Gateway {
  private readonly deps: GatewayDeps;
  private readonly sockets: WebSocketServer;
  private closing = false;

  constructor(deps: GatewayDeps) {
    this.deps = deps;
    const options = {
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: FRAME_LIMIT,
      maxFragments: 16,
      maxBufferedChunks: 64,
      autoPong: false,
      // Also for whoever sends what is no frame; its types do not know it yet.
      closeTimeout: deps.limits.connections.goodbye,
    };
    this.sockets = new WebSocketServer(options);
  }

  listen(server: HttpServer): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Whoever goes away while we look them up must not end the process.
      socket.on('error', ignore);
      void this.admit(request, socket, head).catch(error => {
        this.deps.log.warn({ trouble: String(error) }, 'a connection could not be opened');
        refuse(socket, 503, 'server.busy');
      });
    });
  }

  close(): void {
    this.closing = true;
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { connections, metrics, people, url, trustProxy } = this.deps;
    const { headers } = request;
    if (this.closing) return refuse(socket, 503, 'server.closing');
    if (request.url?.split('?')[0] !== LIVE_PATH) return refuse(socket, 404, 'http.missing');
    const origin = originOf(headers, url);
    if (origin === 'foreign') return refuse(socket, 403, 'server.origin');
    const network = connections.admit(networkOf(addressOf(request, trustProxy)));
    if (!network) {
      metrics.faults.inc({ code: 'http.rate' });
      return refuse(socket, 429, 'http.rate');
    }
    try {
      const isProgram = origin === 'none';
      const person = await this.personOf(request, isProgram);
      if (person === 'unknown') return this.turnAway(socket, network, 401, 'people.signIn');
      if (person) await people.met(person, networkOf(addressOf(request, trustProxy)));
      if (this.closing) return this.turnAway(socket, network, 503, 'server.closing');
      socket.off('error', ignore);
      let isOpened = false;
      this.sockets.handleUpgrade(request, socket, head, opened => {
        isOpened = true;
        const connection = new Connection(this.deps, opened, network, person, isProgram && person === undefined);
        this.opened(opened, socket, connection);
      });
      // A handshake that is wrong was answered, and nobody was called.
      if (!isOpened) network.connections -= 1;
    } catch (error) {
      network.connections -= 1;
      throw error;
    }
  }

  private async personOf({ headers }: IncomingMessage, isProgram: boolean): Promise<Person | undefined | 'unknown'> {
    const { people } = this.deps;
    if (hasBearer(headers)) return (await people.byToken(headers.authorization!.slice('Bearer '.length))) ?? 'unknown';
    return isProgram ? undefined : people.byCookie(headers);
  }

  private turnAway(socket: Duplex, network: Owner, status: number, code: FaultCode): void {
    network.connections -= 1;
    refuse(socket, status, code);
  }

  private opened(socket: WebSocket, below: Duplex, connection: Connection): void {
    const own = socket as ConnectionSocket;
    own.requests = this.deps.requests;
    own.connection = connection;
    own.on('message', onMessage);
    own.on('ping', onPing);
    own.on('pong', onPong);
    own.on('close', onClose);
    own.on('error', ignore);
    const raw = below as RawSocket;
    raw.connection = connection;
    raw.prependListener('data', onData);
    this.deps.connections.add(connection);
  }
}

/** Is called before the frames are read. Those of a flooder never are: the parser finds nothing but zeros, which are no frame. */
function onData(this: Duplex, chunk: Buffer): void {
  const { connection } = this as RawSocket;
  if (connection.takeBytes(chunk)) return;
  chunk.fill(0);
  connection.cut(CLOSE.flood);
}

function onPing(this: WebSocket, data: Buffer): void {
  (this as ConnectionSocket).connection.pong(data);
}

function onMessage(this: WebSocket, data: unknown, isBinary: boolean): void {
  const { requests, connection } = this as ConnectionSocket;
  requests.receive(connection, data as Buffer, isBinary);
}

function onPong(this: WebSocket): void {
  const { requests, connection } = this as ConnectionSocket;
  requests.ponged(connection);
}

function onClose(this: WebSocket): void {
  const { requests, connection } = this as ConnectionSocket;
  requests.closed(connection);
}

const ignore = (): void => undefined;

const refuse = (socket: Duplex, status: number, code: FaultCode): void => {
  if (!socket.writable) return void socket.destroy();
  const body = JSON.stringify({ code });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    // Whoever does not close their side would keep it.
    () => socket.destroy(),
  );
};

/** The address of a request; behind a proxy that one trusts, what the proxy has seen. */
const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? [request.headers['x-forwarded-for']].flat().at(-1) : undefined;
  return forwarded?.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
};
