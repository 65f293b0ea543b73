import { createHash } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A balancer before some processes, as players meet it. */
export interface Balancer {
  readonly port: number;
  close(): Promise<void>;
}

const HEAD_END = '\r\n\r\n';

/**
 * The smallest balancer that does what docs/hosting.md asks of one: connections of a room go to the same process as long as it lives, all others
 * anywhere; whoever meets a process that is away, or that is ending, gets the next one.
 */
export class NodeBalancer implements Balancer {
  private readonly processes: readonly number[];
  private readonly server: Server;
  private readonly open = new Set<Socket>();

  private constructor(processes: readonly number[]) {
    this.processes = processes;
    this.server = createServer(client => this.receive(client));
  }

  static async before(processes: readonly number[]): Promise<NodeBalancer> {
    const balancer = new NodeBalancer(processes);
    await new Promise<void>(resolve => {
      balancer.server.listen(0, '127.0.0.1', resolve);
    });
    return balancer;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise(resolve => this.server.close(resolve));
  }

  /** Reads the head of a request. */
  private receive(client: Socket): void {
    this.hold(client);
    let head = '';
    const read = (data: Buffer): void => {
      head += data.toString('latin1');
      if (!head.includes(HEAD_END)) return;
      client.off('data', read).pause();
      this.pass(client, head, inOrder(this.processes, /[?&]room=([\w-]+)/.exec(head)?.[1]));
    };
    client.on('data', read);
  }

  /** Passes it to the first of these processes that takes it. */
  private pass(client: Socket, head: string, [first, ...others]: readonly number[]): void {
    if (first === undefined) return void client.end(`HTTP/1.1 502 Bad Gateway\r\nConnection: close${HEAD_END}`);
    const server = this.hold(connect(first, '127.0.0.1', () => server.write(head, 'latin1')));
    const next = (): void => {
      server.off('close', next).destroy();
      this.pass(client, head, others);
    };
    server.on('close', next);
    const join = (answer?: Buffer): void => {
      server.off('close', next);
      if (answer) client.write(answer);
      server.on('close', () => client.end());
      client.on('close', () => server.destroy());
      server.pipe(client);
      client.pipe(server);
    };
    // What has a body is passed on as it comes, and not asked for twice.
    if (!head.startsWith('GET ')) server.once('connect', () => join());
    else server.once('data', answer => (answer.toString('latin1', 9, 12) === '503' ? next() : join(answer)));
  }

  private hold(socket: Socket): Socket {
    this.open.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => this.open.delete(socket));
    return socket;
  }
}

/** Each room has an order of its own (rendezvous hashing): when a process goes, nobody moves but those who were there. */
const inOrder = (processes: readonly number[], room = String(Math.random())): readonly number[] => {
  const rank = (port: number): string => createHash('sha1').update(`${room} ${port}`).digest('hex');
  return processes.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
};
