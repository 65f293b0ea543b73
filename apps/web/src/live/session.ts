import { batch, effect, signal, untracked } from '@preact/signals';
import { type Fault, fail, ok, type Result, type Seat } from '@threefold/core';
import type { Act, OfferKind, RoomView } from '@threefold/room';
import type { Face } from '@threefold/stage';
import type { LineCore } from '../net/lineCore.ts';
import type { Happened, RoomMirror } from '../net/room.ts';
import type { Composer, Picked } from '../table/composer.ts';
import { toldTurn } from '../table/placed.ts';
import { positionBefore, type Turn } from '../table/played.ts';
import { SharedSession } from '../table/sharedSession.ts';
import type { Standing } from '../table/standing.ts';
import type { TableListener } from '../table/tableEvents.ts';
import type { LiveAround } from './around.ts';
import { isSameTurn, nameAt, readComposed, sameSeat } from './compare.ts';
import { LiveTiming } from './liveTiming.ts';
import { type Note, notesOf, type Unsaid } from './notes.ts';
import { standOf } from './standOf.ts';

/** So many turns that came at once are shown one by one; of more only the last. */
const SHOWN = 3;
/** So many notes are kept. */
const KEPT = 200;

/** A game over the network on this page: what the server says counts, what is composed here is sent once. */
export class LiveSession extends SharedSession {
  readonly timing: LiveTiming;
  readonly bots = { thinking: signal<Seat | undefined>(undefined) };
  /** The turn that is on its way, or kept until the line is back. */
  readonly sending = signal<readonly string[] | undefined>(undefined);
  /** What the server did not take. */
  readonly refused = signal<{ readonly what: Act['kind']; readonly fault: Fault } | undefined>(undefined);
  readonly notes = signal<readonly Note[]>([]);
  readonly mirror: RoomMirror;
  private readonly line: LineCore;
  private readonly around: LiveAround;
  private view: RoomView;
  private lastNote = 0;
  /** Turns of others that are to be shown one after the other, first the one that is being shown. */
  private toShow: readonly Turn[] = [];

  private constructor(
    standing: Standing,
    view: RoomView,
    face: Face,
    mirror: RoomMirror,
    line: LineCore,
    around: LiveAround,
    listener: TableListener,
  ) {
    super(standing, face, around, listener);
    this.view = view;
    this.mirror = mirror;
    this.line = line;
    this.around = around;
    this.timing = new LiveTiming(
      () => line.now(),
      () => this.view,
    );
    this.bots.thinking.value = this.botToAct();
    const nameOf = (seat: Seat): string => nameAt(view, seat);
    for (const { effects, at } of mirror.past) this.note(notesOf(effects, nameOf), at);
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
    const standing = standOf(game, view, mirror.seat.peek());
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
      this.showNothing();
    };
  }

  override get acting(): boolean {
    return this.sending.value === undefined && super.acting;
  }

  /** Where one sits; undefined for who watches. */
  get seat(): Seat | undefined {
    return this.mirror.seat.value;
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

  protected override compose(act: (composer: Composer) => Picked): Picked {
    if (this.acting) this.refused.value = undefined;
    return super.compose(act);
  }

  private putBack(fault: Fault): void {
    batch(() => {
      this.sending.value = undefined;
      this.refused.value = { what: 'turn', fault };
      this.beginTurn([]);
    });
  }

  protected override get mayAct(): boolean {
    return super.mayAct && this.view.now.paused === undefined;
  }

  /** Every step is kept at once, for this turn alone. */
  protected composed(composer: Composer): void {
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
    const { view: before } = this;
    const from = this.standing.peek();
    const stayed = sameSeat(from, seat);
    if (view === before && stayed) return;
    const told = standOf(from.game, view, seat, from);
    if (!told.ok) {
      this.refused.value = { what: 'turn', fault: told.error };
      return;
    }
    const standing = told.value;
    const isSame = stayed && standing.position === from.position && isSameTurn(before.now, view.now);
    const { length } = from.turns;
    const grew = standing.turns.length > length && standing.turns[length - 1] === from.turns.at(-1);
    const sent = this.sending.peek() !== undefined;
    batch(() => {
      this.view = view;
      this.standing.value = standing;
      this.bots.thinking.value = this.botToAct();
      if (isSame) return;
      this.sending.value = undefined;
      if (this.refused.peek()?.what === 'turn') this.refused.value = undefined;
      this.beginTurn([]);
      if (grew) this.show(standing.turns.slice(length), sent);
      else this.showNothing();
    });
    if (isSame) return;
    if (view.now.phase === 'over' && before.now.phase !== 'over') this.listener({ kind: 'over' });
    else if (this.mayAct && seat !== undefined) this.listener({ kind: 'turn', seat });
  }

  /** Shows turns that have come, but for one's own if it stands on the board already. */
  private show(turns: readonly Turn[], sent: boolean): void {
    const isOwn = sent && turns[0]?.seat === this.mirror.seat.peek();
    const [current, ...waiting] = this.toShow;
    const next = [...waiting, ...turns.slice(isOwn ? 1 : 0)];
    const shown = next.length > SHOWN ? next.slice(-1) : next;
    this.toShow = current ? [current, ...shown] : shown;
    if (!current) void this.showNext();
  }

  private async showNext(): Promise<void> {
    const standing = this.standing.peek();
    const [turn] = this.toShow;
    if (!turn) return;
    const index = standing.turns.indexOf(turn);
    await this.playback.turn(this.face, positionBefore(standing, index), index, turn, () => this.toShow.length > 1);
    if (this.toShow[0] !== turn) return;
    this.toShow = this.toShow.slice(1);
    await this.showNext();
  }

  /** Shows how it stands at once. */
  private showNothing(): void {
    this.toShow = [];
    this.playback.release();
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
