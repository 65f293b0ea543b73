import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** How a server lies: what it makes of what it is told, and of what it tells. */
export interface Lies {
  hears?(text: string): string;
  tells?(text: string, path: string): string;
}

/** A server as its operator shows it to the world: a front before an honest one, which changes what goes through. */
export class Front {
  private readonly behind: string;
  private readonly lies: Lies;
  private readonly server: Server;
  private readonly sockets = new WebSocketServer({ noServer: true });

  /** @param behind - The origin of the honest server. */
  constructor(behind: string, lies: Lies = {}) {
    this.behind = behind;
    this.lies = lies;
    this.server = createServer((request, reply) => {
      void this.forward(request).then(({ status, headers, text }) => reply.writeHead(status, headers).end(text));
    });
    this.server.on('upgrade', (request, socket, head) => {
      this.sockets.handleUpgrade(request, socket, head, client => this.link(client, request));
    });
  }

  async open(): Promise<this> {
    await new Promise<void>(resolve => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const client of this.sockets.clients) client.terminate();
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  private async forward(
    request: IncomingMessage,
  ): Promise<{ status: number; headers: Record<string, string>; text: string }> {
    const { method = 'GET', url = '/' } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const heard = Buffer.concat(parts).toString();
    const answer = await fetch(new URL(url, this.behind), {
      method,
      headers: {
        origin: this.behind,
        cookie: request.headers.cookie ?? '',
        ...(heard === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(heard === '' ? {} : { body: this.lies.hears?.(heard) ?? heard }),
    });
    const text = await answer.text();
    const cookie = answer.headers.getSetCookie()[0];
    return {
      status: answer.status,
      headers: {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
        ...(cookie === undefined ? {} : { 'set-cookie': cookie }),
      },
      text: this.lies.tells?.(text, url) ?? text,
    };
  }

  private link(client: WebSocket, { url = '/', headers }: IncomingMessage): void {
    const address = new URL(url, this.behind.replace('http', 'ws'));
    const honest = new WebSocket(address, { headers: { cookie: headers.cookie ?? '', origin: this.behind } });
    const early: string[] = [];
    const hear = (text: string): void => {
      if (honest.readyState === WebSocket.OPEN) honest.send(this.lies.hears?.(text) ?? text);
      else early.push(text);
    };
    client.on('message', (data: Buffer) => hear(data.toString()));
    honest.on('open', () => early.splice(0).forEach(hear));
    honest.on('message', (data: Buffer) => {
      const text = data.toString();
      client.send(this.lies.tells?.(text, url) ?? text);
    });
    honest.on('close', () => client.terminate());
    client.on('close', () => honest.terminate());
    for (const socket of [client, honest]) socket.on('error', () => undefined);
  }
}
