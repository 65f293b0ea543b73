import { batch, computed, type Signal, signal } from '@preact/signals';
import type { Fault, Result, Seat } from '@threefold-games/core';
import {
  type Act,
  type Conditional,
  type Effect,
  type NowView,
  type OwnDeal,
  type RoomTurn,
  type RoomView,
  rematchId,
  type TableView,
} from '@threefold-games/room';
import type { ChatMessage, Past, SeatRating, ServerMessage } from '@threefold-games/wire';
import { freshNonce } from '../../storage/index.ts';
import { type OwnDeals, ownDeals } from './ownDeals.ts';
import type { RoomListener, ServerConnection } from './serverConnection.ts';

type RoomMessage = Extract<ServerMessage, { t: 'room' }>;
type EventMessage = Extract<ServerMessage, { t: 'event' }>;

/** What has happened in a room, as the server told it. */
export interface Happened {
  readonly effects: readonly Effect[];
  readonly before: RoomView;
  readonly after: RoomView;
  /** By the server's clock. */
  readonly at: number;
}

/** What was stored should be told within so many milliseconds. */
const BEHIND = 1000;
/** So many messages of the chat are kept. */
const KEPT_MESSAGES = 500;

/** Where somebody sits; undefined for those who look on. */
export const seatOf = ({ seats }: Pick<NowView, 'seats'>, person: string | undefined): Seat | undefined => {
  const at = seats.findIndex(seat => seat.kind === 'person' && seat.person === person);
  return at === -1 ? undefined : at;
};

/** Who sits on a seat, or who did before a bot stood in; undefined for bots. */
export const personAt = ({ seats }: Pick<NowView, 'seats'>, seat: Seat): string | undefined => {
  const sitter = seats[seat];
  return sitter?.kind === 'person' ? sitter.person : sitter?.kind === 'bot' ? sitter.for?.person : undefined;
};

/** The seat of who wrote a message, as they sit now: a lot or the host may have moved them since. Null for those who looked on. */
export const seatOfMessage = ({ seats }: Pick<NowView, 'seats'>, { by, seat }: ChatMessage): Seat | null => {
  if (seat === null) return null;
  const at = seats.findIndex((_, i) => personAt({ seats }, i) === by);
  return at === -1 ? seat : at;
};

/** A room as the server has it, kept in step: a gap is noticed and filled, what comes twice or late changes nothing. */
export class RoomMirror implements RoomListener {
  readonly id: string;
  /** Undefined until the server has told it. */
  readonly view: Signal<RoomView | undefined> = signal(undefined);
  readonly table = computed<TableView | undefined>(() => this.view.value?.table);
  readonly now = computed<NowView | undefined>(() => this.view.value?.now);
  readonly turns = computed<readonly RoomTurn[]>(() => this.view.value?.turns ?? []);
  /** Where one sits. */
  readonly seat: Signal<Seat | undefined> = signal(undefined);
  readonly watchers = signal(0);
  /** How well people here play, by person; they come a moment after the room. */
  readonly ratings: Signal<Readonly<Record<string, SeatRating>>> = signal({});
  readonly chat: Signal<readonly ChatMessage[]> = signal([]);
  /** What happened before one came. */
  past: readonly Past[] = [];
  /** The turns that the server plays for one's own seat. */
  readonly foreseen: Signal<readonly Conditional[]> = signal([]);
  /** Why it cannot be seen. */
  readonly fault: Signal<Fault | undefined> = signal(undefined);
  private readonly connection: ServerConnection;
  private readonly deals: OwnDeals;
  private readonly hearers = new Set<(happened: Happened) => void>();
  private asking = false;

  constructor(connection: ServerConnection, id: string, deals: OwnDeals = ownDeals) {
    this.connection = connection;
    this.id = id;
    this.deals = deals;
  }

  /** What one has added to its deal, as far as this browser knows. */
  get ownDeal(): OwnDeal | undefined {
    return this.deals.of(this.id);
  }

  /** Begins to follow the room. Returns what ends it. */
  start(): () => void {
    return this.connection.watch(this.id, this);
  }

  /** Asks for something; the answer comes when it is stored for good, or refused. */
  async act(act: Act): Promise<Result<number>> {
    const answer = await this.connection.act(this.id, this.withNonce(act));
    const isBehind = (): boolean => answer.ok && (this.view.peek()?.seq ?? 0) < answer.value;
    // It is told right after the answer, unless that got lost.
    if (isBehind())
      this.connection.later(BEHIND, () => {
        if (isBehind()) this.connection.ask(this.id, this.from());
      });
    return answer;
  }

  /** Takes a seat, with what one adds to the deal, whose hash is shown by now. */
  sit(table: TableView, name: string, seat?: Seat): Promise<Result<number>> {
    const nonce = this.deals.nonceFor(this.id, table.deal.hash);
    return this.act({ kind: 'sit', name, nonce, ...(seat !== undefined && { seat }) });
  }

  say(text: string): Promise<Result<number>> {
    return this.connection.chat(this.id, text);
  }

  /** Hears what happens, after it is shown here. Returns what ends it. */
  onHappened(hear: (happened: Happened) => void): () => void {
    this.hearers.add(hear);
    return () => this.hearers.delete(hear);
  }

  from(): { readonly seq: number; readonly turns: number } | undefined {
    const view = this.view.peek();
    return view && { seq: view.seq, turns: view.turns.length };
  }

  refuse(fault: Fault): void {
    this.fault.value = fault;
  }

  hear(message: Parameters<RoomListener['hear']>[0]): void {
    switch (message.t) {
      case 'room':
        this.all(message);
        break;
      case 'event':
        this.event(message);
        break;
      case 'chat':
        this.add([message.line]);
        break;
      case 'watchers':
        this.watchers.value = message.n;
        break;
      case 'ratings':
        this.ratings.value = { ...this.ratings.peek(), ...message.ratings };
        break;
      default:
        message satisfies never;
    }
  }

  private all(message: RoomMessage): void {
    const before = this.view.peek();
    this.asking = false;
    if (before && message.seq < before.seq) return;
    const turns = this.joined(message);
    if (!turns) {
      this.connection.ask(this.id, undefined);
      return;
    }
    const { seq, table, now } = message;
    const after: RoomView = { seq, table, now, turns };
    batch(() => {
      this.fault.value = undefined;
      if (!before || isOther(before, after)) this.view.value = after;
      this.seat.value = message.seat ?? undefined;
      this.watchers.value = message.watchers;
      this.foreseen.value = message.foreseen;
      this.add(message.chat);
    });
    if (!before) this.past = message.past ?? [];
    if (before && before.seq !== seq) this.tell({ effects: [], before, after, at: message.at });
  }

  private event(message: EventMessage): void {
    const before = this.view.peek();
    if (!before || message.seq <= before.seq) return;
    const turns = message.seq === before.seq + 1 ? this.joined(message) : undefined;
    if (!turns) {
      if (!this.asking) this.connection.ask(this.id, this.from());
      this.asking = true;
      return;
    }
    const { seq, table = before.table, now } = message;
    const after: RoomView = { seq, table, now, turns };
    batch(() => {
      this.view.value = after;
      // An event is the same for everybody: who sits where says where oneself does.
      this.seat.value = seatOf(now, this.connection.me.peek()?.id);
    });
    this.tell({ effects: message.effects, before, after, at: message.at });
  }

  /** Whoever wants to play again adds to the deal of the next game, whose hash and whose room are settled by now. */
  private withNonce(act: Act): Act {
    const isForRematch = (act.kind === 'offer' || (act.kind === 'answer' && act.yes)) && act.offer === 'rematch';
    if (!isForRematch) return act;
    const { secret, next } = this.table.peek()?.deal ?? {};
    const isPromised = secret !== undefined && next !== undefined;
    const nonce = isPromised ? this.deals.nonceFor(rematchId(this.id, secret), next) : freshNonce();
    return { nonce, ...act };
  }

  private tell(happened: Happened): void {
    for (const hear of this.hearers) hear(happened);
  }

  /** The turns that are known up to where the news begin, and those. */
  private joined({ from, turns }: RoomMessage | EventMessage): readonly RoomTurn[] | undefined {
    const known = this.turns.peek();
    return from <= known.length ? [...known.slice(0, from), ...turns] : undefined;
  }

  private add(messages: readonly ChatMessage[]): void {
    const known = this.chat.peek();
    const last = known.at(-1)?.n ?? -1;
    const told = new Map(messages.map(message => [message.n, message]));
    const kept = known.map(message => told.get(message.n) ?? message).filter(isSaid);
    const fresh = messages.filter(message => message.n > last && isSaid(message)).sort((a, b) => a.n - b.n);
    const isSame =
      fresh.length === 0 && kept.length === known.length && kept.every((one, i) => isSameText(one, known[i]));
    if (!isSame) this.chat.value = [...kept, ...fresh].slice(-KEPT_MESSAGES);
  }
}

/** A message that was taken back says nothing. */
const isSaid = ({ text }: ChatMessage): boolean => text !== '';

const isSameText = (one: ChatMessage, other: ChatMessage | undefined): boolean =>
  one.name === other?.name && one.text === other.text;

/** Whether a room is shown otherwise: later, or with other names, since an operator may change those. */
const isOther = (before: RoomView, after: RoomView): boolean =>
  before.seq !== after.seq || before.now.seats.some((seat, at) => nameOf(seat) !== nameOf(after.now.seats[at]));

const nameOf = (seat: NowView['seats'][number] | undefined): string | undefined => {
  if (seat?.kind === 'person') return seat.name;
  return seat?.kind === 'bot' ? seat.for?.name : undefined;
};
