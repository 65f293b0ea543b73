import { Bucket } from '../bucket.ts';
import type { LinesGate } from '../context.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import { CLOSE, type Line } from './connection.ts';

/** Somebody who may have several lines: a person or a network. */
export interface Holder {
  lines: number;
  readonly messages: Bucket;
  readonly opening: Bucket;
}

/** The lines are looked at in so many parts, one after the other: to ping all at once would keep everybody waiting. */
const PARTS = 100;

/** All open lines, by person and by network. */
export class Lines implements LinesGate {
  private readonly limits: Limits;
  private readonly metrics: Metrics;
  private readonly now: () => number;
  private readonly open = new Set<Line>();
  private readonly byPerson = new Map<string, Set<Line>>();
  private readonly networks = new Map<string, Holder>();
  private readonly people = new Map<string, Holder>();
  private readonly timer: NodeJS.Timeout;
  /** The same lines by the part in which they are looked at. */
  private readonly parts: readonly Set<Line>[] = Array.from({ length: PARTS }, () => new Set<Line>());
  /** Into which part the next line comes, and which one is looked at next. */
  private filled = 0;
  private looked = 0;
  private publish: (person: string) => void = () => undefined;

  constructor(limits: Limits, metrics: Metrics, now: () => number) {
    this.limits = limits;
    this.metrics = metrics;
    this.now = now;
    this.timer = setInterval(() => this.look(), limits.lines.pingEvery / PARTS).unref();
    metrics.gauge('lines', 'Open lines.', () => this.open.size);
  }

  get size(): number {
    return this.open.size;
  }

  /** What tells the other processes that a person's lines are to be closed. */
  onClose(publish: (person: string) => void): void {
    this.publish = publish;
  }

  /** Counts a new line of a network; undefined where there are too many. */
  admit(network: string): Holder | undefined {
    const { all, perAddress, opening } = this.limits.lines;
    const holder = this.holder(this.networks, network, this.limits.messages.perAddress);
    const isAllowed = this.open.size < all && holder.lines < perAddress && holder.opening.take(opening, this.now());
    if (!isAllowed) return undefined;
    holder.lines += 1;
    return holder;
  }

  add(line: Line): void {
    line.part = this.filled;
    this.open.add(line);
    this.parts[line.part]?.add(line);
    this.filled = (this.filled + 1) % PARTS;
  }

  /** The line is a person's from now on; false where they have too many. */
  name(line: Line): boolean {
    const { person } = line;
    if (!person) return true;
    const holder = this.holder(this.people, person.id, this.limits.messages.perPerson);
    if (holder.lines >= this.limits.lines.perPerson) return false;
    holder.lines += 1;
    line.holder = holder;
    for (const id of [person.id, ...(person.also ?? [])]) {
      const lines = this.byPerson.get(id);
      if (lines) lines.add(line);
      else this.byPerson.set(id, new Set([line]));
    }
    return true;
  }

  remove(line: Line): void {
    if (!this.open.delete(line)) return;
    this.parts[line.part]?.delete(line);
    line.network.lines -= 1;
    if (line.holder) line.holder.lines -= 1;
    for (const id of line.person ? [line.person.id, ...(line.person.also ?? [])] : []) {
      const lines = this.byPerson.get(id);
      lines?.delete(line);
      if (lines?.size === 0) this.byPerson.delete(id);
    }
  }

  of(person: string): Iterable<Line> {
    return this.byPerson.get(person) ?? [];
  }

  isHere(person: string): boolean {
    return this.byPerson.has(person);
  }

  isWatching(person: string, room: string): boolean {
    for (const line of this.of(person)) for (const each of line.rooms) if (each.id === room) return true;
    return false;
  }

  close(person: string): void {
    this.closeHere(person);
    this.publish(person);
  }

  /** Also those that have not said hello yet: they came with what no longer counts. */
  closeHere(person: string): void {
    for (const line of this.open) {
      if (line.person?.id === person || line.person?.also?.includes(person)) line.close(CLOSE.signedOut);
    }
  }

  /** Tells everybody that the server begins anew; settles when all lines are closed. */
  async closeAll(): Promise<void> {
    clearInterval(this.timer);
    for (const line of this.open) line.close(CLOSE.restart);
    const end = this.now() + this.limits.lines.goodbye;
    while (this.open.size > 0 && this.now() < end) await new Promise(resolve => setTimeout(resolve, 20));
    for (const line of this.open) line.terminate();
  }

  /** Pings a part of the lines, and ends those that are dead or never said who they are. */
  private look(): void {
    const now = this.now();
    for (const line of this.parts[this.looked] ?? []) this.lookAt(line, now);
    this.looked = (this.looked + 1) % PARTS;
    if (this.looked === 0) this.tidy(now);
  }

  private lookAt(line: Line, now: number): void {
    if (line.pingedAt > 0 && now - line.pingedAt > this.limits.lines.pingEvery / 2) {
      this.metrics.closed.inc({ why: 'dead' });
      line.terminate();
    } else if (!line.isGreeted && now - line.openedAt > this.limits.lines.helloWithin) {
      line.close(CLOSE.silent);
    } else line.ping();
  }

  private holder(holders: Map<string, Holder>, key: string, rate: Limits['messages']['perPerson']): Holder {
    const known = holders.get(key);
    if (known) return known;
    const now = this.now();
    const holder = { lines: 0, messages: new Bucket(rate, now), opening: new Bucket(this.limits.lines.opening, now) };
    holders.set(key, holder);
    return holder;
  }

  /** Forgets those whose rates are as if they had never been here. */
  private tidy(now: number): void {
    const { lines, messages } = this.limits;
    for (const [network, holder] of this.networks) {
      if (holder.lines > 0 || !holder.opening.isFull(lines.opening, now)) continue;
      if (holder.messages.isFull(messages.perAddress, now)) this.networks.delete(network);
    }
    for (const [person, holder] of this.people) {
      if (holder.lines === 0 && holder.messages.isFull(messages.perPerson, now)) this.people.delete(person);
    }
  }
}
