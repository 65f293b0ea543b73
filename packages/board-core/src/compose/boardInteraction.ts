import type { History, Pick } from '@threefold-games/core';
import type { BoardFace, Choice, Look, Told } from '@threefold-games/stage';
import { Composer, type ComposerOptions, type Picked } from './composer.ts';
import type { Refused } from './refused.ts';
import { type Looking, type Seen, seeTable } from './seeTable.ts';
import type { TurnPlayer } from './turnPlayer.ts';

export interface InteractionOptions {
  readonly player: TurnPlayer;
  /** The game, up to the draw of the turn that is composed. */
  history(): History;
  face(): BoardFace;
  /** How the game is looked at; `marks` marks all that can move, whatever was used to point. */
  looking(): Omit<Looking, 'history' | 'face' | 'rotation' | 'back' | 'shown' | 'composer'>;
  /** Whether a turn can be made at all; always by default. */
  mayAct?(): boolean;
  /** Whether a choice is offered; every choice by default. */
  readonly offers?: ((choice: Choice) => boolean) | undefined;
  /** Called before a cell is picked; true if the press is used up. */
  readonly onPoint?: (() => boolean) | undefined;
  /** Called after every change, except those of the player. */
  onChange(): void;
  /** Called after every change of the turn that is composed. */
  onCompose?(composer: Composer): void;
  onRefused(refused: Refused): void;
  /** Called after a step was made on the board. */
  onMade(made: Told): void;
  /** Called after a pick or a step was taken back. */
  onTakenBack?(): void;
}

/** What somebody does on a board: composing a turn, looking back, rotating. It knows neither elements nor components. */
export class BoardInteraction {
  readonly player: TurnPlayer;
  readonly #options: InteractionOptions;
  #composer: Composer | undefined;
  /** Whether every piece that can move is marked. */
  #marks = false;
  #looked: number | undefined;
  /** How far the board was rotated by hand. */
  #rotation = 0;
  #known: { readonly looking: Looking; readonly seen: Seen } | undefined;

  constructor(options: InteractionOptions) {
    this.#options = options;
    this.player = options.player;
  }

  /** The turn that is composed; undefined while nobody can act. */
  get composer(): Composer | undefined {
    return this.#composer;
  }

  /** Composes a turn from here on, or none. */
  begin(turn: Omit<ComposerOptions, 'onChange'> | undefined): void {
    this.#composer = turn && new Composer({ ...turn, onChange: () => this.#changed() });
  }

  /** The number of turns after which the game is shown, if one was chosen. */
  get looked(): number | undefined {
    return this.#looked;
  }

  get acting(): boolean {
    const { mayAct } = this.#options;
    return this.#composer !== undefined && this.player.shown === undefined && mayAct?.() !== false;
  }

  /** The number of turns after which the board looks back; undefined for now. */
  get back(): number | undefined {
    const looked = this.#looked;
    return looked !== undefined && looked < this.#options.history().length ? looked : undefined;
  }

  /** The table as it is drawn, except for what is pointed at: the same object until something changes. */
  get seen(): Seen {
    const options = this.#options;
    const given = options.looking();
    const looking: Looking = {
      ...given,
      history: options.history(),
      face: options.face(),
      rotation: this.#rotation,
      marks: this.#marks || given.marks,
      back: this.back,
      shown: this.player.unfinished,
      composer: this.#composer,
    };
    if (!this.#known || !isSame(looking, this.#known.looking)) this.#known = { looking, seen: seeTable(looking) };
    return this.#known.seen;
  }

  /** The look with the cells under the pointer and the keyboard. */
  look(hovered: string | undefined, focus: string | undefined): Look {
    const { look } = this.seen;
    const hover = look.open.length > 0 || look.spin !== undefined ? hovered : undefined;
    if (hover === undefined && focus === undefined) return look;
    return { ...look, ...(focus !== undefined && { focus }), ...(hover !== undefined && { hover }) };
  }

  /** The available choices; a choice that is made can still be changed for another. */
  get choices(): readonly Choice[] {
    const composer = this.#composer;
    if (!composer || composer.finished) return [];
    const { view, look } = this.seen;
    const { choices, firstChoices } = composer;
    const { face, offers } = this.#options;
    const shown = face().choices(view, look, choices.length > 0 ? choices : firstChoices);
    return offers ? shown.filter(offers) : shown;
  }

  /** Points at a cell. If a live game is looked back at, that leads to now. */
  pickCell(cell: string, how: 'tap' | 'key'): Picked {
    if (this.#options.onPoint?.()) return 'nothing';
    const marks = how === 'key';
    if (marks !== this.#marks) {
      this.#marks = marks;
      this.#options.onChange();
    }
    if (this.back === undefined || this.#options.looking().walks) return this.pick({ at: 'cell', cell });
    this.lookBack(undefined);
    return 'nothing';
  }

  pick(pick: Pick): Picked {
    return this.#act(composer => composer.pick(pick));
  }

  drag(from: string, to: string): Picked {
    return this.#act(composer => composer.drag(from, to));
  }

  /** Plays typed steps, all of them or none. */
  say(text: string): Picked {
    return this.#act(composer => composer.say(text));
  }

  /** Whether something on a cell can be dragged: what can move, or the tile that is held there. */
  canDrag(cell: string, tile: readonly string[]): boolean {
    const composer = this.acting && this.back === undefined ? this.#composer : undefined;
    return composer?.spin === undefined ? (composer?.canMove(cell) ?? false) : tile.includes(cell);
  }

  /** Picks what a drag takes up. */
  lift(cell: string): void {
    const composer = this.#composer;
    if (composer?.spin === undefined && composer?.picked.length === 0) this.pick({ at: 'cell', cell });
  }

  /** Rotates the tile in hand; false if there is none. */
  rotateTile(): boolean {
    const composer = this.acting ? this.#composer : undefined;
    composer?.rotate();
    return composer?.spin !== undefined;
  }

  /** Takes back the last pick or step; false if there is nothing to take back. */
  takeBack(): boolean {
    const taken = this.acting && this.#composer?.takeBack() === true;
    if (taken) this.#options.onTakenBack?.();
    return taken;
  }

  /** Shows the game after so many turns; undefined for now. */
  lookBack(turn: number | undefined): void {
    const looked = turn === undefined ? undefined : Math.max(0, turn);
    if (looked === this.#looked) return;
    this.#looked = looked;
    this.#options.onChange();
  }

  /** Plays back the turn that leads to what is shown, including its draw. */
  async showTurn(pace = 1): Promise<void> {
    const history = this.#options.history();
    const index = (this.back ?? history.length) - 1;
    if (index >= 0) await this.player.turn(this.#options.face(), history, index, { pace, draw: true });
  }

  /** Rotates the board by hand. */
  rotate(): void {
    this.#rotation = (this.#rotation + 1) % this.#options.face().rotations;
    this.#options.onChange();
  }

  #act(act: (composer: Composer) => Picked): Picked {
    const composer = this.#composer;
    if (!composer || !this.acting) return 'nothing';
    const { actor } = composer.position;
    const picked = act(composer);
    if (picked === 'step') {
      const made = composer.lastMade!;
      this.player.made(this.#options.face(), made, actor);
      this.#options.onMade(made);
    }
    if (picked === 'refused' && composer.refused) this.#options.onRefused(composer.refused);
    return picked;
  }

  #changed(): void {
    this.#known = undefined;
    this.#options.onChange();
    this.#options.onCompose?.(this.#composer!);
  }
}

const isSame = (one: Looking, other: Looking): boolean =>
  (Object.keys(one) as (keyof Looking)[]).every(key => one[key] === other[key]);
