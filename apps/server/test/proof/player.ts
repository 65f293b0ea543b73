import { type History, type Random, seededRandom } from '@threefold-games/core';
import type { Act, RoomView } from '@threefold-games/room';
import { LIVE_PATH } from '@threefold-games/wire';
import { WebSocket } from 'ws';
import { historyOf, turnByLot } from '../../../../scripts/test/provideGames.ts';
import { RoomMirror } from '../../../web/src/online/net/room.ts';
import { ServerConnection, type Socket, type SocketEvents } from '../../../web/src/online/net/serverConnection.ts';

/** Most proofs are in a hurry, so that they take seconds. */
const HASTE = 10;

/** A turn that the server said is stored for good. */
export interface Acknowledged {
  readonly room: string;
  readonly turn: number;
  readonly steps: readonly string[];
  readonly seq: number;
  readonly at: number;
}

interface Followed {
  readonly mirror: RoomMirror;
  history?: History;
  /** The turn that was last asked for. */
  asked: number;
}

export interface PlayerOptions {
  readonly name: string;
  readonly cookie: string;
  /** The ports that it tries in turn, as behind a load balancer. */
  readonly ports: readonly number[];
  readonly seed: string;
  /** The longest that it thinks about a turn, in milliseconds. */
  readonly thinks?: number;
  /** The client waits, retries and gives up so many times as fast as in a browser. */
  readonly haste?: number;
}

/** A person at a browser: the web app's own connection and rooms over a real socket, playing whenever it is their turn. */
export class Player {
  readonly name: string;
  readonly cookie: string;
  readonly connection: ServerConnection;
  readonly acknowledged: Acknowledged[] = [];
  /** Codes of refusals that somebody would have seen. */
  readonly refused: string[] = [];
  /** Every refusal that came over the connection, those included after which the same was asked for again. */
  readonly heardRefusals: string[] = [];
  /** When the connection was last opened. */
  openedAt = 0;
  /** For how long the connection was gone each time, in milliseconds: from its end until a room was told over the next one. */
  readonly gone: number[] = [];
  /** Whether turns are played. */
  isPlaying = true;
  /** The longest that it thinks about a turn, in milliseconds. */
  thinks: number;
  private readonly options: PlayerOptions;
  private readonly random: Random;
  private readonly rooms = new Map<string, Followed>();
  private attempts = 0;
  private hasLeft = false;
  private socket: WebSocket | undefined;
  private brokeAt: number | undefined;

  constructor(options: PlayerOptions) {
    this.options = options;
    this.name = options.name;
    this.cookie = options.cookie;
    this.thinks = options.thinks ?? 0;
    this.random = seededRandom(options.seed);
    const kept = new Map<string, string>();
    this.connection = new ServerConnection({
      open: (events, room) => this.open(events, room),
      now: () => Date.now(),
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds / (options.haste ?? HASTE)).unref();
        return () => clearTimeout(timer);
      },
      chance: () => this.random.below(1000) / 1000,
      freshId: () => Array.from({ length: 20 }, () => this.random.below(36).toString(36)).join(''),
      store: {
        all: () => [...kept.values()],
        put: (id, text) => kept.set(id, text),
        drop: id => kept.delete(id),
      },
    });
  }

  /** Sits at a room and plays. */
  follow(room: string): void {
    const mirror = new RoomMirror(this.connection, room);
    this.rooms.set(room, { mirror, asked: -1 });
    mirror.view.subscribe(() => this.look(room));
    mirror.start();
  }

  view(room: string): RoomView | undefined {
    return this.rooms.get(room)?.mirror.view.peek();
  }

  /** Asks for something else than a turn. */
  async ask(room: string, act: Act): Promise<void> {
    const answer = await this.rooms.get(room)!.mirror.act(act);
    if (!answer.ok) throw new Error(`${act.kind}: ${answer.error.code}`);
  }

  /** For how long the connection is gone by now, in milliseconds; 0 while it is there. */
  get isGoneFor(): number {
    return this.brokeAt === undefined ? 0 : performance.now() - this.brokeAt;
  }

  /** The position as it is shown. */
  shown(room: string): string {
    const view = this.view(room);
    return view && view.now.phase !== 'gathering' ? this.historyOf(room, view).position.encode() : '';
  }

  /** Plays on after a rest. */
  goOn(): void {
    this.isPlaying = true;
    for (const room of this.rooms.keys()) this.look(room);
  }

  /** Goes away for good. */
  leave(): void {
    this.isPlaying = false;
    this.hasLeft = true;
    this.socket?.terminate();
  }

  /** What was played, put together from nothing but what was told. */
  private historyOf(room: string, view: RoomView): History {
    const followed = this.rooms.get(room)!;
    followed.history = historyOf(view, followed.history);
    return followed.history;
  }

  private look(room: string): void {
    const known = this.rooms.get(room)!;
    const view = known.mirror.view.peek();
    if (!this.isPlaying || !view || view.now.phase !== 'playing') return;
    if (view.now.actor === undefined || view.now.actor !== known.mirror.seat.peek()) return;
    if (known.asked >= view.turns.length) return;
    known.asked = view.turns.length;
    setTimeout(() => void this.play(room), this.random.below(this.thinks + 1));
  }

  private async play(room: string): Promise<void> {
    const { mirror } = this.rooms.get(room)!;
    const view = mirror.view.peek()!;
    if (view.now.phase !== 'playing') return;
    const turn = view.turns.length;
    const { game, position } = this.historyOf(room, view);
    const steps = turnByLot(game, position, this.random);
    const answer = await mirror.act({ kind: 'turn', turn, steps });
    if (answer.ok) this.acknowledged.push({ room, turn, steps, seq: answer.value, at: Date.now() });
    else this.refused.push(`${room} turn ${turn}: ${answer.error.code}`);
  }

  private open(events: SocketEvents, room: string | undefined): Socket {
    if (this.hasLeft) return { send: () => undefined, close: () => undefined };
    const { ports, cookie } = this.options;
    const host = `127.0.0.1:${ports[this.attempts++ % ports.length]}`;
    const query = room === undefined ? '' : `?room=${room}`;
    const socket = new WebSocket(`ws://${host}${LIVE_PATH}${query}`, { headers: { cookie, origin: `http://${host}` } });
    this.socket = socket;
    socket.on('open', () => {
      this.openedAt = Date.now();
      events.opened();
    });
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      const refusal = /^\{"t":"refused".*?"code":"([\w.]+)"/.exec(text);
      if (refusal) this.heardRefusals.push(refusal[1]!);
      if (text.startsWith('{"t":"room"')) this.isBack();
      events.heard(text);
    });
    socket.on('close', () => {
      if (this.socket === socket) this.brokeAt ??= performance.now();
      events.closed();
    });
    socket.on('error', () => undefined);
    return {
      send: text => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => (socket.readyState === WebSocket.OPEN ? socket.close() : socket.terminate()),
    };
  }
  private isBack(): void {
    if (this.brokeAt !== undefined) this.gone.push(performance.now() - this.brokeAt);
    this.brokeAt = undefined;
  }
}
