import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import {
  type Fault,
  fail,
  formatChances,
  formatShares,
  type Game,
  type GameRecord,
  makeRecord,
  ok,
  type Result,
  type Seat,
  type Tag,
} from '@threefold-games/core';
import { type Act, botName, type OfferKind, type RoomView, type SeatView } from '@threefold-games/room';
import type { TableModel, TurnInHand } from '../../board/index.ts';
import { botPlan } from '../../library/index.ts';
import { type Match, roomModel } from '../../match/index.ts';
import type { SeatPlan } from '../../settings/index.ts';
import type { RoomMirror } from '../net/room.ts';
import type { ServerConnection } from '../net/serverConnection.ts';

/** The steps of an unfinished turn, so that a reload shows the same table. */
export interface ComposedStore {
  read(room: string): string | null;
  write(room: string, text: string): void;
}

/** What a networked match needs from where it runs. */
export interface LiveAround {
  findGame(id: string): Game | undefined;
  readonly composed: ComposedStore;
}

/** A match over the network: what the server says counts, what is composed here is sent once. */
export class LiveMatch implements Match {
  readonly live = true;
  /** The turn that is on its way, or kept until the connection is back. */
  readonly sending: Signal<readonly string[] | undefined> = signal(undefined);
  /** What the server did not take. */
  readonly refused = signal<{ readonly what: Act['kind']; readonly fault: Fault } | undefined>(undefined);
  readonly thinking: Signal<Seat | undefined> = signal(undefined);
  readonly mirror: RoomMirror;
  /** What everybody may know of the room. */
  readonly room = computed((): RoomView => this.mirror.view.value ?? this.view);
  private readonly game: Game;
  private readonly connection: ServerConnection;
  private readonly around: LiveAround;
  private readonly table: Signal<TableModel>;
  private view: RoomView;
  private turn: TurnInHand;
  private seat: Seat | undefined;

  private constructor(
    game: Game,
    view: RoomView,
    mirror: RoomMirror,
    connection: ServerConnection,
    around: LiveAround,
  ) {
    this.game = game;
    this.view = view;
    this.mirror = mirror;
    this.connection = connection;
    this.around = around;
    this.seat = mirror.seat.peek();
    this.turn = { steps: this.keptSteps() };
    const model = this.modelOf(undefined);
    if (!model.ok) throw new Error(model.error.code);
    this.table = signal(model.value);
    if (!model.value.turn) this.sending.value = undefined;
    this.refresh();
  }

  /** Opens a room that the mirror knows, or says why it cannot be shown. */
  static open(mirror: RoomMirror, connection: ServerConnection, around: LiveAround): Result<LiveMatch> {
    const view = mirror.view.peek();
    if (!view) return fail('room.missing');
    const game = around.findGame(view.table.plan.game);
    if (!game) return fail('game.unknown');
    const seats = view.now.seats.map(sitter => planOf(sitter, false));
    const parts = { seats, turn: () => undefined, free: true, record: () => recordOfView(game, view, seats) };
    const model = roomModel(game, view, parts, undefined);
    return model.ok ? ok(new LiveMatch(game, view, mirror, connection, around)) : model;
  }

  /** Where one sits; undefined for who watches. */
  get mySeat(): Seat | undefined {
    return this.mirror.seat.value;
  }

  get model(): ReadonlySignal<TableModel> {
    return this.table;
  }

  /** Begins to follow the room. Returns what ends it. */
  start(): () => void {
    return effect(() => {
      const view = this.mirror.view.value;
      const seat = this.mirror.seat.value;
      if (view) untracked(() => this.take(view, seat));
    });
  }

  /** The server's clock. */
  now(): number {
    return this.connection.now();
  }

  /** Every step is kept at once, for this turn alone. */
  compose(steps: readonly string[]): void {
    this.refused.value = undefined;
    this.around.composed.write(this.mirror.id, JSON.stringify({ turn: this.view.turns.length, steps }));
  }

  /** Sends a turn. It stays on the board while it is on its way, and is put back where the server does not take it. */
  async play(steps: readonly string[]): Promise<void> {
    const turn = this.view.turns.length;
    batch(() => {
      this.sending.value = steps;
      this.refused.value = undefined;
      this.refresh();
    });
    const answer = await this.mirror.act({ kind: 'turn', turn, steps });
    if (answer.ok || this.view.turns.length !== turn) return;
    batch(() => {
      this.sending.value = undefined;
      this.refused.value = { what: 'turn', fault: answer.error };
      this.turn = { steps: [] };
      this.refresh();
    });
  }

  /** Asks to take back one's last turn. */
  undo(): Promise<void> {
    return this.ask({ kind: 'offer', offer: 'takeBack' });
  }

  resign(): Promise<void> {
    return this.ask({ kind: 'resign' });
  }

  offer(offer: OfferKind): Promise<void> {
    return this.ask({ kind: 'offer', offer });
  }

  answer(offer: OfferKind, yes: boolean): Promise<void> {
    return this.ask({ kind: 'answer', offer, yes });
  }

  resume(): Promise<void> {
    return this.ask({ kind: 'resume' });
  }

  private async ask(act: Act): Promise<void> {
    this.refused.value = undefined;
    const answer = await this.mirror.act(act);
    if (!answer.ok) this.refused.value = { what: act.kind, fault: answer.error };
  }

  /** What was composed before a reload; what was sent then is still on its way. */
  private keptSteps(): readonly string[] {
    const turn = this.view.turns.length;
    const [sent] = this.connection.unanswered.peek().flatMap(({ room, what }) => {
      const isTurn = room === this.mirror.id && what.kind === 'act' && what.act.kind === 'turn';
      return isTurn && what.act.turn === turn ? [what.act.steps] : [];
    });
    this.sending.value = sent;
    return sent ?? readComposed(this.around.composed.read(this.mirror.id), turn);
  }

  /** The server told how the room is. */
  private take(view: RoomView, seat: Seat | undefined): void {
    const { view: before, seat: sat } = this;
    if (view === before && seat === sat) return;
    this.view = view;
    this.seat = seat;
    const known = this.table.peek();
    const model = this.modelOf(known);
    if (!model.ok) {
      this.refused.value = { what: 'turn', fault: model.error };
      return;
    }
    const isSame =
      seat === sat &&
      model.value.history === known.history &&
      view.now.phase === before.now.phase &&
      view.now.actor === before.now.actor &&
      (view.now.paused === undefined) === (before.now.paused === undefined);
    batch(() => {
      if (!isSame) {
        this.turn = { steps: [] };
        if (this.refused.peek()?.what === 'turn') this.refused.value = undefined;
        this.sending.value = undefined;
      }
      this.refresh();
    });
  }

  private refresh(): void {
    const model = this.modelOf(this.table.peek());
    if (!model.ok) return;
    const { actor, seats, phase } = this.view.now;
    const thinks = phase === 'playing' && actor !== undefined && seats[actor]?.kind === 'bot';
    batch(() => {
      this.table.value = model.value;
      this.thinking.value = thinks ? actor : undefined;
    });
  }

  private modelOf(before: TableModel | undefined): Result<TableModel> {
    const { game, view, turn } = this;
    const seats = view.now.seats.map((sitter, i) => planOf(sitter, i === this.seat));
    return roomModel(
      game,
      view,
      {
        seats,
        turn: () => turn,
        free: this.sending.peek() === undefined,
        record: () => recordOfView(game, view, seats),
      },
      before,
    );
  }
}

/** Who sits on a seat, for the table: oneself, somebody at another screen, or a bot. */
const planOf = (sitter: SeatView, isMe: boolean): SeatPlan => {
  if (sitter.kind === 'bot') return botPlan(sitter);
  const name = sitter.kind === 'person' ? sitter.name : '';
  return isMe ? { kind: 'me', name } : { kind: 'person', name, away: true };
};

/** What somebody is called who sits there, or for whom a bot does. */
export const nameAt = ({ now }: Pick<RoomView, 'now'>, seat: Seat): string => {
  const sitter = now.seats[seat];
  if (sitter?.kind === 'person') return sitter.name;
  return sitter?.kind === 'bot' ? (sitter.for?.name ?? botName(sitter)) : '';
};

const readComposed = (text: string | null, turn: number): readonly string[] => {
  try {
    const raw = JSON.parse(text ?? '{}') as { readonly turn?: unknown; readonly steps?: unknown };
    const isSteps = Array.isArray(raw.steps) && raw.steps.every(step => typeof step === 'string');
    return raw.turn === turn && isSteps ? raw.steps : [];
  } catch {
    return [];
  }
};

/** The record of a room as far as everybody may know it, made when somebody wants to share it. */
const recordOfView = (game: Game, { table, now, turns }: RoomView, seats: readonly SeatPlan[]): GameRecord => {
  const { plan, deal } = table;
  const names = seats.map(({ name }, i) => {
    const sitter = now.seats[i];
    return sitter?.kind === 'bot' && !sitter.for ? `${name} (level ${sitter.level})` : name || `${i + 1}`;
  });
  const date = new Date(table.started ?? table.created).toISOString().slice(0, 10);
  const { even } = deal;
  const written = makeRecord(
    game,
    { seats: plan.seats, options: plan.options, layout: table.layout },
    names,
    turns.map(({ steps }) => steps),
    {
      tags: [{ name: 'Date', value: date }, ...(even ? [{ name: 'Even', value: formatChances(even.by?.values) }] : [])],
    },
  );
  const ended = endTags(now);
  return { ...written, tags: [...written.tags.filter(tag => !ended.some(({ name }) => name === tag.name)), ...ended] };
};

/** How the game ended beside the rules, as a record says it. */
const endTags = ({ result }: RoomView['now']): readonly Tag[] => {
  const { why, shares } = result ?? {};
  if (why?.kind === 'abort') return [{ name: 'End', value: 'abort' }];
  if ((why?.kind !== 'resign' && why?.kind !== 'time') || !shares) return [];
  return [
    { name: 'Result', value: formatShares(shares) },
    { name: 'End', value: `${why.kind} ${why.seat}` },
  ];
};
