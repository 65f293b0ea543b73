import { batch, type Signal, signal } from '@preact/signals';
import type { Pick, Seat } from '@threefold/core';
import type { Face } from '@threefold/stage';
import { Composer, type Picked } from './composer.ts';
import { type Pauses, SessionPlayback } from './sessionPlayback.ts';
import { isHere, isOver, type Standing } from './standing.ts';
import type { News, TableListener } from './tableEvents.ts';
import type { Hint, TableSession } from './tableSession.ts';

/** What every session does, wherever its game is kept: somebody sits there and composes turns. What becomes of them is its own affair. */
export abstract class SharedSession implements TableSession {
  readonly standing: Signal<Standing>;
  readonly composer = signal<Composer | undefined>(undefined);
  readonly changes = signal(0);
  readonly news = signal<News | undefined>(undefined);
  readonly hint = signal<Hint | 'thinking' | undefined>(undefined);
  readonly playback: SessionPlayback;
  abstract readonly timing: TableSession['timing'] & {
    /** Another turn has begun. */
    begin(): void;
  };
  abstract readonly bots: TableSession['bots'];
  protected face: Face;
  protected readonly listener: TableListener;

  protected constructor(standing: Standing, face: Face, around: Pauses, listener: TableListener) {
    this.standing = signal(standing);
    this.face = face;
    this.listener = listener;
    this.playback = new SessionPlayback(around, listener);
  }

  abstract confirm(): Promise<void>;
  abstract undo(): Promise<void>;
  abstract resign(): Promise<void>;
  /** A step was made or taken back. */
  protected abstract composed(composer: Composer): void;

  /** Speaks another language from now on. */
  setFace(face: Face): void {
    if (face === this.face) return;
    this.face = face;
    this.beginTurn(this.composer.value?.steps ?? []);
  }

  get acting(): boolean {
    return this.composer.value !== undefined && this.playback.shown.value === undefined;
  }

  get undoable(): number {
    const { turns, saved } = this.standing.value;
    const last = turns.findLastIndex(({ seat }) => isHere(saved, seat));
    return isOver(this.standing.value) || last < 0 ? 0 : turns.length - last;
  }

  get seated(): boolean {
    return this.firstHere >= 0;
  }

  get resigner(): Seat {
    const { position, saved } = this.standing.value;
    return isHere(saved, position.actor) ? position.actor : Math.max(0, this.firstHere);
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

  protected compose(act: (composer: Composer) => Picked): Picked {
    const composer = this.composer.value;
    if (!composer || !this.acting) return 'nothing';
    const before = composer.steps.length;
    const result = act(composer);
    if (composer.steps.length > before)
      this.playback.step(this.face, composer.lastMade!, this.standing.value.position.actor);
    return result;
  }

  /** Whether somebody at this screen is to move, and may. */
  protected get mayAct(): boolean {
    const standing = this.standing.peek();
    return !isOver(standing) && isHere(standing.saved, standing.position.actor);
  }

  /** Somebody begins to act: a person composes, after the steps that were made before. */
  protected beginTurn(steps: readonly string[]): void {
    const { game, position } = this.standing.value;
    this.timing.begin();
    if (!this.mayAct) {
      this.composer.value = undefined;
      return;
    }
    const onChange = (): void => {
      this.changes.value++;
      this.composed(composer);
    };
    const composer = new Composer({ game, face: this.face, position, steps, onChange });
    batch(() => {
      this.composer.value = composer;
      this.changes.value++;
    });
  }

  /** The first seat of somebody at this screen; -1 where one only watches. */
  private get firstHere(): Seat {
    const { saved } = this.standing.value;
    return saved.seats.findIndex((_, seat) => isHere(saved, seat));
  }
}
