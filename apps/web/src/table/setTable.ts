import type { Face } from '@threefold-games/stage';
import { useEffect } from 'preact/hooks';
import type { Adviser } from '../board/index.ts';
import { currentVoice } from '../i18n/index.ts';
import { type Match, namesOf } from '../match/index.ts';
import { narrow, settings, touch } from '../settings/index.ts';
import { wait } from '../ui/index.ts';
import { Announcer } from './announcer.ts';
import { PageController } from './pageController.ts';

/** Whether a whole turn waits at a table for a confirmation. */
export const confirmsTurns = (): boolean => {
  const { confirm } = settings.value;
  return confirm === 'always' || (confirm === 'touch' && touch.value);
};

/** How often clocks are looked at, in milliseconds. */
const TICK = 200;

/** A match, and the table at which it is played in this browser. */
export interface SetTable<M extends Match> {
  readonly controller: PageController<M>;
  readonly announcer: Announcer;
}

/** Sits down at a match: it is played as the settings want it. */
export const setTable = <M extends Match>(match: M, face: Face, adviser?: Adviser): SetTable<M> => {
  const announcer = new Announcer();
  const controller: PageController<M> = new PageController(match, {
    face,
    wait,
    narrow: () => narrow.value,
    names: () => {
      const { words, speak } = currentVoice();
      return namesOf(match.model.value.seats, controller.face.value, words, speak);
    },
    confirms: confirmsTurns,
    marks: () => controller.help.value?.on ?? false,
    listener: event => announcer.hear(event),
    ...(adviser && {
      adviser: {
        ...adviser,
        explainer: () =>
          import('./help/explainHint.ts')
            .then(({ openExplainer }) => openExplainer(match.model.peek(), controller.face.peek()))
            .catch(() => undefined),
      },
    }),
  });
  return { controller, announcer };
};

/** Plays as long as the table is shown; it speaks the language of the page, which may change at any time. */
export const usePlaying = (controller: PageController, face: Face | undefined): void => {
  useEffect(() => {
    const stop = controller.start();
    const timer = setInterval(() => controller.tick(), TICK);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [controller]);
  useEffect(() => {
    if (face) controller.setFace(face);
  }, [controller, face]);
};
