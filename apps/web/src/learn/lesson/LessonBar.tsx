import type { Refused } from '@threefold-games/board-core/compose';
import type { TaskWords } from '@threefold-games/catalogue/load';
import type { ComponentChildren, JSX } from 'preact';
import { BoardBar, ComposeBar } from '../../board/index.ts';
import { narrow } from '../../settings/index.ts';
import { useLearnWords } from '../useCourse.ts';
import { leaveLesson } from '../WayBack.tsx';
import type { LessonController } from './lessonController.ts';

interface LessonBarProps {
  readonly controller: LessonController;
  readonly words: TaskWords;
  /** What one can do beside making a turn. */
  readonly children: ComponentChildren;
}

/** The bar under the board of a lesson: the task, why something is refused, what came of a turn. */
export const LessonBar = ({ controller, words, children }: LessonBarProps): JSX.Element => {
  const { speak, said } = useLearnWords();
  const { source } = controller;
  const task = speak(words.do);
  const state = source.state.value;
  const { phase } = state;
  // After the first turn of several, what it has brought about.
  const isMidway = phase === 'asked' && source.run.turnsOf(state).length > 0;
  const ask = speak(isMidway ? words.midway! : words.ask);
  switch (phase) {
    case 'met':
      return (
        <BoardBar tone="accent" icon="check" title={speak(said.met)} text={speak(words.done)} spoken>
          {children}
        </BoardBar>
      );
    case 'shown':
      return (
        <BoardBar tone="accent" icon="bulb" title={speak(said.shown)} text={speak(words.done)} spoken>
          {children}
        </BoardBar>
      );
    case 'missed':
      return (
        <BoardBar
          tone="gold"
          title={speak(isLost(controller) ? said.lost : said.missed)}
          text={<MissedText controller={controller} words={words} />}
          spoken
        >
          {children}
        </BoardBar>
      );
  }
  if (!controller.composer || !controller.acting)
    return (
      <BoardBar tone="none" title={task} text={ask}>
        {children}
      </BoardBar>
    );
  const { composer } = controller;
  const whyNot = ({ attempt, rule }: Refused): string | undefined => {
    const trap = source.run.trapOf([...composer.steps, attempt].join(' '), rule);
    return trap === undefined ? undefined : speak(words.traps![trap]!);
  };
  // After the first step, what comes next; where room is short, that alone.
  const { view, look } = controller.seen.value;
  const step = composer.steps.length > 0 ? controller.face.value.prompt(view, look).title : undefined;
  const hint = step !== undefined && narrow.value ? undefined : ask;
  return (
    <ComposeBar
      controller={controller}
      said={{ title: task, text: sentences(hint, step) }}
      whyNot={whyNot}
      beside={children}
      onRule={leaveLesson}
      spoken
    />
  );
};

/** Sentences one after the other; some prompts end without a full stop. */
const sentences = (...said: readonly (string | undefined)[]): string =>
  said.flatMap(text => (text ? [/[.!?:]$/.test(text) ? text : `${text}.`] : [])).join(' ');

/** Whether the turn, or what it was answered with, has lost the game. */
const isLost = ({ source }: LessonController): boolean => {
  const outcome = source.state.value.history.position.outcome();
  return outcome !== undefined && outcome.shares[source.seat] === 0;
};

/** Why a legal turn was not what was asked for: a sentence of its own, how the game has ended by it, or what is still to do. */
const MissedText = ({ controller, words }: Pick<LessonBarProps, 'controller' | 'words'>): JSX.Element => {
  const { speak, said } = useLearnWords();
  const { trap, history } = controller.source.state.value;
  if (trap !== undefined) return <>{speak(words.traps![trap]!)}</>;
  const { position } = history;
  const outcome = position.outcome();
  if (outcome) return <>{controller.face.value.ending(position.view(), outcome)}</>;
  return <>{speak(said.stillOpen, { task: speak(words.do) })}</>;
};
