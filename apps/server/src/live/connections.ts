import { Bucket } from '../bucket.ts';
import { type ConnectionService, idsOf } from '../context.ts';
import type { Cancel } from '../time.ts';
import { Allowance } from './allowance.ts';
import { CLOSE, type Connection, type ConnectionDeps, type Owner } from './connection.ts';

/** Connections are looked at in so many groups, one after the other: to ping all at once would keep everybody waiting. */
const GROUPS = 100;
/** Milliseconds by which a look may come late: after longer ones what came in meanwhile is read first. */
const LATE = 500;

/** All open connections, by person and by network. */
export class Connections implements ConnectionService {
  private readonly deps: ConnectionDeps;
  private readonly open = new Set<Connection>();
  private readonly byPerson = new Map<string, Set<Connection>>();
  private readonly networks = new Map<string, Owner>();
  private readonly people = new Map<string, Owner>();
  private readonly stopLooking: Cancel;
  /** The same connections by the group in which they are looked at. */
  private readonly groups: readonly Set<Connection>[] = Array.from({ length: GROUPS }, () => new Set<Connection>());
  /** Which group the next connection joins, which one is looked at next, and when the latest was. */
  private nextJoined = 0;
  private nextLookedAt = 0;
  private lookedAt: number;
  private publishClosing: (person: string) => void = () => undefined;
  private onSilent: (connection: Connection) => void = () => undefined;
  private onEmpty: () => void = () => undefined;

  constructor(deps: ConnectionDeps) {
    this.deps = deps;
    this.lookedAt = deps.now();
    this.stopLooking = deps.every(deps.limits.connections.lookEvery / GROUPS, () => this.lookAtNextGroup());
    deps.metrics.gauge('lines', 'Open connections.', () => this.open.size);
  }

  /** `publish` tells the other processes that a person's connections are to be closed. */
  onClose(publish: (person: string) => void): void {
    this.publishClosing = publish;
  }

  /** `tell` hears of players who do not answer. */
  onSilence(tell: (connection: Connection) => void): void {
    this.onSilent = tell;
  }

  /** Counts a new connection of a network; undefined where there are too many. */
  admit(network: string): Owner | undefined {
    const { all, perAddress, opening } = this.deps.limits.connections;
    const owner = this.ownerOf(this.networks, network, 'perAddress');
    const isAllowed =
      this.open.size < all && owner.connections < perAddress && owner.opening.take(opening, this.deps.now());
    if (!isAllowed) return undefined;
    owner.connections += 1;
    return owner;
  }

  add(connection: Connection): void {
    connection.group = this.nextJoined;
    this.open.add(connection);
    this.groups[connection.group]?.add(connection);
    this.nextJoined = (this.nextJoined + 1) % GROUPS;
  }

  /** The connection is its person's from now on; false where they have too many. */
  assign(connection: Connection): boolean {
    const { person } = connection;
    if (!person) return true;
    const owner = this.ownerOf(this.people, person.id, 'perPerson');
    if (owner.connections >= this.deps.limits.connections.perPerson) return false;
    owner.connections += 1;
    connection.owner = owner;
    for (const id of idsOf(person)) {
      const own = this.byPerson.get(id);
      if (own) own.add(connection);
      else this.byPerson.set(id, new Set([connection]));
    }
    return true;
  }

  remove(connection: Connection): void {
    if (!this.open.delete(connection)) return;
    this.groups[connection.group]?.delete(connection);
    connection.network.connections -= 1;
    if (connection.owner) connection.owner.connections -= 1;
    for (const id of connection.person ? idsOf(connection.person) : []) {
      const own = this.byPerson.get(id);
      own?.delete(connection);
      if (own?.size === 0) this.byPerson.delete(id);
    }
    if (this.open.size === 0) this.onEmpty();
  }

  of(person: string): Iterable<Connection> {
    return this.byPerson.get(person) ?? [];
  }

  isHere(person: string): boolean {
    return this.byPerson.has(person);
  }

  isWatching(person: string, roomId: string): boolean {
    for (const { rooms } of this.of(person)) for (const { id } of rooms) if (id === roomId) return true;
    return false;
  }

  close(person: string): void {
    this.closeHere(person);
    this.publishClosing(person);
  }

  /** `close` in this process alone. Also those that have not said hello yet: they came with what no longer counts. */
  closeHere(person: string): void {
    for (const connection of this.open) {
      if (connection.person && idsOf(connection.person).includes(person)) connection.close(CLOSE.signedOut);
    }
  }

  /** Tells everybody that the server restarts; resolves when all connections are closed. */
  async closeAll(): Promise<void> {
    this.stopLooking();
    if (this.open.size === 0) return;
    const empty = new Promise<void>(resolve => {
      this.onEmpty = resolve;
    });
    for (const connection of this.open) connection.close(CLOSE.restart);
    const cancel = this.deps.after(this.deps.limits.connections.goodbye, () => {
      for (const connection of this.open) connection.terminate();
    });
    await empty;
    cancel();
  }

  /** Looks after a group of the connections. */
  private lookAtNextGroup(): void {
    const now = this.deps.now();
    const isLate = now - this.lookedAt > this.deps.limits.connections.lookEvery / GROUPS + LATE;
    this.lookedAt = now;
    if (isLate) return;
    for (const connection of this.groups[this.nextLookedAt] ?? []) this.lookAt(connection, now);
    this.nextLookedAt = (this.nextLookedAt + 1) % GROUPS;
    if (this.nextLookedAt === 0) this.forgetIdle(now);
  }

  /** Pings it where that is due, tells where a player does not answer, and ends it where it is dead or never said who it is. */
  private lookAt(connection: Connection, now: number): void {
    const { pingEvery, helloWithin } = this.deps.limits.connections;
    const { pingedAt, latestPing, isHeard } = connection;
    connection.isHeard = false;
    if (pingedAt > 0 && now - pingedAt >= pingEvery) {
      this.deps.metrics.closed.inc({ why: 'dead' });
      connection.terminate();
    } else if (pingedAt > 0) {
      if (isHeard || connection.isSilent || !connection.isPlaying) return;
      connection.isSilent = true;
      this.onSilent(connection);
    } else if (!connection.isGreeted && now - connection.openedAt > helloWithin) connection.close(CLOSE.silent);
    else if (now - latestPing >= pingEvery || (!isHeard && connection.isPlaying)) connection.ping();
  }

  private ownerOf(owners: Map<string, Owner>, key: string, scope: 'perPerson' | 'perAddress'): Owner {
    const known = owners.get(key);
    if (known) return known;
    const { limits } = this.deps;
    const now = this.deps.now();
    const owner = {
      connections: 0,
      messages: new Bucket(limits.messages[scope], now),
      opening: new Bucket(limits.connections.opening, now),
      traffic: new Allowance(limits, scope, now),
    };
    owners.set(key, owner);
    return owner;
  }

  /** Forgets those whose rates are as if they had never been here. */
  private forgetIdle(now: number): void {
    const { connections, messages } = this.deps.limits;
    const isIdle = ({ connections: open, traffic }: Owner): boolean => open === 0 && traffic.isFull(now);
    for (const [network, owner] of this.networks) {
      if (!isIdle(owner) || !owner.opening.isFull(connections.opening, now)) continue;
      if (owner.messages.isFull(messages.perAddress, now)) this.networks.delete(network);
    }
    for (const [person, owner] of this.people) {
      if (isIdle(owner) && owner.messages.isFull(messages.perPerson, now)) this.people.delete(person);
    }
  }
}
