import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import {
  BoardInteraction,
  type Composer,
  type Movement,
  pressKey,
  type Seen,
  type Shown,
  TurnPlayer,
} from '@threefold-games/board-core/compose';
import type { Seat, Turn } from '@threefold-games/core';
import type { ClockFace } from '@threefold-games/room';
import type { Choice, Face, Look } from '@threefold-games/stage';
import { sitsHere } from '../settings/index.ts';
import { Hints } from './hints.ts';
import { grown, ShowQueue } from './showQueue.ts';
import { announcedBetween, type TableEvent } from './tableEvents.ts';
import { isSeated, type TableModel, viewerOf } from './tableModel.ts';
import type { TableOptions, TableSource } from './tableSource.ts';

/** The part of a scene that was chosen by hand; it counts as long as the moment is the same. */
export interface ChosenPart {
  readonly part: string;
  readonly moment: unknown;
}

/** The signals of what is shown of turns, step by step. */
interface Playback {
  /** The turn that is being shown; undefined when the board is as it stands. */
  readonly shown: ReadonlySignal<Shown | undefined>;
  readonly motion: ReadonlySignal<Movement | undefined>;
}

const NONE: readonly never[] = [];

/**
 * A board of the app: the interaction as signals, following the game, confirming, hints, and what is announced. It knows neither
 * components nor where the game is kept.
 */
export class TableController<Source extends TableSource = TableSource> {
  /** The cell under the pointer, and the one that the keyboard is on. */
  readonly hover = signal<string | undefined>(undefined);
  readonly focus = signal<string | undefined>(undefined);
  /** The part that is large where there is no room for all of the board. */
  readonly chosenPart = signal<ChosenPart | undefined>(undefined);
  /** Grows as time passes. */
  readonly ticks = signal(0);
  readonly hints: Hints;
  readonly playback: Playback;
  readonly face: ReadonlySignal<Face>;
  /** The number of turns after which one looks back; undefined for now. */
  readonly back: ReadonlySignal<number | undefined>;
  /** The table as it is to be drawn now, but for what is pointed at. */
  readonly seen: ReadonlySignal<Seen>;
  /** The view of the game alone: it stays the same while one points and picks. */
  readonly view: ReadonlySignal<unknown>;
  /** The look with what is pointed at. */
  readonly look: ReadonlySignal<Look>;
  /** By seat: what everybody is called here. */
  readonly names: ReadonlySignal<readonly string[]>;
  readonly source: Source;
  private readonly options: TableOptions;
  /** It changes in place; `changes` grows with every change, except those of what is shown of turns. Components only call its verbs. */
  readonly board: BoardInteraction;
  private readonly changes = signal(0);
  private readonly speaking: Signal<Face>;
  private readonly playing = signal(false);
  /** The game as it was when it changed last. */
  private followed: TableModel;
  private readonly queue: ShowQueue;
  /** Whether it is to be said whose turn it is. */
  private unsaid = false;
  /** The turn that is on its way to count. */
  private confirmed: readonly string[] | undefined;
  /** The steps that the source knows of. */
  private told = '';
  private lastLeft = Number.POSITIVE_INFINITY;

  constructor(source: Source, options: TableOptions) {
    this.source = source;
    this.options = options;
    this.followed = source.model.peek();
    this.speaking = signal(options.face);
    this.face = this.speaking;
    const [shown, motion] = [signal<Shown | undefined>(undefined), signal<Movement | undefined>(undefined)];
    const player = new TurnPlayer({
      wait: milliseconds => options.wait(milliseconds),
      onChange: () =>
        batch(() => {
          shown.value = player.shown;
          motion.value = player.motion;
        }),
      onStep: ({ view, step, events }, seat, moved) =>
        this.tell({ kind: 'step', seat, text: this.face.peek().tell(view, step, events), motion: moved }),
    });
    this.playback = { shown, motion };
    this.queue = new ShowQueue(player, () => this.announceTurn());
    this.hints = new Hints(options.adviser);
    let names: readonly string[] = [];
    this.names = computed(() => {
      const now = options.names();
      // The very same as long as nobody is called otherwise: the board is drawn for it.
      if (now.length !== names.length || now.some((name, seat) => name !== names[seat])) names = now;
      return names;
    });
    this.board = new BoardInteraction({
      player,
      history: () => this.model.history,
      face: () => this.face.value,
      looking: () => ({
        viewer: viewerOf(this.model),
        narrow: options.narrow(),
        names: this.names.value,
        marks: options.marks?.() === true,
        walks: !source.live,
        variations: options.variations?.() ?? NONE,
        hint: this.hints.steps,
      }),
      mayAct: () => this.model.acts.turn && !this.playing.value,
      onChange: () => this.changed(),
      onCompose: composer => this.composed(composer),
      onRefused: ({ text }) => this.tell({ kind: 'refused', text }),
      onMade: () => this.made(),
      offers: options.offers,
      onPoint: options.onPoint,
      onTakenBack: () => this.tell({ kind: 'takenBack' }),
    });
    this.back = computed(() => this.tracked.back);
    this.seen = computed(() => this.tracked.seen);
    this.view = computed(() => this.seen.value.view);
    this.look = computed(() => this.tracked.look(this.hover.value, this.focus.value));
    this.begin();
  }

  /** Begins to follow the game. Returns what ends it. */
  start(): () => void {
    const stop = effect(() => {
      const model = this.source.model.value;
      untracked(() => this.follow(model));
    });
    return () => {
      stop();
      this.queue.clear();
      this.hints.drop();
    };
  }

  /** Speaks another language from now on. */
  setFace(face: Face): void {
    if (face === this.speaking.peek()) return;
    const steps = this.composer?.steps ?? [];
    batch(() => {
      this.speaking.value = face;
      this.begin(steps);
    });
  }

  get model(): TableModel {
    return this.source.model.value;
  }

  /** What the person who acts composes; undefined while nobody at this screen does. */
  get composer(): Composer | undefined {
    void this.changes.value;
    return this.board.composer;
  }

  /** Whether notation is spoken of: in a study, looking back, in a hint. */
  get named(): boolean {
    return !this.source.live || this.back.value !== undefined || this.hints.steps.length > 0;
  }

  /** Whether somebody at this screen can act. */
  get acting(): boolean {
    return this.tracked.acting;
  }

  /** Whether a whole turn waits for a confirmation; else it is played at once. */
  get confirms(): boolean {
    return this.options.confirms() || this.composer?.finished === true;
  }

  /** What can be chosen now; a choice that is made can still be changed for another. */
  get choices(): readonly Choice[] {
    return this.tracked.choices;
  }

  /** What a key does to the turn that is composed; false where it keeps its usual meaning. */
  press(key: string): boolean {
    return pressKey(this, key);
  }

  /** What was refused is no longer spoken of: somebody looks elsewhere. */
  forgetRefusal(): void {
    if (this.composer?.refused) this.composer.unpick();
  }

  /** Back to where the turn began. */
  reset(): void {
    if (this.acting) this.composer?.reset();
  }

  /** Plays the composed turn. */
  async confirm(): Promise<void> {
    const { composer } = this;
    if (!composer?.finished || !this.acting) return;
    const { steps } = composer;
    this.confirmed = steps;
    this.playing.value = true;
    const played = this.source.play?.(steps);
    // What counts at once leaves no gap in which nobody can act.
    if (played) await played;
    this.confirmed = undefined;
    this.playing.value = false;
  }

  /** Ends what is being shown. */
  cut(): void {
    this.queue.clear();
  }

  /** Whether the engine can be asked now. */
  get canHint(): boolean {
    return this.hints.available && this.acting && this.composer?.finished === false;
  }

  /** Asks the engine what it would play, or hides what it said. */
  async toggleHint(): Promise<void> {
    if (this.canHint) await this.hints.toggle(this.composer!);
  }

  /** What the clock of a seat says, as time passes. */
  clockFace(seat: Seat): ClockFace | undefined {
    void this.ticks.value;
    return this.model.clockFace(seat, this.source.now());
  }

  /** Time passes: it is said when it runs low for somebody at this screen. */
  tick(): void {
    this.ticks.value++;
    this.source.tick?.();
    const { actor, seats, clockFace } = this.source.model.peek();
    const face = actor !== undefined && sitsHere(seats[actor]) ? clockFace(actor, this.source.now()) : undefined;
    if (!face?.running || face.kind === 'days') return;
    const moment = announcedBetween(this.lastLeft, face.left);
    this.lastLeft = face.left;
    if (moment !== undefined) this.tell({ kind: 'clock', seconds: moment / 1000 });
  }

  /** Settles when all turns of others have been shown. */
  shown(): Promise<void> {
    return this.queue.empty();
  }

  /** The interaction, for what is read again when it changes or when something is shown. */
  private get tracked(): BoardInteraction {
    void this.changes.value;
    void this.playback.shown.value;
    return this.board;
  }

  private changed(): void {
    this.changes.value = this.changes.peek() + 1;
  }

  /** A tile that lies loose can still go elsewhere, also where the turn would end with it. */
  private made(): void {
    const { composer } = this.board;
    if (composer?.finished && !composer.loose && !this.options.confirms()) void this.confirm();
  }

  /** Somebody begins to act, after the steps that were made before. */
  private begin(steps: readonly string[] | undefined = this.followed.turn?.steps): void {
    const { turn, history } = this.followed;
    this.hints.drop();
    this.lastLeft = Number.POSITIVE_INFINITY;
    this.board.begin(
      turn && { game: history.game, face: this.face.peek(), position: history.position, steps: steps ?? [] },
    );
    this.told = this.board.composer?.steps.join(' ') ?? '';
    this.changed();
  }

  private composed({ steps }: Composer): void {
    this.hints.keepAfter(steps.length);
    const text = steps.join(' ');
    if (text === this.told) return;
    this.told = text;
    this.source.compose?.(steps);
  }

  /** The game has changed. */
  private follow(model: TableModel): void {
    const before = this.followed;
    if (model === before) return;
    this.followed = model;
    const { history } = model;
    const isOther = history !== before.history;
    batch(() => {
      if (isOther || model.turn !== before.turn) this.begin();
      // What one looked at before a new turn is of no interest any more, but to who just watches.
      if (this.source.live && isSeated(model) && (isOther || model.status !== before.status))
        this.board.lookBack(undefined);
      if (isOther) this.show(grown(before.history, history));
    });
    if (!this.source.live) return;
    if (model.status === 'over' && before.status !== 'over') this.tell({ kind: 'over' });
    else if (isOther || (model.turn === undefined) !== (before.turn === undefined)) {
      this.unsaid = true;
      this.announceTurn();
    }
  }

  /** Says whose turn it is, once everything before it has been shown. */
  private announceTurn(): void {
    const { turn, actor } = this.followed;
    if (!this.unsaid || this.queue.busy) return;
    this.unsaid = false;
    if (turn && actor !== undefined) this.tell({ kind: 'turn', seat: actor });
  }

  /** Shows turns that have come, but for one's own that stands on the board already; undefined where others were taken back. */
  private show(turns: readonly Turn[] | undefined): void {
    const isOwn = this.confirmed !== undefined && turns?.[0]?.steps.join(' ') === this.confirmed.join(' ');
    if (this.source.live && turns) this.queue.add(this.face.peek(), this.followed.history, turns.slice(isOwn ? 1 : 0));
    else this.queue.clear();
  }

  private tell(event: TableEvent): void {
    this.options.listener?.(event);
  }
}
