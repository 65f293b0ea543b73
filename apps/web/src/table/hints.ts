import { signal } from '@preact/signals';
import type { Composer } from '@threefold-games/board/compose';
import { type Told, tellSteps } from '@threefold-games/board/compose';
import { type Fault, type Game, type Position, parseTurnStep } from '@threefold-games/core';
import type { Advised } from '@threefold-games/learn';
import type { Asked, EngineClient, Thought } from '@threefold-games/search';

/** Says why a turn is advised, in a sentence; undefined where no reason shows itself: then nothing is claimed. */
export type Explain = (advised: Advised) => string | undefined;

/** Who is asked for advice. */
export interface Adviser {
  readonly engine: { readonly analyse: EngineClient['analyse'] };
  /** It could not answer. */
  onFault(fault: Fault): void;
  /** Opens what says why a turn is advised; undefined where that cannot be loaded. */
  explainer?(): Promise<Explain | undefined>;
}

/** What the engine would play. */
export interface Hint {
  readonly steps: readonly Told[];
  /** Why, in a sentence. */
  readonly why: string | undefined;
  /** The share of the win that the seat can expect. */
  readonly chance: number;
}

/** Time for a hint, in milliseconds. */
const TIME = 1200;

/** Advice for the turn that is being composed: it stays until a step is made. */
export class Hints {
  readonly hint = signal<Hint | 'thinking' | undefined>(undefined);
  private readonly adviser: Adviser | undefined;
  /** What was asked last, after so many steps. */
  private asking: { readonly after: number; readonly asked: Asked<Thought> } | undefined;

  constructor(adviser: Adviser | undefined) {
    this.adviser = adviser;
  }

  get available(): boolean {
    return this.adviser !== undefined;
  }

  /** The steps that are advised, each with the view before it. */
  get steps(): readonly Told[] {
    const hint = this.hint.value;
    return hint && hint !== 'thinking' ? hint.steps : [];
  }

  /** Asks what the engine would play, or hides what it said. */
  async toggle({ game, position, steps }: Composer): Promise<void> {
    const now = this.hint.peek();
    if (now && now !== 'thinking') this.hint.value = undefined;
    if (now || !this.adviser) return;
    this.hint.value = 'thinking';
    const { actor } = position;
    const [before, here] = [position.copy(), position.copy()];
    const asked = this.adviser.engine.analyse({
      game: game.id,
      position: position.encode(),
      evaluator: 'big',
      wait: false,
      variations: 1,
      limits: { milliseconds: TIME },
    });
    const asking = { after: steps.length, asked };
    this.asking = asking;
    const [thought, explain] = await Promise.all([asked.answer, this.adviser.explainer?.()]);
    if (this.asking !== asking) return;
    const report = thought.ok ? thought.value.report : undefined;
    const best = report?.variations[0];
    this.hint.value = best && {
      steps: tellTexts(game, before, steps.length, best.turns[0] ?? []),
      why: explain?.({ game, position: here, steps, report }),
      chance: best.values[actor] ?? 0,
    };
    if (!thought.ok) this.adviser.onFault(thought.error);
  }

  /** So many steps are made now: what was advised after another number of them is of no use. */
  keepAfter(steps: number): void {
    if (steps !== this.asking?.after) this.drop();
  }

  drop(): void {
    this.asking?.asked.stop();
    this.asking = undefined;
    this.hint.value = undefined;
  }
}

/** Plays steps after so many of the same turn, and tells each of them. */
const tellTexts = (game: Game, position: Position, made: number, texts: readonly string[]): readonly Told[] =>
  texts.flatMap((text, i) => {
    const action = parseTurnStep(game, position, text, made + i);
    return action.ok ? tellSteps(position, [action.value]) : [];
  });
