import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { isOver, TableController, type TableOptions } from '../board/index.ts';
import type { Match } from '../match/index.ts';
import type { ShownHelp } from './help/ShownHelp.tsx';

/** A table that is played at: beside the board what is asked and shown on its page. */
export class PageController<M extends Match = Match> extends TableController<M> {
  /** Whether the game is over, and its last turn has been shown. */
  readonly over: ReadonlySignal<boolean>;
  /** Whether it is asked if one resigns. */
  readonly resigning = signal(false);
  /** Whether steps are typed. */
  readonly typing = signal(false);
  /** Whether it is shown what keys do. */
  readonly helping = signal(false);
  /** Help at the table; it comes once the board can be played, and never where people play at other screens. */
  readonly help = signal<ShownHelp | undefined>(undefined);

  constructor(match: M, options: TableOptions) {
    super(match, options);
    this.over = computed(() => isOver(this.model) && this.playback.shown.value === undefined);
  }

  override start(): () => void {
    const endings = [
      super.start(),
      this.source.start(() => this.shown()),
      effect(() => {
        if (!this.over.value) return;
        this.resigning.value = false;
        this.typing.value = false;
      }),
    ];
    return () => {
      for (const end of endings) end();
    };
  }

  /** Plays the composed turn, unless it is asked about first. */
  override async confirm(): Promise<void> {
    const held = this.help.peek()?.holds() ?? false;
    // Where nothing is to be asked it counts at once.
    if (held && (held === true || (await held))) return;
    await super.confirm();
  }

  /** Steps are typed in the notation. */
  override get named(): boolean {
    return super.named || this.typing.value;
  }

  /** Opens or closes the box for typed steps. */
  type(open: boolean): void {
    this.typing.value = open && !this.over.peek();
  }

  /** Shows or hides what keys do. */
  showKeys(open: boolean): void {
    this.helping.value = open;
  }

  askToResign(asked: boolean): void {
    this.resigning.value = asked;
  }

  resign(): void {
    this.resigning.value = false;
    void this.source.resign();
  }

  /** What a key does; false where it keeps its usual meaning. */
  override press(key: string): boolean {
    if (this.help.peek()?.press(key)) return true;
    switch (key.toLowerCase()) {
      case 'escape':
        return this.leaveQuestion() || super.press(key);
      case 'h':
        if (!this.canHint) return false;
        void this.toggleHint();
        return true;
      case '/':
        this.type(true);
        return true;
      case '?':
        this.showKeys(true);
        return true;
    }
    return super.press(key);
  }

  /** Leaves what stands in the way of playing: a question, a look back. */
  private leaveQuestion(): boolean {
    if (!this.resigning.peek() && this.back.peek() === undefined) return false;
    this.resigning.value = false;
    this.board.lookBack(undefined);
    return true;
  }
}
