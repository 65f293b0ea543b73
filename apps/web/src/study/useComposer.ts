import { useSignal } from '@preact/signals';
import type { Face } from '@threefold/stage';
import { useMemo } from 'preact/hooks';
import { Composer, type Picked } from '../table/composer.ts';
import type { Film } from '../table/film.ts';
import type { Workbench } from './workbench.ts';

export interface Composing {
  /** It changes in place: whoever reads it while drawing is drawn anew after every change. */
  readonly composer: Composer;
  /** Does something with the composer; a step that is made is shown, a whole turn is played. */
  act(what: (composer: Composer) => Picked): Picked;
}

/** The composer of the turn where one stands. A whole turn needs no confirmation here: everything can be gone back to. */
export const useComposer = (bench: Workbench, face: Face, film: Film): Composing => {
  const changes = useSignal(0);
  const at = bench.placed.value;
  return useMemo((): Composing => {
    const { composed } = bench.opened.peek();
    const composer = new Composer({
      game: bench.game,
      face,
      position: bench.history.position,
      steps: composed,
      onChange: () => changes.value++,
    });
    return {
      get composer() {
        void changes.value;
        return composer;
      },
      act(what) {
        const before = composer.steps.length;
        const result = what(composer);
        const made = composer.steps.length > before ? composer.lastMade : undefined;
        if (made) film.shoot(face, made);
        if (composer.finished) bench.play(composer.steps);
        else if (composer.steps.length !== before) bench.compose(composer.steps);
        return result;
      },
    };
  }, [bench, face, film, at]);
};
