import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type Random, seededRandom } from '@threefold-games/core';
import { Frames, type Piece } from './frames.ts';

/** What befalls a message, each so many times in a thousand. */
export interface Weather {
  /** It is lost, although the line holds. */
  readonly lost: number;
  /** It comes late, and so does all that is said after it. */
  readonly late: number;
  /** It comes late, after what was said later. */
  readonly overtaken: number;
  /** It comes twice. */
  readonly twice: number;
  /** The line is cut. */
  readonly cut: number;
  /** The line carries nothing any more in either direction, and nobody is told. */
  readonly halfOpen: number;
}

export const CALM: Weather = { lost: 0, late: 0, overtaken: 0, twice: 0, cut: 0, halfOpen: 0 };
export const STORM: Weather = { lost: 30, late: 120, overtaken: 60, twice: 60, cut: 20, halfOpen: 12 };

/** A message is late by at most so many milliseconds. */
const LATE = 60;

/** A bad network between real clients and a real server: a proxy that loses, delays, doubles, reorders, cuts and half-opens. */
export class Network {
  weather: Weather = CALM;
  /** How often each thing has befallen a message. */
  readonly happened: Record<keyof Weather, number> = { lost: 0, late: 0, overtaken: 0, twice: 0, cut: 0, halfOpen: 0 };
  private readonly to: number;
  private readonly random: Random;
  private readonly server: Server;
  private readonly links = new Set<Link>();

  /** @param to - The port of the server on this machine. */
  constructor(to: number, seed: string) {
    this.to = to;
    this.random = seededRandom(seed);
    this.server = createServer(client => this.links.add(new Link(this, client, connect(this.to, '127.0.0.1'))));
  }

  /** Begins to listen; the value is its port. */
  open(): Promise<number> {
    return new Promise(resolve => {
      this.server.listen(0, '127.0.0.1', () => resolve((this.server.address() as AddressInfo).port));
    });
  }

  cutAll(): void {
    for (const link of this.links) link.cut();
  }

  async close(): Promise<void> {
    this.cutAll();
    await new Promise(resolve => this.server.close(resolve));
  }

  ended(link: Link): void {
    this.links.delete(link);
  }

  /** What befalls the next message. */
  draw(): { readonly fate: keyof Weather | undefined; readonly late: number } {
    const { random, weather } = this;
    const late = 1 + random.below(LATE);
    let left = random.below(1000);
    for (const fate of Object.keys(weather) as (keyof Weather)[]) {
      left -= weather[fate];
      if (left >= 0) continue;
      this.happened[fate] += 1;
      return { fate, late };
    }
    return { fate: undefined, late };
  }
}

/** One line through the network. */
class Link {
  private readonly network: Network;
  private readonly ends: readonly [Socket, Socket];
  private isDead = false;

  constructor(network: Network, client: Socket, server: Socket) {
    this.network = network;
    this.ends = [client, server];
    this.carry(client, server);
    this.carry(server, client);
    for (const end of this.ends) {
      end.setNoDelay(true);
      end.on('error', () => undefined);
      // Of a line that is half open nobody is told that the other end has gone.
      end.on('close', () => {
        if (!this.isDead) this.cut();
      });
    }
  }

  cut(): void {
    for (const end of this.ends) end.destroy();
    this.network.ended(this);
  }

  private carry(from: Socket, to: Socket): void {
    const frames = new Frames();
    /** Nothing that keeps its place is sent before. */
    let free = 0;
    const send = (bytes: Buffer, wait: number): void => {
      setTimeout(() => {
        if (!this.isDead && to.writable) to.write(bytes);
      }, wait);
    };
    from.on('data', (data: Buffer) => {
      if (this.isDead) return;
      for (const piece of frames.push(data)) {
        const now = performance.now();
        const { fate, late } = this.fateOf(piece);
        if (fate === 'cut') return this.cut();
        if (fate === 'halfOpen') {
          this.isDead = true;
          return;
        }
        if (fate === 'lost') continue;
        if (fate === 'overtaken') {
          send(piece.bytes, late);
          continue;
        }
        free = Math.max(free, now + (fate === 'late' ? late : 0));
        send(piece.bytes, free - now);
        if (fate === 'twice') send(piece.bytes, free - now + late);
      }
    });
  }

  /** A handshake goes through: without it there is no line that could suffer. */
  private fateOf(piece: Piece): ReturnType<Network['draw']> {
    return piece.kind === 'text' ? this.network.draw() : { fate: undefined, late: 0 };
  }
}
