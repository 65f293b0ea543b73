import { useSignal } from '@preact/signals';
import type { Face } from '@threefold/stage';
import { useMemo } from 'preact/hooks';
import type { Composing } from '../board/ComposeBar.tsx';
import { Composer } from '../table/composer.ts';
import type { Film } from '../table/film.ts';
import type { Workbench } from './workbench.ts';

/** A turn that is composed in a study; what is made is shown, and a whole turn is played at once. */
export interface StudyComposing extends Composing {
  drag(from: string, to: string): void;
}

/** The composer of the turn where one stands. A whole turn needs no confirmation here: everything can be gone back to. */
export const useComposer = (bench: Workbench, face: Face, film: Film): StudyComposing => {
  const changes = useSignal(0);
  const at = bench.placed.value;
  return useMemo((): StudyComposing => {
    const { composed } = bench.opened.peek();
    const composer = new Composer({
      game: bench.game,
      face,
      position: bench.history.position,
      steps: composed,
      onChange: () => changes.value++,
    });
    const act = (what: () => unknown): void => {
      const before = composer.steps.length;
      what();
      const made = composer.steps.length > before ? composer.lastMade : undefined;
      if (made) film.shoot(face, made);
      if (composer.finished) bench.play(composer.steps);
      else if (composer.steps.length !== before) bench.compose(composer.steps);
    };
    return {
      // It changes in place: whoever reads it while drawing is drawn anew after every change.
      get composer() {
        void changes.value;
        return composer;
      },
      pick: pick => act(() => composer.pick(pick)),
      drag: (from, to) => act(() => composer.drag(from, to)),
      rotate: () => composer.rotate(),
      place: () => act(() => composer.place()),
      takeBack: () => act(() => composer.takeBack()),
      reset: () => act(() => composer.reset()),
      confirms: false,
      confirm: () => undefined,
    };
  }, [bench, face, film, at]);
};
