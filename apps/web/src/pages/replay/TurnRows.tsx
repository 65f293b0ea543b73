import { turnTexts } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { FigureView } from '../../board/FigureView.tsx';
import { useWords } from '../../state/language.ts';
import type { Reel } from '../../study/reel.ts';
import type { Sitting } from '../../study/seats.ts';
import { useInView } from '../../study/useInView.ts';
import { showStep, showSteps } from '../../table/notation.ts';

interface TurnRowsProps {
  readonly reel: Reel;
  readonly face: Face;
  readonly seats: readonly Sitting[];
  readonly notable: ReadonlySet<number>;
  readonly turn: number;
  readonly onTurn: (turn: number) => void;
}

/** All turns of the game, a row each; gold is shown now. */
export const TurnRows = ({ reel, face, seats, notable, turn, onTurn }: TurnRowsProps): JSX.Element => {
  const { words, speak } = useWords();
  const list = useRef<HTMLOListElement>(null);
  useInView(list, `${turn}`);
  return (
    <ol class="turn-rows" ref={list}>
      {reel.history.turns.map((each, index) => {
        const { seat } = each;
        const steps = turnTexts(each);
        return (
          <li key={index}>
            <button
              type="button"
              class={`turn-row${index + 1 > turn ? ' turn-row-ahead' : ''}`}
              aria-current={index + 1 === turn ? 'step' : undefined}
              onClick={() => onTurn(index + 1)}
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
