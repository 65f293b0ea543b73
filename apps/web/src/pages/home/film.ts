import { type Action, type Game, type Position, parseOptions, parseTurnStep } from '@threefold/core';
import type { Demo } from './demos.ts';

/** A game that is shown step by step, again and again. */
export interface Film {
  /** What is seen now, and the steps of the turn that it stands in. */
  readonly frame: { readonly view: unknown; readonly steps: readonly string[] };
  advance(): void;
}

/** Opens a demo where its picture begins; undefined where the rules do not know it. */
export const openFilm = (game: Game, demo: Demo): Film | undefined => {
  const options = parseOptions(game.options, demo.seats, demo.options);
  if (!options.ok) return undefined;
  const setup = game.parseSetup(demo.seats, options.value, demo.layout);
  if (!setup.ok) return undefined;
  const position: Position = game.start(setup.value);
  const reel: { readonly action: Action; readonly steps: readonly string[] }[] = [];
  for (const line of demo.turns.trim().split('\n')) {
    const texts = line.split(' ');
    for (const [at, text] of texts.entries()) {
      const step = parseTurnStep(game, position, text, at);
      if (!step.ok) return undefined;
      position.make(step.value);
      reel.push({ action: step.value, steps: texts.slice(0, at + 1) });
    }
  }
  let at = reel.length;
  const rewind = (): void => {
    for (; at > demo.from; at--) position.unmake();
  };
  rewind();
  return {
    get frame() {
      return { view: position.view(), steps: reel[at - 1]?.steps ?? [] };
    },
    advance() {
      if (at === reel.length) rewind();
      else position.make(reel[at++]!.action);
    },
  };
};
