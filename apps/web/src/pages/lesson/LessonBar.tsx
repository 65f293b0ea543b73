import type { TaskWords } from '@threefold/games/load';
import type { ComponentChildren, JSX } from 'preact';
import { BoardBar } from '../../board/BoardBar.tsx';
import { ComposeBar } from '../../board/ComposeBar.tsx';
import type { Refused } from '../../table/composer.ts';
import { tellTurn } from '../../table/playback.ts';
import { useLearnWords } from '../learn/learnWords.ts';
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
  switch (source.state.value.phase) {
    case 'met':
      return (
        <BoardBar tone="accent" icon="check" title={speak(said.met)} text={speak(words.done)} spoken>
          {children}
        </BoardBar>
      );
    case 'shown':
      return (
        <BoardBar tone="accent" icon="bulb" title={speak(said.shown)} text={speak(said.shownText)} spoken>
          {children}
        </BoardBar>
      );
    case 'missed':
      return (
        <BoardBar
          tone="gold"
          title={speak(said.missed)}
          text={<MissedText controller={controller} words={words} />}
          spoken
        >
          {children}
        </BoardBar>
      );
  }
  if (!controller.composer || !controller.acting)
    return (
      <BoardBar tone="none" title={task} text={speak(words.ask)}>
        {children}
      </BoardBar>
    );
  const { composer } = controller;
  const whyNot = ({ attempt }: Refused): string | undefined => {
    const trap = source.run.trapOf([...composer.steps, attempt].join(' '));
    return trap === undefined ? undefined : speak(words.traps![trap]!);
  };
  // What helps to find it stays while a turn is made.
  return (
    <ComposeBar
      controller={controller}
      said={{ title: task, text: speak(words.ask) }}
      whyNot={whyNot}
      beside={children}
      spoken
    />
  );
};

/** Why a legal turn was not what was asked for: a sentence of its own, or how it was answered and what is still to do. */
const MissedText = ({ controller, words }: Pick<LessonBarProps, 'controller' | 'words'>): JSX.Element => {
  const { speak, said } = useLearnWords();
  const { trap, history } = controller.source.state.value;
  if (trap !== undefined) return <>{speak(words.traps![trap]!)}</>;
  const face = controller.face.value;
  const { position, turns } = history;
  const outcome = position.outcome();
  // What came before the try is of no interest here.
  const own = turns.findLastIndex(turn => turn.seat === controller.source.seat);
  const answers = turns.flatMap((_, i) => (i > own ? tellTurn(history, i) : []));
  const told = answers.map(({ view, step, events }) => face.tell(view, step, events));
  const last = outcome ? face.ending(position.view(), outcome) : speak(said.stillOpen, { task: speak(words.do) });
  return <>{[...told, last].join(' ')}</>;
};
