import { findGame } from '@threefold-games/catalogue';
import { type Random, seededRandom } from '@threefold-games/core';
import {
  type Act,
  alreadyDone,
  decide,
  type Effect,
  openRoom,
  type RoomState,
  type TablePlan,
  viewOf,
} from '@threefold-games/room';
import { type ChatMessage, type ClientMessage, type Past, PROTOCOL, type ServerMessage } from '@threefold-games/wire';
import type { OutboxStore } from '../src/online/net/outbox.ts';
import type { ConnectionAround, Socket, SocketEvents } from '../src/online/net/serverConnection.ts';

/** Time that passes only when a test lets it. */
export class FakeTime {
  now = 1_794_744_000_000;
  private readonly due: { readonly at: number; readonly order: number; work: (() => void) | undefined }[] = [];
  private order = 0;

  after(milliseconds: number, work: () => void): () => void {
    const entry: (typeof this.due)[number] = { at: this.now + milliseconds, order: this.order++, work };
    this.due.push(entry);
    return () => {
      entry.work = undefined;
    };
  }

  /** Lets time pass; promises are answered in between. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    for (;;) {
      await new Promise(resolve => setImmediate(resolve));
      this.due.sort((a, b) => a.at - b.at || a.order - b.order);
      const [next] = this.due;
      if (!next || next.at > until) break;
      this.due.shift();
      this.now = Math.max(this.now, next.at);
      next.work?.();
    }
    this.now = until;
  }
}

/** How bad the network is: chances between 0 and 1, a message each. */
export interface Weather {
  readonly drop: number;
  readonly double: number;
  /** The most that a message is delayed, in milliseconds. */
  readonly delay: number;
  /** Whether messages overtake each other. */
  readonly overtake: boolean;
  /** Of a connection that breaks, and says so. */
  readonly cut: number;
  /** Of a connection that breaks and says nothing. */
  readonly halfOpen: number;
}

export const FINE: Weather = { drop: 0, double: 0, delay: 20, overtake: false, cut: 0, halfOpen: 0 };

interface Watcher {
  readonly person: string | undefined;
  send(message: ServerMessage): void;
}

/** A server with one room, which judges by the real rules. */
export class FakeServer {
  state: RoomState;
  /** How often a request was applied, by its id. */
  readonly applied = new Map<string, number>();
  protocol = PROTOCOL;
  /** Whether several processes serve. */
  isShared = false;
  /** A refusal for the next turn. */
  refuseNext: 'server.busy' | 'room.notYourTurn' | undefined;
  private readonly time: FakeTime;
  private readonly watchers = new Set<Watcher>();
  private readonly chat: ChatMessage[] = [];
  /** What is told of the past to who comes new. */
  past: readonly Past[] = [];

  constructor(time: FakeTime, plan: TablePlan, people: readonly string[]) {
    this.time = time;
    this.state = openRoom({
      id: 'abcd-efgh',
      plan,
      host: people[0]!,
      secret: '5ec2e7'.padEnd(64, '0'),
      nextSecret: '5ec2e8'.padEnd(64, '0'),
      now: time.now,
    });
    people.forEach((person, seat) => {
      this.apply(person, `sit-${seat}-0`, {
        kind: 'sit',
        seat,
        name: person.slice(2),
        nonce: `${seat + 1}`.repeat(32),
      });
      this.apply(person, `ready-${seat}`, { kind: 'ready', ready: true });
    });
    this.apply(people[0]!, 'start-0000', { kind: 'start' });
  }

  /** What somebody asks for, decided; the number of the event, or the code of the refusal. */
  apply(by: string, id: string, act: Act): number | string {
    const before = this.state;
    const known = alreadyDone(before, by, id);
    if (known !== undefined) return known;
    const decided = decide({ findGame }, before, { by, id, act }, this.time.now);
    if (!decided.ok) return decided.error.code;
    this.applied.set(id, (this.applied.get(id) ?? 0) + 1);
    this.tell(decided.value.state, decided.value.effects);
    return decided.value.state.seq;
  }

  /** The server itself brings something. */
  happen(act: Parameters<typeof decide>[2]['act']): void {
    const decided = decide({ findGame }, this.state, { by: 'server', act } as never, this.time.now);
    if (decided.ok) this.tell(decided.value.state, decided.value.effects);
  }

  private tell(state: RoomState, effects: readonly Effect[]): void {
    const before = this.state;
    this.state = state;
    const { table, now, turns } = viewOf(state);
    const from = Math.min(before.turns.length, turns.length);
    const common = state.rewound === state.seq ? 0 : from;
    for (const watcher of this.watchers)
      watcher.send({
        t: 'event',
        room: state.id,
        seq: state.seq,
        ...(before.phase !== state.phase && { table }),
        now,
        from: common,
        turns: turns.slice(common),
        effects,
        at: this.time.now,
      });
  }

  /** Somebody connects. Returns what hears them. */
  connect(person: string | undefined, send: (message: ServerMessage) => void): (message: ClientMessage) => void {
    const watcher: Watcher = { person, send };
    let greeted = false;
    return message => {
      if (message.t === 'hello') {
        greeted = message.v === this.protocol;
        if (!greeted) return send({ t: 'reload', v: this.protocol });
        const holiday = { on: false, daysLeft: 0 };
        const me = person === undefined ? null : { id: person, name: person, kind: 'guest' as const, holiday };
        return send({ t: 'hello', v: this.protocol, me, now: this.time.now, ...(this.isShared && { shared: true }) });
      }
      if (!greeted) return send({ t: 'fault', fault: { code: 'wire.hello', detail: '' } });
      if (message.t === 'ping') return send({ t: 'pong', n: message.n, now: this.time.now });
      if (message.t === 'watch') {
        this.watchers.add(watcher);
        return this.sendRoom(watcher, message.seq, message.turns);
      }
      if (message.t === 'unwatch') return void this.watchers.delete(watcher);
      if (message.t === 'act') {
        const refusal = message.act.kind === 'turn' ? this.refuseNext : undefined;
        if (refusal) this.refuseNext = undefined;
        const done = refusal ?? this.apply(person ?? '', message.id, message.act);
        return typeof done === 'number'
          ? send({ t: 'done', id: message.id, seq: done })
          : send({ t: 'refused', id: message.id, fault: { code: done as never, detail: '' } });
      }
      if (message.t === 'chat') {
        const line = {
          n: this.chat.length,
          at: this.time.now,
          by: person!,
          name: person!,
          seat: 0,
          text: message.text,
        };
        this.chat.push(line);
        for (const each of this.watchers) each.send({ t: 'chat', room: this.state.id, line });
        return send({ t: 'done', id: message.id, seq: line.n });
      }
      return undefined;
    };
  }

  private sendRoom({ person, send }: Watcher, seq: number | undefined, known: number | undefined): void {
    const { table, now, turns } = viewOf(this.state);
    const from = seq === undefined || seq < this.state.rewound ? 0 : Math.min(known ?? 0, turns.length);
    const seat = this.state.seats.findIndex(sitter => sitter.kind === 'person' && sitter.person === person);
    send({
      t: 'room',
      room: this.state.id,
      seq: this.state.seq,
      table,
      now,
      from,
      turns: turns.slice(from),
      watchers: 0,
      chat: this.chat,
      ...(seq === undefined ? { past: this.past } : {}),
      seat: seat < 0 ? null : seat,
      foreseen: [],
      at: this.time.now,
    });
  }
}

/** The network between clients and the server. */
export class FakeNet {
  weather: Weather = FINE;
  private readonly time: FakeTime;
  private readonly server: FakeServer;
  private readonly random: Random;
  /** By which rooms' addresses sockets were opened. */
  readonly addresses: (string | undefined)[] = [];
  private readonly open = new Set<() => void>();

  constructor(time: FakeTime, server: FakeServer, seed: string) {
    this.time = time;
    this.server = server;
    this.random = seededRandom(seed);
  }

  private chance(): number {
    return this.random.below(1 << 30) / (1 << 30);
  }

  /** Cuts all lines, and every one says so. */
  cut(): void {
    for (const close of this.open) close();
  }

  around(person: string | undefined, store: OutboxStore = memoryStore()): ConnectionAround {
    let ids = 0;
    const name = `${person ?? 'nobody'}-${this.random.below(1 << 30)}`.replace(/[^A-Za-z0-9_-]/g, '');
    return {
      open: (events, room) => {
        this.addresses.push(room);
        return this.connect(person, events);
      },
      now: () => this.time.now,
      after: (milliseconds, work) => this.time.after(milliseconds, work),
      chance: () => this.chance(),
      freshId: () => `${name}-${ids++}`.slice(0, 40),
      store,
    };
  }

  private connect(person: string | undefined, events: SocketEvents): Socket {
    let alive = true;
    let carries = true;
    let latest = 0;
    const close = (): void => {
      alive = false;
      this.open.delete(cut);
    };
    const cut = (): void => {
      if (!alive) return;
      close();
      events.closed();
    };
    const carry = (work: () => void): void => {
      const { drop, double, delay, halfOpen, cut: broken } = this.weather;
      if (!carries || !alive) return;
      if (this.chance() < halfOpen) carries = false;
      if (this.chance() < broken) {
        this.time.after(this.chance() * delay, cut);
        return;
      }
      const copies = this.chance() < drop ? 0 : this.chance() < double ? 2 : 1;
      for (let i = 0; i < copies; i++) {
        const at = this.time.now + this.chance() * delay;
        latest = this.weather.overtake ? at : Math.max(latest, at);
        this.time.after(latest - this.time.now, () => {
          if (alive && carries) work();
        });
      }
    };
    const hear = this.server.connect(person, message => {
      const text = JSON.stringify(message);
      carry(() => events.heard(text));
    });
    this.open.add(cut);
    if (this.weather.cut === 1) this.time.after(10, cut);
    else this.time.after(5, () => alive && events.opened());
    return { send: text => carry(() => hear(JSON.parse(text) as ClientMessage)), close };
  }
}

export const memoryStore = (): OutboxStore & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  return {
    kept,
    all: () => [...kept.values()],
    put: (id, text) => void kept.set(id, text),
    drop: id => void kept.delete(id),
  };
};
