import { type Game, History, parseOptions, turnTexts } from '@threefold/core';
import type { Demo } from './demos.ts';

/** A game that is shown step by step, again and again. */
export interface DemoLoop {
  /** What is seen now, and the steps of the turn that it stands in. */
  readonly frame: { readonly view: unknown; readonly steps: readonly string[] };
  advance(): void;
}

/** Opens a demo where its picture begins; undefined where the rules do not know it. */
export const openDemo = (game: Game, demo: Demo): DemoLoop | undefined => {
  const options = parseOptions(game.options, demo.seats, demo.options);
  if (!options.ok) return undefined;
  const setup = game.parseSetup(demo.seats, options.value, demo.layout);
  if (!setup.ok) return undefined;
  const history = History.of(game, setup.value).read(
    demo.turns
      .trim()
      .split('\n')
      .map(line => line.split(' ')),
  );
  if (!history.ok) return undefined;
  const position = history.value.positionAfter(history.value.length);
  const steps = history.value.turns.flatMap(turn => {
    const texts = turnTexts(turn);
    return turn.actions.map((action, i) => ({ action, steps: texts.slice(0, i + 1) }));
  });
  let at = steps.length;
  const rewind = (): void => {
    for (; at > demo.from; at--) position.unmake();
  };
  rewind();
  return {
    get frame() {
      return { view: position.view(), steps: steps[at - 1]?.steps ?? [] };
    },
    advance() {
      if (at === steps.length) rewind();
      else position.make(steps[at++]!.action);
    },
  };
};
