import { type Fault, type Game, ok, type Position, parseTurnStep, type Result } from '@threefold-games/core';
import type { Advised } from '@threefold-games/learn';
import type { Asked, EngineClient } from '@threefold-games/search';
import { type Told, tellSteps } from '@threefold-games/stage';

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

/** Asks the engine for the rest of a turn, and the coach why; nothing comes back if there is nothing to advise. */
export const askHint = (
  { engine, explainer }: Adviser,
  { game, position, steps }: Pick<Advised, 'game' | 'position' | 'steps'>,
): Asked<Hint | undefined> => {
  const { answer, stop } = engine.analyse({
    game: game.id,
    position: position.encode(),
    evaluator: 'big',
    wait: false,
    variations: 1,
    limits: { milliseconds: TIME },
  });
  const read = async (): Promise<Result<Hint | undefined>> => {
    const [thought, explain] = await Promise.all([answer, explainer?.()]);
    if (!thought.ok) return thought;
    const { report } = thought.value;
    const [best] = report?.variations ?? [];
    if (!best) return ok(undefined);
    return ok({
      steps: tellTexts(game, position.copy(), steps.length, best.turns[0] ?? []),
      why: explain?.({ game, position, steps, report }),
      chance: best.values[position.actor] ?? 0,
    });
  };
  return { answer: read(), stop };
};

/** Plays steps after so many of the same turn, and tells each of them. */
const tellTexts = (game: Game, position: Position, made: number, texts: readonly string[]): readonly Told[] =>
  texts.flatMap((text, i) => {
    const action = parseTurnStep(game, position, text, made + i);
    return action.ok ? tellSteps(position, [action.value]) : [];
  });
