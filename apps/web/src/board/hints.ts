import { signal } from '@preact/signals';
import type { Composer } from '@threefold-games/board-core/compose';
import type { Told } from '@threefold-games/stage';
import type { Adviser, Hint } from './askHint.ts';

/** Always the same object, so a board without a hint is not redrawn. */
const NONE: readonly Told[] = [];

interface Asking {
  readonly after: number;
  stop(): void;
}

/** Loads the code that asks the engine, with the first question; undefined if it cannot be loaded. */
const loadAskHint = () =>
  import('./askHint.ts').then(
    ({ askHint }) => askHint,
    () => undefined,
  );

/** Advice for the turn that is being composed: it stays until a step is made. */
export class Hints {
  readonly hint = signal<Hint | 'thinking' | undefined>(undefined);
  private readonly adviser: Adviser | undefined;
  /** What was asked last, after so many steps. */
  private asking: Asking | undefined;

  constructor(adviser: Adviser | undefined) {
    this.adviser = adviser;
  }

  get available(): boolean {
    return this.adviser !== undefined;
  }

  /** The steps that are advised, each with the view before it. */
  get steps(): readonly Told[] {
    const hint = this.hint.value;
    return hint && hint !== 'thinking' ? hint.steps : NONE;
  }

  /** Asks what the engine would play, or hides what it said. */
  async toggle({ game, position, steps }: Composer): Promise<void> {
    const now = this.hint.peek();
    if (now && now !== 'thinking') this.hint.value = undefined;
    if (now || !this.adviser) return;
    this.hint.value = 'thinking';
    const asking: Asking = { after: steps.length, stop: () => undefined };
    this.asking = asking;
    const advised = { game, position: position.copy(), steps };
    const askHint = await loadAskHint();
    if (this.asking !== asking) return;
    const asked = askHint?.(this.adviser, advised);
    asking.stop = () => asked?.stop();
    const answer = await asked?.answer;
    if (this.asking !== asking) return;
    this.hint.value = answer?.ok ? answer.value : undefined;
    if (answer?.ok === false) this.adviser.onFault(answer.error);
  }

  /** So many steps are made now: what was advised after another number of them is of no use. */
  keepAfter(steps: number): void {
    if (steps !== this.asking?.after) this.drop();
  }

  drop(): void {
    this.asking?.stop();
    this.asking = undefined;
    this.hint.value = undefined;
  }
}
