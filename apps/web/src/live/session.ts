import { type Signal, signal } from '@preact/signals';
import { type Fault, ok, type Result, type Seat } from '@threefold/core';
import type { Act, OfferKind } from '@threefold/room';
import type { Face } from '@threefold/stage';
import { type LiveAround, LiveMatch, nameAt } from '../match/liveMatch.ts';
import type { LineCore } from '../net/lineCore.ts';
import type { Happened, RoomMirror } from '../net/room.ts';
import { tellTurn } from '../table/playback.ts';
import type { TableListener } from '../table/tableEvents.ts';
import { TableSession } from '../table/tableSession.ts';
import { type Note, notesOf, type Unsaid } from './notes.ts';

/** So many notes are kept. */
const KEPT = 200;

/** A game over the network, at its table, with what happened there. */
export class LiveSession extends TableSession<LiveMatch> {
  readonly notes: Signal<readonly Note[]> = signal([]);
  private lastNote = 0;

  private constructor(match: LiveMatch, face: Face, around: LiveAround, listener: TableListener) {
    super(match, face, around, listener);
    const view = match.mirror.view.peek()!;
    for (const { effects, at } of match.mirror.past)
      this.note(
        notesOf(effects, seat => nameAt(view, seat)),
        at,
      );
  }

  /** Opens a room that the mirror knows, or says why it cannot be shown. */
  static open(
    mirror: RoomMirror,
    line: LineCore,
    face: Face,
    around: LiveAround,
    listener: TableListener,
  ): Result<LiveSession> {
    const match = LiveMatch.open(mirror, line, around);
    return match.ok ? ok(new LiveSession(match.value, face, around, listener)) : match;
  }

  /** Begins to follow the room. Returns what ends it. */
  override start(): () => void {
    const endings = [this.mirror.onHappened(happened => this.happened(happened)), this.match.start(), super.start()];
    return () => {
      for (const end of endings) end();
    };
  }

  get mirror(): RoomMirror {
    return this.match.mirror;
  }

  /** The turn that is on its way, or kept until the connection is back. */
  get sending(): Signal<readonly string[] | undefined> {
    return this.match.sending;
  }

  /** What the server did not take. */
  get refused(): Signal<{ readonly what: Act['kind']; readonly fault: Fault } | undefined> {
    return this.match.refused;
  }

  /** Where one sits; undefined for who watches. */
  get seat(): Seat | undefined {
    return this.mirror.seat.value;
  }

  offer(offer: OfferKind): Promise<void> {
    return this.match.offer(offer);
  }

  answer(offer: OfferKind, yes: boolean): Promise<void> {
    return this.match.answer(offer, yes);
  }

  resume(): Promise<void> {
    return this.match.resume();
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
    const { history } = this.match.model.peek();
    const face = this.controller.face.peek();
    for (let index = from; index < history.length; index++)
      this.note(
        tellTurn(history, index)
          .filter(({ view, step, events }) => face.notable(view, step, events))
          .map(({ view, step, events }) => ({
            kind: 'turn' as const,
            turn: index + 1,
            text: face.tell(view, step, events),
          })),
        at,
      );
  }

  private note(notes: readonly Unsaid[], at: number): void {
    if (notes.length === 0) return;
    const said = notes.map((note): Note => ({ ...note, id: ++this.lastNote, at }));
    this.notes.value = [...this.notes.peek(), ...said].slice(-KEPT);
  }
}
