import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Pick } from '@threefold/core';
import type { Choice } from '@threefold/stage';
import type { Composing } from '../../board/ComposeBar.tsx';
import type { Pointed } from '../../board/pointed.ts';
import type { ChosenPart } from '../../board/SplitBoard.tsx';
import type { Composer, Picked } from '../../table/composer.ts';
import type { TableSession } from '../../table/tableSession.ts';
import { isOver } from '../../table/tableSession.ts';

/** What a controller asks of the page. */
interface Around {
  /** Whether a whole turn waits for a confirmation. */
  confirms(): boolean;
  /** A step was refused for this reason. */
  onRefused(reason: string): void;
  /** Something was taken back. */
  onTakenBack(): void;
}

/** What the person at a table does with it: points, composes, confirms, looks back, rotates, asks for hints. No components. */
export class PageController implements Composing {
  readonly session: TableSession;
  readonly pointed: Pointed = { hover: signal(undefined), focus: signal(undefined) };
  readonly chosenPart = signal<ChosenPart | undefined>(undefined);
  /** How far the board was rotated by hand. */
  readonly rotation = signal(0);
  /** Whether every piece that can move is marked, as for those who play by keys. */
  readonly marksMovable = signal(false);
  /** Whether the game is over, and its last turn has been shown. */
  readonly over: ReadonlySignal<boolean>;
  /** The turn after which one looks back; undefined for now. */
  readonly back: ReadonlySignal<number | undefined>;
  /** Whether it is asked if one resigns. */
  readonly resigning: ReadonlySignal<boolean>;
  /** Whether steps are typed. */
  readonly typing: ReadonlySignal<boolean>;
  /** Whether it is shown what keys do. */
  readonly helping: ReadonlySignal<boolean>;
  private readonly around: Around;
  private readonly lookedAt = signal<number | undefined>(undefined);
  private readonly asked = signal(false);
  private readonly isTyping = signal(false);
  private readonly isHelping = signal(false);

  constructor(session: TableSession, around: Around) {
    this.session = session;
    this.around = around;
    const { standing, playback } = session;
    this.back = computed(() => {
      const turn = this.lookedAt.value;
      return turn !== undefined && turn < standing.value.turns.length ? turn : undefined;
    });
    this.over = computed(() => isOver(standing.value) && playback.shown.value === undefined);
    this.typing = computed(() => this.isTyping.value && !this.over.value);
    this.helping = this.isHelping;
    this.resigning = computed(() => this.asked.value && !this.over.value);
  }

  get composer(): Composer {
    // Read for its changes alone: the composer changes in place.
    void this.session.changes.value;
    return this.session.composer.value!;
  }

  get confirms(): boolean {
    return this.around.confirms() || this.composer.finished;
  }

  /** Whether a hint can be asked for. */
  get canHint(): boolean {
    return this.session.advised && this.acting?.finished === false;
  }

  pick(pick: Pick): void {
    this.done(this.session.pick(pick));
  }

  /** A cell of the board was pointed at; whoever looks back comes back by it. */
  pickCell(cell: string, how: 'tap' | 'key'): void {
    this.marksMovable.value = how === 'key';
    if (this.back.peek() === undefined) this.pick({ at: 'cell', cell });
    else this.lookAt(undefined);
  }

  drag(from: string, to: string): void {
    this.done(this.session.drag(from, to));
  }

  /** Whether what stands on a cell can be carried; a tile in hand always can. */
  canDrag(cell: string): boolean {
    const composer = this.back.peek() === undefined ? this.acting : undefined;
    return composer !== undefined && (composer.spin !== undefined || composer.firstCells.includes(cell));
  }

  /** Something was taken up, and shows where it may go. */
  lift(cell: string): void {
    const composer = this.session.composer.value;
    if (composer?.spin === undefined && composer?.picked.length === 0) this.session.pick({ at: 'cell', cell });
  }

  place(): void {
    this.done(this.session.place());
  }

  /** Plays what was typed; false where it was not understood. */
  say(text: string): boolean {
    const result = this.session.say(text);
    this.done(result);
    return result === 'step';
  }

  rotate(): void {
    this.session.composer.value?.rotate();
  }

  takeBack(): boolean {
    const taken = this.acting?.takeBack() ?? false;
    if (taken) this.around.onTakenBack();
    return taken;
  }

  reset(): void {
    this.session.composer.value?.reset();
  }

  confirm(): void {
    void this.session.confirm();
  }

  rotateBoard(rotations: number): void {
    this.rotation.value = (this.rotation.value + 1) % rotations;
  }

  /** Looks back at how it stood after a turn, or comes back to now. */
  lookAt(turn: number | undefined): void {
    this.lookedAt.value = turn;
  }

  /** Opens or closes the box for typed steps. */
  type(open: boolean): void {
    this.isTyping.value = open;
  }

  /** Shows or hides what keys do. */
  help(open: boolean): void {
    this.isHelping.value = open;
  }

  askToResign(asked: boolean): void {
    this.asked.value = asked;
  }

  resign(): void {
    this.asked.value = false;
    void this.session.resign();
  }

  /** Asks for a hint, or hides it. */
  toggleHint(): void {
    const { hint } = this.session;
    if (hint.value !== undefined && hint.value !== 'thinking') hint.value = undefined;
    else void this.session.askHint();
  }

  /** Leaves what stands in the way of playing: a look back, a question, a refusal, what is picked, the steps. */
  escape(): boolean {
    if (this.back.value !== undefined || this.asked.value) {
      this.lookAt(undefined);
      this.asked.value = false;
      return true;
    }
    const composer = this.acting;
    if (composer && (composer.picked.length > 0 || composer.refused)) composer.unpick();
    else composer?.reset();
    return composer !== undefined;
  }

  /** What a key does; false where it keeps its usual meaning. */
  press(key: string, choices: () => readonly Choice[]): boolean {
    switch (key.toLowerCase()) {
      case 'enter':
        return this.enter();
      case 'backspace':
        return this.takeBack();
      case 'escape':
        return this.escape();
      case 'r':
        this.rotate();
        return this.acting?.spin !== undefined;
      case 'h':
        if (this.canHint) this.toggleHint();
        return this.canHint;
      case '/':
        this.type(true);
        return true;
      case '?':
        this.help(true);
        return true;
    }
    const found =
      this.acting?.finished === false
        ? choices().find(choice => choice.key?.toLowerCase() === key.toLowerCase())
        : undefined;
    if (found) this.pick({ at: 'choice', choice: found.choice });
    return found !== undefined;
  }

  /** Confirms, or lays the tile in hand; on another cell of the board the key points at that one. */
  private enter(): boolean {
    const composer = this.acting;
    if (composer?.finished) {
      this.confirm();
      return true;
    }
    const aimed = composer?.picked[0];
    const focus = this.pointed.focus.peek();
    const elsewhere = focus !== undefined && !(aimed?.at === 'cell' && aimed.cell === focus);
    if (!composer?.placeable || elsewhere) return false;
    this.place();
    return true;
  }

  /** The composer while the person can act. */
  private get acting(): Composer | undefined {
    return this.session.acting ? this.session.composer.value : undefined;
  }

  /** After something was pointed at: a refusal is said, a whole turn is played where nothing has to be confirmed. */
  private done(result: Picked): void {
    const { refused, finished } = this.session.composer.value ?? {};
    if (result === 'refused' && refused) this.around.onRefused(refused.text);
    if (result === 'step' && finished && !this.around.confirms()) this.confirm();
  }
}
