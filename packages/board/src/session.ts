import { CHANCE, chooseByLot, type History, NOBODY, type Pick, type Seat, seededRandom } from '@threefold-games/core';
import type { BoardFace, Choice, Look } from '@threefold-games/stage';
import {
  Composer,
  type Picked,
  type Refused,
  type Seen,
  seeTable,
  type TurnKeys,
  TurnPlayer,
  tellTurn,
} from './compose/index.ts';
import { type Opened, recordOf } from './opened.ts';

/** A turn that was played on a board. */
export interface PlayedTurn {
  /** Its number, counted from 1. */
  readonly turn: number;
  readonly seat: Seat;
  readonly steps: readonly string[];
  /** The whole game up to now; undefined where it began with a position. */
  readonly record: string | undefined;
}

export interface SessionEvents {
  /** Something is to be drawn anew. */
  changed(): void;
  played(turn: PlayedTurn): void;
  refused(refused: Refused): void;
  /** Another turn is shown. */
  shown(turn: number): void;
  /** Something to be said to those who listen. */
  told(text: string): void;
}

export interface SessionOptions {
  readonly opened: Opened;
  readonly face: BoardFace;
  /** What draws follow from where the game has none of its own. */
  readonly seed: string;
  /** After how many turns it is shown at first. */
  readonly turn: number;
  readonly events: SessionEvents;
  /** Whether things move. */
  moves(): boolean;
  wait(milliseconds: number): Promise<void>;
}

/** A game on a board: which turn is shown, and the turn that is composed on it. It knows no element. */
export class BoardSession implements TurnKeys {
  readonly opened: Opened;
  readonly player: TurnPlayer;
  hover: string | undefined;
  focus: string | undefined;
  /** Whether every piece that can move is marked. */
  marks = false;
  history: History;
  /** After how many turns it is shown. */
  at: number;
  /** What somebody composes; undefined while nobody can. */
  composer: Composer | undefined;
  readonly #options: SessionOptions;
  #face: BoardFace;
  #viewer: Seat = 0;
  #interactive = false;
  /** Whether room is short. */
  #narrow = false;
  /** What the composed turn is played on: the turns before, and the draw. */
  #base: History;
  #known: Seen | undefined;

  constructor(options: SessionOptions) {
    const { opened, face, turn } = options;
    this.#options = options;
    this.opened = opened;
    this.#face = face;
    this.history = opened.history;
    this.at = Math.min(turn, this.history.length);
    this.#base = this.history.before(this.at);
    this.player = new TurnPlayer({ wait: options.wait, onChange: () => this.#changed() });
  }

  /** How it is looked at; what was composed stays. */
  configure(face: BoardFace, viewer: Seat, interactive: boolean, narrow: boolean): void {
    const seat = Math.min(viewer, this.seats - 1);
    const isSame = face === this.#face && interactive === this.#interactive;
    if (isSame && seat === this.#viewer && narrow === this.#narrow) return;
    this.#viewer = seat;
    this.#face = face;
    this.#interactive = interactive;
    this.#narrow = narrow;
    this.#known = undefined;
    if (!isSame) this.#begin(this.composer?.steps);
  }

  get seats(): number {
    return this.history.position.seats;
  }

  get turns(): number {
    return this.history.length;
  }

  /** By seat: who sits there, else what the seat is called. */
  get names(): readonly string[] {
    const { seats } = this;
    return Array.from({ length: seats }, (_, seat) => this.opened.names[seat] ?? this.#face.seatName(seat, seats));
  }

  /** The game up to now as a record; undefined where it began with a position. */
  get record(): string | undefined {
    return recordOf(this.opened, this.history);
  }

  /** The table as it is to be drawn, but for what is pointed at. */
  get seen(): Seen {
    this.#known ??= this.#see();
    return this.#known;
  }

  /** The look with what is pointed at. */
  get look(): Look {
    const { look } = this.seen;
    const isOpen = look.open.length > 0 || look.spin !== undefined;
    const [focus, hover] = [this.focus, isOpen ? this.hover : undefined];
    return { ...look, ...(focus !== undefined && { focus }), ...(hover !== undefined && { hover }) };
  }

  /** Who acts where it is shown, once chance has drawn; undefined where the game is over, or nobody knows. */
  get actor(): Seat | undefined {
    const { shown } = this.player;
    const actor = shown ? shown.seat : (this.composer ?? this.#base).position.actor;
    return actor >= 0 ? actor : undefined;
  }

  /** Whether the game is over where it is shown. */
  get over(): boolean {
    return this.at === this.turns && this.history.position.actor === NOBODY;
  }

  get acting(): boolean {
    return this.composer !== undefined && this.player.shown === undefined;
  }

  /** What can be played next: the legal steps after what was composed. */
  get legal(): readonly string[] {
    return (this.composer ?? this.#compose()).legalSteps;
  }

  get choices(): readonly Choice[] {
    const { composer } = this;
    if (!composer || composer.finished) return [];
    const { view, look } = this.seen;
    return this.#face.choices(view, look, composer.choices.length > 0 ? composer.choices : composer.firstChoices);
  }

  /** Whether there is something that can be taken back by hand: steps, or turns that were played here. */
  get undoable(): boolean {
    const own = this.history !== this.opened.history && this.at > this.#shared;
    return this.acting && (this.composer?.empty === false || this.composer?.refused !== undefined || own);
  }

  /** Whether anything was played here. */
  get altered(): boolean {
    return this.history !== this.opened.history || this.composer?.empty === false;
  }

  pickCell(cell: string, how: 'tap' | 'key'): void {
    this.marks = how === 'key';
    this.pick({ at: 'cell', cell });
  }

  pick(pick: Pick): Picked {
    return this.#act(composer => composer.pick(pick));
  }

  drag(from: string, to: string): Picked {
    return this.#act(composer => composer.drag(from, to));
  }

  /** Whether something on a cell can be dragged: what can move, or the tile that is held there. */
  canDrag(cell: string, tile: readonly string[]): boolean {
    const composer = this.acting ? this.composer : undefined;
    return composer?.spin === undefined ? (composer?.canMove(cell) ?? false) : tile.includes(cell);
  }

  /** A drag begins: what is taken up is picked. */
  lift(cell: string): void {
    const { composer } = this;
    if (composer?.spin === undefined && composer?.picked.length === 0) this.pick({ at: 'cell', cell });
  }

  rotateTile(): boolean {
    const composer = this.acting ? this.composer : undefined;
    composer?.rotate();
    return composer?.spin !== undefined;
  }

  /** Takes back what was picked or made last; false where the turn has not begun. */
  takeBack(): boolean {
    return (this.acting && this.composer?.takeBack()) || false;
  }

  /** Plays the composed turn, where it is whole. */
  confirm(): void {
    if (this.acting && this.composer?.finished) this.#count(this.composer);
  }

  /** Plays steps that are written in the notation, all of them or none. A whole turn counts at once. */
  play(text: string): boolean {
    this.player.cut();
    const composer = this.composer ?? this.#compose();
    if (composer.say(text) === 'step' && (composer === this.composer || composer.finished)) {
      if (!composer.finished) return true;
      this.#count(composer);
      this.#show();
      return true;
    }
    if (composer.refused) this.#refuse(composer.refused);
    return false;
  }

  /** Takes back the last pick or step, else the turn before; false at the start. */
  undo(): boolean {
    this.player.cut();
    if (this.composer?.takeBack()) return true;
    if (this.at === 0) return false;
    this.history = this.history.before(this.at - 1);
    this.#goTo(this.at - 1);
    return true;
  }

  /** The game as it was given, where it was shown first. */
  startOver(): void {
    this.player.cut();
    this.history = this.opened.history;
    this.#goTo(Math.min(this.#options.turn, this.turns));
  }

  /** Shows how it stood after so many turns, at once. */
  go(turn: number): void {
    const to = Math.max(0, Math.min(this.turns, turn));
    this.player.cut();
    if (to !== this.at) this.#goTo(to);
  }

  /** Goes one turn on, and shows how it was played. */
  goOn(): void {
    if (this.at === this.turns) return;
    this.go(this.at + 1);
    this.#show();
  }

  /** The turn that is shown, in words. */
  tellShown(): string {
    const turn = this.at > 0 ? tellTurn(this.history, this.at - 1) : [];
    return turn.map(({ view, step, events }) => this.#face.tell(view, step, events)).join(' ');
  }

  /** How many turns of the game that was given are still there. */
  get #shared(): number {
    const given = this.opened.history.turns;
    const first = this.history.turns.findIndex((turn, i) => turn !== given[i]);
    return first < 0 ? this.turns : first;
  }

  #act(act: (composer: Composer) => Picked): Picked {
    const { composer } = this;
    if (!composer || !this.acting) return 'nothing';
    const { actor } = composer.position;
    const picked = act(composer);
    if (picked === 'step') {
      const made = composer.lastMade!;
      this.player.made(this.#face, made, actor);
      this.#options.events.told(this.#face.tell(made.view, made.step, made.events));
    }
    if (picked === 'refused' && composer.refused) this.#refuse(composer.refused);
    return picked;
  }

  #refuse({ attempt, rule, text, cells }: Refused): void {
    this.#options.events.refused({ attempt, rule, text, cells });
  }

  #goTo(turn: number): void {
    this.at = turn;
    this.#begin();
    this.#changed();
    this.#options.events.shown(turn);
  }

  /** A whole turn becomes part of the game; what came after it in a record is given up. */
  #count({ steps }: Composer): void {
    const seat = this.#base.position.actor;
    const next = this.#base.with(steps);
    if (!next.ok) return;
    this.history = next.value;
    this.at = this.turns;
    this.#begin();
    this.#changed();
    this.#options.events.played({ turn: this.at, seat, steps, record: this.record });
    this.#options.events.shown(this.at);
  }

  #show(): void {
    if (this.#options.moves()) void this.player.turn(this.#face, this.history, this.at - 1, { draw: true });
  }

  /** Somebody may compose from here, after the steps that were made before. */
  #begin(steps?: readonly string[]): void {
    this.#base = this.#interactive ? this.#drawn() : this.history.before(this.at);
    const canAct = this.#interactive && this.#base.position.actor !== NOBODY;
    this.composer = canAct ? this.#compose(steps) : undefined;
    this.#known = undefined;
  }

  #compose(steps: readonly string[] = this.at === this.turns ? this.history.open.steps : []): Composer {
    this.#base = this.#drawn();
    const [base, face] = [this.#base, this.#face];
    const composer: Composer = new Composer({
      game: base.game,
      face,
      position: base.position,
      steps,
      onChange: () => {
        if (composer === this.composer) this.#changed();
      },
    });
    return composer;
  }

  /** The turns before, with the draw that the game has for this one, else one of our own. */
  #drawn(): History {
    const { history, at } = this;
    const { actions, drawn } = history.turns[at] ?? history.open;
    let base = history.before(at).withActions(actions.slice(0, drawn.length));
    // Whoever takes a turn back meets the same draw again.
    const random = seededRandom(`${this.#options.seed} ${at}`);
    const legal = new Int32Array(base.game.maxActions);
    while (base.position.actor === CHANCE) base = base.withActions([chooseByLot(base.position, legal, random)]);
    return base;
  }

  #see(): Seen {
    const { composer, history, at } = this;
    return seeTable({
      history: composer ? this.#base : history,
      viewer: this.#viewer,
      face: this.#face,
      rotation: 0,
      narrow: this.#narrow,
      names: this.names,
      marks: this.marks,
      back: composer || at === history.length ? undefined : at,
      shown: this.player.unfinished,
      walks: true,
      composer,
      variations: [],
      hint: [],
    });
  }

  #changed(): void {
    this.#known = undefined;
    this.#options.events.changed();
  }
}
