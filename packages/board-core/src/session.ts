import { CHANCE, chooseByLot, type History, NOBODY, type Seat, seededRandom } from '@threefold-games/core';
import { type BoardFace, tellTurn } from '@threefold-games/stage';
import {
  BoardInteraction,
  Composer,
  type ComposerOptions,
  type Refused,
  type TurnKeys,
  TurnPlayer,
} from './compose/index.ts';
import { type Opened, recordOf } from './opened.ts';

/** A turn that was played on a board. */
export interface TurnDetail {
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
  played(turn: TurnDetail): void;
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

/** The element shows neither variations nor hints. */
const NONE: readonly never[] = [];

/** A game on a board: which turn is shown, and the turn that is composed on it. It knows no element. */
export class BoardSession implements TurnKeys {
  readonly opened: Opened;
  readonly board: BoardInteraction;
  history: History;
  /** By seat: the player's name, or else what the seat is called. */
  names: readonly string[];
  readonly #options: SessionOptions;
  #face: BoardFace;
  #viewer: Seat = 0;
  #interactive = false;
  /** Whether room is short. */
  #narrow = false;
  /** What the composed turn is played on: the turns before, and the draw. */
  #base: History;

  constructor(options: SessionOptions) {
    const { opened, face, turn, events } = options;
    this.#options = options;
    this.opened = opened;
    this.#face = face;
    this.history = opened.history;
    this.names = this.#namesIn(face);
    this.board = new BoardInteraction({
      player: new TurnPlayer({ wait: options.wait, onChange: events.changed }),
      history: () => (this.board.composer ? this.#base : this.history),
      face: () => this.#face,
      looking: () => ({
        viewer: this.#viewer,
        narrow: this.#narrow,
        names: this.names,
        marks: false,
        walks: true,
        variations: NONE,
        hint: NONE,
      }),
      onChange: events.changed,
      onRefused: refused => this.#refuse(refused),
      onMade: ({ view, step, events: made }) => events.told(this.#face.tell(view, step, made)),
    });
    this.board.lookBack(Math.min(turn, this.turns));
    this.#base = this.history.before(this.at);
  }

  /** How it is looked at; what was composed stays. */
  configure(face: BoardFace, viewer: Seat, interactive: boolean, narrow: boolean): void {
    const isSame = face === this.#face && interactive === this.#interactive;
    this.#viewer = Math.min(viewer, this.seats - 1);
    this.#narrow = narrow;
    if (isSame) return;
    this.#face = face;
    this.#interactive = interactive;
    this.names = this.#namesIn(face);
    this.#begin(this.board.composer?.steps);
  }

  get seats(): number {
    return this.history.position.seats;
  }

  get turns(): number {
    return this.history.length;
  }

  /** After how many turns it is shown. */
  get at(): number {
    return this.board.looked ?? this.turns;
  }

  /** The game up to now as a record; undefined where it began with a position. */
  get record(): string | undefined {
    return recordOf(this.opened, this.history);
  }

  /** Who acts where it is shown, once chance has drawn; undefined where the game is over, or nobody knows. */
  get actor(): Seat | undefined {
    const { composer, player } = this.board;
    const actor = player.shown ? player.shown.seat : (composer ?? this.#base).position.actor;
    return actor >= 0 ? actor : undefined;
  }

  /** Whether the game is over where it is shown. */
  get over(): boolean {
    return this.at === this.turns && this.history.position.actor === NOBODY;
  }

  /** What can be played next: the legal steps after what was composed. */
  get legal(): readonly string[] {
    return (this.board.composer ?? new Composer(this.#turn())).legalSteps;
  }

  /** Whether there is something that can be taken back by hand: steps, or turns that were played here. */
  get undoable(): boolean {
    const own = this.history !== this.opened.history && this.at > this.#shared;
    const { acting, composer } = this.board;
    return acting && (composer?.empty === false || composer?.refused !== undefined || own);
  }

  /** Whether anything was played here. */
  get altered(): boolean {
    return this.history !== this.opened.history || this.board.composer?.empty === false;
  }

  /** Plays the composed turn, where it is whole. */
  confirm(): void {
    const { acting, composer } = this.board;
    if (acting && composer?.finished) this.#count(composer);
  }

  /** Plays steps that are written in the notation, all of them or none. A whole turn counts at once. */
  play(text: string): boolean {
    this.board.player.cut();
    const composer = this.board.composer ?? new Composer(this.#turn());
    if (composer.say(text) === 'step' && (composer === this.board.composer || composer.finished)) {
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
    this.board.player.cut();
    if (this.board.takeBack()) return true;
    const { at } = this;
    if (at === 0) return false;
    this.history = this.history.before(at - 1);
    this.#goTo(at - 1);
    return true;
  }

  /** The game as it was given, where it was shown first. */
  startOver(): void {
    this.board.player.cut();
    this.history = this.opened.history;
    this.#goTo(Math.min(this.#options.turn, this.turns));
  }

  /** Shows how it stood after so many turns, at once. */
  go(turn: number): void {
    const to = Math.max(0, Math.min(this.turns, turn));
    this.board.player.cut();
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

  #refuse({ attempt, rule, text, cells }: Refused): void {
    this.#options.events.refused({ attempt, rule, text, cells });
  }

  #goTo(turn: number): void {
    this.board.lookBack(turn);
    this.#begin();
    this.#options.events.changed();
    this.#options.events.shown(turn);
  }

  /** A whole turn becomes part of the game; what came after it in a record is given up. */
  #count({ steps }: Composer): void {
    const seat = this.#base.position.actor;
    const next = this.#base.with(steps);
    if (!next.ok) return;
    this.history = next.value;
    this.board.lookBack(undefined);
    this.#begin();
    const { changed, played, shown } = this.#options.events;
    changed();
    played({ turn: this.at, seat, steps, record: this.record });
    shown(this.at);
  }

  #show(): void {
    if (this.#options.moves()) void this.board.showTurn();
  }

  /** Somebody may compose from here, after the steps that were made before. */
  #begin(steps?: readonly string[]): void {
    this.#base = this.#interactive ? this.#drawn() : this.history.before(this.at);
    const canAct = this.#interactive && this.#base.position.actor !== NOBODY;
    this.board.begin(canAct ? this.#turn(steps) : undefined);
  }

  /** The turn that can be composed from here. */
  #turn(steps: readonly string[] = this.at === this.turns ? this.history.open.steps : []): ComposerOptions {
    this.#base = this.#drawn();
    const { game, position } = this.#base;
    return { game, face: this.#face, position, steps };
  }

  /** The turns before, with the draw that the game has for this one, else one of our own. */
  #drawn(): History {
    const { history, at } = this;
    const { actions, drawn } = history.turns[at] ?? history.open;
    let base = history.before(at).withActions(actions.slice(0, drawn.length));
    // After a takeback the draw is the same again.
    const random = seededRandom(`${this.#options.seed} ${at}`);
    const legal = new Int32Array(base.game.maxActions);
    while (base.position.actor === CHANCE) base = base.withActions([chooseByLot(base.position, legal, random)]);
    return base;
  }

  #namesIn(face: BoardFace): readonly string[] {
    const { seats } = this;
    return Array.from({ length: seats }, (_, seat) => this.opened.names[seat] ?? face.seatName(seat, seats));
  }
}
