import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type Fault, fail, type Game, ok, parseRecord, type Result, type Seat } from '@threefold-games/core';
import { type Act, decide, type RoomEvent, type RoomState, viewOf, wakeAt } from '@threefold-games/room';
import type { Adviser, TableModel, TurnInHand } from '../board/index.ts';
import { runningAgain, type SavedGame, type StoredGame } from '../library/index.ts';
import { type Around, Bots } from './bots.ts';
import type { Match, News } from './match.ts';
import { roomModel } from './roomModel.ts';

/**
 * A match at one screen: events are decided here by the same reducer as on the server, and stored in this browser. Everybody who is
 * not a bot sits here, and agrees to whatever one of them asks for.
 */
export class LocalMatch implements Match {
  readonly live = true;
  readonly news = signal<News | undefined>(undefined);
  /** Whom somebody here asks what to play; it is remembered that they did. */
  readonly adviser: Adviser = {
    engine: {
      analyse: request => {
        void this.inTurn(() => this.store({ ...this.aided(1), room: this.room }));
        return this.around.engine.analyse(request);
      },
    },
    onFault: fault => this.tell(fault),
  };
  private readonly around: Around;
  private readonly game: Game;
  private readonly table: { value: TableModel };
  private readonly bots: Bots;
  /** As it was stored last. */
  private saved: SavedGame;
  /** The match as it stands: what was stored, and time that nobody could use. */
  private room: RoomState;
  private turn: TurnInHand;
  private queue: Promise<unknown> = Promise.resolve();
  private shown: () => Promise<void> = () => Promise.resolve();
  private ticking = false;

  private constructor(around: Around, game: Game, saved: SavedGame, model: TableModel, turn: TurnInHand) {
    this.around = around;
    this.game = game;
    this.saved = saved;
    this.turn = turn;
    this.table = signal(model);
    this.room = sinceClosed(around, saved);
    this.bots = new Bots(around, {
      room: () => (this.saved.status === 'running' ? this.room : undefined),
      play: (room, seat, steps) => this.playBot(room, seat, steps),
      fail: fault => this.tell(fault),
    });
    this.refresh();
  }

  /** Opens a saved game, or says why it cannot be played. */
  static open(saved: SavedGame, around: Around): Result<LocalMatch> {
    const game = around.findGame(saved.game);
    if (!game) return fail('game.unknown', saved.game);
    const turn: TurnInHand = { steps: saved.composed };
    const model = modelOf(game, saved, saved.room, turn, undefined);
    if (!model.ok) return model;
    if (model.value.history.position.encode() !== saved.room.position) return fail('store.corrupt', 'position');
    return ok(new LocalMatch(around, game, saved, model.value, turn));
  }

  get model(): ReadonlySignal<TableModel> {
    return this.table as ReadonlySignal<TableModel>;
  }

  /** The bot that thinks. */
  get thinking(): ReadonlySignal<Seat | undefined> {
    return this.bots.thinking;
  }

  /** The game as it is stored. */
  get stored(): SavedGame {
    return this.saved;
  }

  /** Begins to play: bots move, other tabs are heard. */
  start(shown: () => Promise<void>): () => void {
    this.shown = shown;
    const endings = [
      this.around.library.watch(this.saved.id, game => this.heard(game)),
      this.bots.start(this.saved.id),
    ];
    return () => {
      for (const end of endings) end();
    };
  }

  now(): number {
    return this.around.now();
  }

  /** Flags that have fallen fall. */
  tick(): void {
    const due = this.saved.status === 'running' ? wakeAt(this.room) : undefined;
    if (due === undefined || due > this.now() || this.ticking) return;
    this.ticking = true;
    this.bots.stop();
    void this.commit(() => [{ by: 'server', act: { kind: 'tick' } }]).then(() => {
      this.ticking = false;
    });
  }

  /** Every step that is made or taken back is stored at once. */
  compose(steps: readonly string[]): void {
    const { room } = this;
    void this.inTurn(async () => {
      if (this.room !== room || this.saved.composed.join(' ') === steps.join(' ')) return ok(this.saved);
      return this.store({ ...this.saved.stored, room, composed: steps, updated: this.now() });
    }).then(stored => (stored.ok ? undefined : this.lost(stored.error)));
  }

  /** Plays the turn of whoever acts. It counts once it is stored. */
  async play(steps: readonly string[]): Promise<void> {
    const { turns, actor } = this.room;
    if (actor !== undefined)
      await this.commit(() => [this.request(actor, { kind: 'turn', turn: turns.length, steps })]);
    void this.bots.advance();
  }

  /** Back to before the last turn of a person at this screen. */
  async undo(): Promise<void> {
    const count = this.table.value.acts.undo;
    if (count === 0) return;
    const kept = this.room.turns.length - count;
    this.bots.stop();
    // A bot may play at the same moment: its turn is taken back with the others.
    while (this.room.phase === 'playing' && this.room.turns.length > kept) {
      const { room } = this;
      const done = await this.commit(() => this.takeBack(room), 1);
      if (!done && this.room === room) break;
    }
    void this.bots.advance();
  }

  async resign(): Promise<void> {
    const seat = this.table.value.acts.resign;
    const { room } = this;
    if (seat === undefined) return;
    this.bots.stop();
    const done = await this.commit(() => [this.request(seat, { kind: 'resign' })]);
    if (!done && this.room !== room) await this.resign();
    else void this.bots.advance();
  }

  /** Goes on with a game that was left before its end. */
  async goOn(): Promise<void> {
    await this.inTurn(() => this.store(runningAgain(this.saved.stored, this.now())));
    this.refresh();
    void this.bots.advance();
  }

  /** Keeps a game for which storage has no place any more, as it stands here. */
  async keepAgain(composed: readonly string[]): Promise<void> {
    const kept = await this.inTurn(() =>
      this.around.library.keepAgain({ ...this.saved.stored, room: this.room, composed, updated: this.now() }),
    );
    if (!kept.ok) return this.lost(kept.error);
    this.news.value = undefined;
    this.takeOver(kept.value);
  }

  /** Asks a bot again that broke down. */
  retry(): void {
    this.news.value = undefined;
    void this.bots.advance();
  }

  /** Something went wrong that a player should know. */
  tell(fault: Fault): void {
    this.news.value = { kind: 'fault', fault };
  }

  /** A bot's turn counts before it is shown; the next one thinks when it has been. */
  private async playBot(room: RoomState, seat: Seat, steps: readonly string[]): Promise<boolean> {
    const counts =
      this.room === room &&
      (await this.commit(() => [{ by: 'server', act: { kind: 'botTurn', seat, turn: room.turns.length, steps } }]));
    if (counts) await this.shown();
    return counts;
  }

  private request(seat: Seat, act: Act): RoomEvent {
    const sitter = this.room.seats[seat];
    const by = sitter?.kind === 'person' ? sitter.person : '';
    return { by, id: `${this.room.seq} ${seat} ${act.kind}`, act };
  }

  /** Whoever played last here asks to take it back, and everybody agrees. */
  private takeBack(room: RoomState): readonly RoomEvent[] {
    const people = room.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const last = room.turns.findLast(({ seat }) => people.includes(seat));
    if (!last) return [];
    return [
      this.request(last.seat, { kind: 'offer', offer: 'takeBack' }),
      ...people
        .filter(seat => seat !== last.seat)
        .map(seat => this.request(seat, { kind: 'answer', offer: 'takeBack', yes: true })),
    ];
  }

  /** Decides events and stores what comes of them; only then does it count. False where it does not, such as when another tab was faster. */
  private async commit(eventsOf: () => readonly RoomEvent[], aids = 0): Promise<boolean> {
    const before = this.room;
    let counts = false;
    const stored = await this.inTurn(async () => {
      if (this.room !== before || this.saved.status !== 'running') return ok(this.saved);
      const now = this.now();
      let room = before;
      for (const event of eventsOf()) {
        const decided = decide(this.around, room, event, now);
        if (!decided.ok) return decided;
        room = decided.value.state;
      }
      const done = await this.store({ ...this.aided(aids), room, composed: [], updated: now });
      counts = done.ok;
      return done;
    });
    if (!stored.ok) await this.lost(stored.error);
    if (counts) {
      this.turn = { steps: [] };
      this.refresh();
      if (this.saved.status === 'over') this.around.onEnd?.(this.saved);
    }
    return counts;
  }

  /** What is stored, with so much more help that somebody got. */
  private aided(aids: number): StoredGame {
    const { stored } = this.saved;
    return aids === 0 ? stored : { ...stored, aided: (stored.aided ?? 0) + aids };
  }

  private async store(game: StoredGame): Promise<Result<SavedGame>> {
    const stored = await this.around.library.save(game);
    if (stored.ok) {
      this.saved = stored.value;
      this.room = stored.value.room;
    }
    return stored;
  }

  /** Changes come one after the other, each on top of what was stored last. */
  private inTurn(work: () => Promise<Result<SavedGame>>): Promise<Result<SavedGame>> {
    const done = this.queue.then(work, work).catch((error: unknown) => fail('store.blocked', String(error)));
    this.queue = done;
    return done;
  }

  /** Something was not stored: where another tab was faster, the game is shown as it is there. */
  private async lost(error: Fault): Promise<void> {
    if (error.code !== 'store.stale') {
      if (!error.code.startsWith('room.')) this.tell(error);
      return;
    }
    const loaded = await this.inTurn(() => this.around.library.load(this.saved.id));
    if (!loaded.ok) {
      this.news.value = { kind: 'gone' };
      return;
    }
    this.takeOver(loaded.value);
    this.news.value = { kind: 'otherTab' };
  }

  /** Another tab has stored the game. */
  private heard(game: SavedGame | undefined): void {
    if (!game) this.news.value = { kind: 'gone' };
    else if (game.revision > this.saved.revision) this.takeOver(game);
  }

  private takeOver(saved: SavedGame): void {
    this.bots.stop();
    this.saved = saved;
    this.room = saved.room;
    this.turn = { steps: saved.composed };
    this.refresh();
    void this.bots.advance();
  }

  private refresh(): void {
    const model = modelOf(this.game, this.saved, this.room, this.turn, this.table.value);
    if (!model.ok) {
      this.tell(model.error);
      return;
    }
    batch(() => {
      this.table.value = model.value;
      if (this.news.peek()?.kind === 'fault') this.news.value = undefined;
    });
  }
}

const modelOf = (
  game: Game,
  saved: SavedGame,
  room: RoomState,
  turn: TurnInHand,
  before: TableModel | undefined,
): Result<TableModel> => {
  const stopped = saved.status === 'stopped';
  const model = roomModel(
    game,
    viewOf(room),
    {
      seats: saved.seats,
      stopped,
      turn: () => turn,
      free: true,
      record: () => {
        const record = parseRecord(saved.record);
        if (!record.ok) throw new Error(record.error.code);
        return record.value;
      },
    },
    before,
  );
  if (!model.ok) return model;
  return ok({ ...model.value, acts: { ...model.value.acts, goOn: stopped } });
};

/** A bot's clock runs only while somebody lets it think: it stood still while the page was closed. */
const sinceClosed = (around: Around, { room, updated, status }: SavedGame): RoomState => {
  const acts = room.actor === undefined ? undefined : room.seats[room.actor];
  const millis = around.now() - updated;
  if (status !== 'running' || acts?.kind !== 'bot' || millis <= 0) return room;
  const after = decide(around, room, { by: 'server', act: { kind: 'outage', millis } }, around.now());
  return after.ok ? after.value.state : room;
};
