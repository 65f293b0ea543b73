import { turnTexts } from '@threefold/core';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { FigureView } from '../../board/FigureView.tsx';
import { useWords } from '../../state/language.ts';
import { useInView } from '../../study/useInView.ts';
import { showStep, showSteps } from '../../table/notation.ts';
import type { Replaying } from './useReplay.ts';

interface TurnRowsProps {
  readonly replaying: Replaying;
  readonly notable: ReadonlySet<number>;
}

/** All turns of the game, a row each; gold is shown now. */
export const TurnRows = ({ replaying, notable }: TurnRowsProps): JSX.Element => {
  const { words, speak } = useWords();
  const { watched, controller, seats, turn, walk } = replaying;
  const face = controller.face.value;
  const list = useRef<HTMLOListElement>(null);
  useInView(list, `${turn}`);
  return (
    <ol class="turn-rows" ref={list}>
      {watched.history.turns.map((each, index) => {
        const { seat } = each;
        const steps = turnTexts(each);
        return (
          <li key={index}>
            <button
              type="button"
              class={`turn-row${index + 1 > turn ? ' turn-row-ahead' : ''}`}
              aria-current={index + 1 === turn ? 'step' : undefined}
              onClick={() => walk.goTo(index + 1)}
            >
              <span class="unseen">
                {speak(words.replay.turnRow, {
                  turn: index + 1,
                  name: seats[seat]?.name ?? '',
                  moves: showSteps(steps),
                })}
              </span>
              <span class="turn-row-number" aria-hidden="true">
                {index + 1}
              </span>
              {seat >= 0 && <FigureView figure={face.token(seat, seats.length)} size={17} />}
              {steps.map((step, i) => (
                <span key={`${i} ${step}`} class="turn-row-step" aria-hidden="true">
                  {showStep(step)}
                </span>
              ))}
              {notable.has(index + 1) && <span class="turn-row-gold" />}
            </button>
          </li>
        );
      })}
    </ol>
  );
};
