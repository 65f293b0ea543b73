import { batch, effect, type Signal, signal, untracked } from '@preact/signals';
import { type Fault, fail, type Game, ok, type Pick, type Result, type Seat } from '@threefold/core';
import type { Act, OfferKind, RoomView } from '@threefold/room';
import type { Face } from '@threefold/stage';
import type { LineCore } from '../net/lineCore.ts';
import type { Happened, RoomMirror } from '../net/room.ts';
import { Composer, type Picked } from '../table/composer.ts';
import { toldTurn } from '../table/placed.ts';
import { Playback } from '../table/playback.ts';
import { isOver, openStanding, type Standing } from '../table/standing.ts';
import type { News, TableListener } from '../table/tableEvents.ts';
import type { Hint, TableSession } from '../table/tableSession.ts';
import type { LiveAround } from './around.ts';
import { isSameTurn, nameAt, readComposed, sameSeat, sameSteps, standingAt } from './compare.ts';
import { LiveTiming } from './liveTiming.ts';
import { type Note, notesOf, type Unsaid } from './notes.ts';
import { savedOf } from './savedOf.ts';

/** So many turns that came at once are shown one by one; of more only the last. */
const SHOWN = 3;
/** So many notes are kept. */
const KEPT = 200;

/** A game over the network on this page: what the server says counts, what is composed here is sent once. */
export class LiveSession implements TableSession {
  readonly standing: Signal<Standing>;
  readonly composer = signal<Composer | undefined>(undefined);
  readonly changes = signal(0);
  readonly news = signal<News | undefined>(undefined);
  readonly hint = signal<Hint | 'thinking' | undefined>(undefined);
  readonly playback: Playback;
  readonly timing: LiveTiming;
  readonly bots = { thinking: signal<Seat | undefined>(undefined) };
  /** The turn that is on its way, or kept until the line is back. */
  readonly sending = signal<readonly string[] | undefined>(undefined);
  /** What the server did not take. */
  readonly refused = signal<{ readonly what: Act['kind']; readonly fault: Fault } | undefined>(undefined);
  readonly notes = signal<readonly Note[]>([]);
  readonly mirror: RoomMirror;
  private readonly game: Game;
  private readonly line: LineCore;
  private readonly around: LiveAround;
  private readonly listener: TableListener;
  private face: Face;
  private view: RoomView;
  private lastNote = 0;
  /** Turns of others that are still to be shown, one after the other. */
  private showing: Promise<void> = Promise.resolve();
  private round = 0;

  private constructor(
    standing: Standing,
    view: RoomView,
    face: Face,
    mirror: RoomMirror,
    line: LineCore,
    around: LiveAround,
    listener: TableListener,
  ) {
    this.standing = signal(standing);
    this.game = standing.game;
    this.view = view;
    this.face = face;
    this.mirror = mirror;
    this.line = line;
    this.around = around;
    this.listener = listener;
    this.playback = new Playback(around, listener);
    this.timing = new LiveTiming(
      () => line.now(),
      () => this.view,
    );
    this.bots.thinking.value = this.botToAct();
    this.beginTurn(this.keptSteps());
  }

  /** Opens a room that the mirror knows, or says why it cannot be shown. */
  static open(
    mirror: RoomMirror,
    line: LineCore,
    face: Face,
    around: LiveAround,
    listener: TableListener,
  ): Result<LiveSession> {
    const view = mirror.view.peek();
    if (!view) return fail('room.missing');
    const game = around.findGame(view.table.plan.game);
    if (!game) return fail('game.unknown');
    const standing = stand(around, game, view, mirror.seat.peek());
    return standing.ok ? ok(new LiveSession(standing.value, view, face, mirror, line, around, listener)) : standing;
  }

  /** Begins to follow the room. Returns what ends it. */
  start(): () => void {
    const endings = [
      this.mirror.onHappened(happened => this.happened(happened)),
      effect(() => {
        const view = this.mirror.view.value;
        const seat = this.mirror.seat.value;
        if (view) untracked(() => this.take(view, seat));
      }),
    ];
    return () => {
      for (const end of endings) end();
      this.round++;
      this.playback.release();
    };
  }

  setFace(face: Face): void {
    if (face === this.face) return;
    this.face = face;
    this.beginTurn(this.composer.value?.steps ?? []);
  }

  get acting(): boolean {
    return (
      this.composer.value !== undefined && this.sending.value === undefined && this.playback.shown.value === undefined
    );
  }

  /** Where one sits; undefined for who watches. */
  get seat(): Seat | undefined {
    return this.mirror.seat.value;
  }

  get seated(): boolean {
    return this.seat !== undefined;
  }

  get resigner(): Seat {
    return this.seat ?? 0;
  }

  get undoable(): number {
    const { seat } = this;
    const { turns } = this.standing.value;
    const last = turns.findLastIndex(turn => turn.seat === seat);
    return seat === undefined || isOver(this.standing.value) || last < 0 ? 0 : turns.length - last;
  }

  pick(pick: Pick): Picked {
    return this.compose(composer => composer.pick(pick));
  }

  drag(from: string, to: string): Picked {
    return this.compose(composer => composer.drag(from, to));
  }

  place(): Picked {
    return this.compose(composer => composer.place());
  }

  say(text: string): Picked {
    return this.compose(composer => composer.say(text));
  }

  /** Sends the composed turn. It stays on the board while it is on its way, and is put back where the server does not take it. */
  async confirm(): Promise<void> {
    const composer = this.composer.value;
    if (!composer?.finished || !this.acting) return;
    const { steps } = composer;
    const turn = this.standing.value.turns.length;
    batch(() => {
      this.sending.value = steps;
      this.refused.value = undefined;
    });
    const answer = await this.mirror.act({ kind: 'turn', turn, steps });
    if (!answer.ok && this.standing.value.turns.length === turn) this.putBack(answer.error);
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

  /** Looks at the clock: time passes, and is said when it runs low. */
  tick(): void {
    const moment = this.timing.tick(this.mirror.seat.peek());
    if (moment !== undefined) this.listener({ kind: 'clock', seconds: moment / 1000 });
  }

  private async ask(act: Act): Promise<void> {
    this.refused.value = undefined;
    const answer = await this.mirror.act(act);
    if (!answer.ok) this.refused.value = { what: act.kind, fault: answer.error };
  }

  private compose(act: (composer: Composer) => Picked): Picked {
    const composer = this.composer.value;
    if (!composer || !this.acting) return 'nothing';
    const before = composer.steps.length;
    this.refused.value = undefined;
    const result = act(composer);
    if (composer.steps.length > before)
      this.playback.step(this.face, composer.lastMade!, this.standing.value.position.actor);
    return result;
  }

  private putBack(fault: Fault): void {
    batch(() => {
      this.sending.value = undefined;
      this.refused.value = { what: 'turn', fault };
      this.beginTurn([]);
    });
  }

  /** Whether one's own seat is to move, and may. */
  private get mayAct(): boolean {
    const { actor, paused, phase } = this.view.now;
    return phase === 'playing' && paused === undefined && actor !== undefined && actor === this.mirror.seat.peek();
  }

  private beginTurn(steps: readonly string[]): void {
    const { game, position } = this.standing.value;
    this.timing.begin();
    if (!this.mayAct) {
      this.composer.value = undefined;
      return;
    }
    const composer = new Composer({ game, face: this.face, position, steps, onChange: () => this.composed(composer) });
    batch(() => {
      this.composer.value = composer;
      this.changes.value++;
    });
  }

  /** Every step is kept at once, for this turn alone. */
  private composed(composer: Composer): void {
    this.changes.value++;
    this.around.composed.write(this.mirror.id, JSON.stringify({ turn: this.view.turns.length, steps: composer.steps }));
  }

  /** What was composed before a reload; what was sent then is still on its way. */
  private keptSteps(): readonly string[] {
    const turn = this.view.turns.length;
    const sent = this.line.unanswered.peek().flatMap(({ room, what }) => {
      const isTurn = room === this.mirror.id && what.kind === 'act' && what.act.kind === 'turn';
      return isTurn && what.act.turn === turn ? [what.act.steps] : [];
    });
    if (sent[0] && this.mayAct) this.sending.value = sent[0];
    return sent[0] ?? readComposed(this.around.composed.read(this.mirror.id), turn);
  }

  /** The server told how the room is. */
  private take(view: RoomView, seat: Seat | undefined): void {
    const before = this.view;
    if (view === before && sameSeat(this.standing.peek(), seat)) return;
    const from = this.standing.peek();
    const standing = stand(this.around, this.game, view, seat);
    if (!standing.ok) {
      this.refused.value = { what: 'turn', fault: standing.error };
      return;
    }
    const isSame = isSameTurn(before, view) && sameSeat(from, seat);
    const grew =
      view.turns.length > before.turns.length && before.turns.every((turn, i) => sameSteps(turn, view.turns[i]));
    const own = this.sending.peek();
    batch(() => {
      this.view = view;
      this.standing.value = standing.value;
      this.bots.thinking.value = this.botToAct();
      if (isSame) return;
      this.sending.value = undefined;
      if (this.refused.peek()?.what === 'turn') this.refused.value = undefined;
      this.beginTurn([]);
    });
    if (isSame) return;
    if (grew) this.show(before, standing.value, own !== undefined);
    else {
      this.round++;
      this.playback.release();
    }
    const wasOver = before.now.phase === 'over';
    if (view.now.phase === 'over' && !wasOver) this.listener({ kind: 'over' });
    else if (this.mayAct && seat !== undefined) this.listener({ kind: 'turn', seat });
  }

  /** Shows the turns that others have played, so that one can follow them. */
  private show(before: RoomView, standing: Standing, sent: boolean): void {
    const first = before.turns.length;
    const all = standing.turns.slice(first).map((turn, i) => ({ turn, at: first + i }));
    const [mine] = all;
    // One's own turn stands on the board already.
    const others = sent && mine?.turn.seat === this.mirror.seat.peek() ? all.slice(1) : all;
    const shown = others.length > SHOWN ? others.slice(-1) : others;
    const round = ++this.round;
    const [next] = shown;
    if (!next) return;
    this.playback.hold(standingAt(standing, next.at));
    this.showing = this.showing.then(async () => {
      for (const { turn, at } of shown) {
        if (round !== this.round) return;
        await this.playback.turn(this.face, standingAt(standing, at), turn.seat, turn.steps);
      }
    });
  }

  /** The bot that the server lets think. */
  private botToAct(): Seat | undefined {
    const { actor, seats, phase } = this.view.now;
    return phase === 'playing' && actor !== undefined && seats[actor]?.kind === 'bot' ? actor : undefined;
  }

  private happened({ effects, before, after, at }: Happened): void {
    const notes = [...notesOf(effects, seat => nameAt(before, seat))];
    if (before.now.paused === undefined && after.now.paused !== undefined) notes.push({ kind: 'paused' });
    if (before.now.paused !== undefined && after.now.paused === undefined && after.now.phase === 'playing')
      notes.push({ kind: 'resumed' });
    const lost = before.turns.length - after.turns.length;
    if (lost > 0) notes.push({ kind: 'rewound', n: lost });
    this.note(notes, at);
    this.noteTurns(before.turns.length, at);
  }

  /** Turns that one will want to find again are told too. */
  private noteTurns(from: number, at: number): void {
    const standing = this.standing.peek();
    for (const index of standing.turns.keys()) {
      if (index < from) continue;
      const told = toldTurn(standing, index).filter(({ view, step, events }) => this.face.notable(view, step, events));
      this.note(
        told.map(({ view, step, events }) => ({
          kind: 'turn' as const,
          turn: index + 1,
          text: this.face.tell(view, step, events),
        })),
        at,
      );
    }
  }

  private note(notes: readonly Unsaid[], at: number): void {
    if (notes.length === 0) return;
    const said = notes.map((note): Note => ({ ...note, id: ++this.lastNote, at }));
    this.notes.value = [...this.notes.peek(), ...said].slice(-KEPT);
  }
}

const stand = (around: LiveAround, game: Game, view: RoomView, seat: Seat | undefined): Result<Standing> =>
  openStanding(around.findGame, savedOf(game, view, seat), view.now.drawn);
