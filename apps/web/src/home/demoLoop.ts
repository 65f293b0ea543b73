import type { Demo } from '@threefold-games/catalogue/load';
import { type Action, type Game, History, type Position, turnTexts } from '@threefold-games/core';

/** A part of a game that is shown step by step, again and again. */
export interface DemoLoop {
  /** What is seen now, and the steps of the turn that it stands in. */
  readonly frame: { readonly view: unknown; readonly steps: readonly string[] };
  advance(): void;
}

interface DemoStep {
  readonly action: Action;
  /** The steps of its turn so far. */
  readonly steps: readonly string[];
}

const readSteps = (game: Game, start: Position, { turns }: Demo): readonly DemoStep[] => {
  const history = History.from(game, start).read(
    turns
      .trim()
      .split('\n')
      .map(line => line.split(' ')),
  );
  if (!history.ok) throw new Error(`the demo of ${game.id} breaks ${history.error.rule} in turn ${history.error.turn}`);
  return history.value.turns.flatMap(turn => {
    const texts = turnTexts(turn);
    return turn.actions.map((action, i) => ({ action, steps: texts.slice(0, i + 1) }));
  });
};

/** Opens a demo at its still picture. The turns are read when it first goes on. */
export const openDemo = (game: Game, demo: Demo): DemoLoop => {
  const start = game.decode(demo.position);
  if (!start.ok) throw new Error(`the demo of ${game.id} begins with no position: ${start.error.code}`);
  const position = start.value;
  let steps: readonly DemoStep[] | undefined;
  let at = 0;
  return {
    get frame() {
      return { view: position.view(), steps: steps?.[at - 1]?.steps ?? [] };
    },
    advance() {
      steps ??= readSteps(game, position, demo);
      const next = steps[at];
      if (next) {
        position.make(next.action);
        at++;
      } else for (; at > 0; at--) position.unmake();
    },
  };
};
