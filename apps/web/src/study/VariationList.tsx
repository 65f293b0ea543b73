import { showStep, showSteps } from '@threefold-games/board/compose';
import { type Game, moverOf, type Position, type Seat } from '@threefold-games/core';
import type { Variation } from '@threefold-games/search';
import type { Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { FigureView } from '../board/FigureView.tsx';
import { useWords } from '../state/language.ts';
import { type Evaluation, verdictOf } from './evaluation.ts';
import { StackedBar } from './ShareBar.tsx';
import type { Sitting } from './seats.ts';
import './engine.css';

interface VariationListProps {
  readonly game: Game;
  readonly face: Face;
  /** Where they begin. */
  readonly position: Position;
  readonly variations: readonly Variation[];
  readonly seats: readonly Sitting[];
  /** Plays these turns from here; the last may be unfinished. */
  readonly onPlay: (turns: readonly (readonly string[])[]) => void;
}

/** What a proven value means, in words. */
const useVerdict = (seats: readonly Sitting[]): ((value: Evaluation | Variation) => string | undefined) => {
  const { words, speak } = useWords();
  const { engine } = words.analysis;
  return value => {
    const verdict = verdictOf(value);
    if (!verdict) return undefined;
    if (verdict.kind === 'even') return speak(engine.even);
    const { name } = seats[verdict.seat]!;
    return value.solvedIn === undefined
      ? speak(engine.wins, { name })
      : speak(engine.winsIn, { name, n: value.solvedIn });
  };
};

/** The best variations: number, moves, share and bar. The numbers are those of the arrows on the board. */
export const VariationList = ({ game, face, position, variations, seats, onPlay }: VariationListProps): JSX.Element => {
  const { words, speak } = useWords();
  const verdict = useVerdict(seats);
  const mover = moverOf(game, position);
  return (
    <ol class="lines">
      {variations.map((variation, index) => {
        const proven = verdict(variation);
        const percent = speak.percent(variation.values[mover] ?? 0);
        const whose = turnsOf(position, variation).slice(0, seats.length);
        return (
          <li
            key={variation.turns[0]?.join(' ')}
            class={index === 0 ? 'line line-best' : 'line'}
            aria-label={speak(words.analysis.engine.line, { rank: index + 1, verdict: proven ?? percent })}
          >
            <span class={index === 0 ? 'line-rank line-rank-best' : 'line-rank'}>{index + 1}</span>
            <span class="line-moves">
              {whose.map(({ seat, steps }, i) => (
                <button
                  key={`${i} ${steps.join(' ')}`}
                  type="button"
                  class={i === 0 ? 'line-turn line-first' : 'line-turn'}
                  onClick={() => onPlay(variation.turns.slice(0, i + 1))}
                >
                  <span class="unseen">{speak(words.analysis.engine.playTo, { moves: showSteps(steps) })}</span>
                  {i > 0 && seats.length > 2 && seat >= 0 && (
                    <FigureView figure={face.token(seat, seats.length)} size={18} />
                  )}
                  {steps.map((step, s) => (
                    <span key={`${s} ${step}`} aria-hidden="true">
                      {showStep(step)}
                    </span>
                  ))}
                </button>
              ))}
            </span>
            <span class={proven ? 'line-verdict' : 'line-percent'}>{proven ?? percent}</span>
            {seats.length > 2 ? (
              <span class="line-bar">
                <StackedBar values={variation.values} seats={seats} numbers />
              </span>
            ) : (
              <span class="line-bar line-track" aria-hidden="true">
                <span class="line-fill" style={{ width: `${100 * (variation.values[mover] ?? 0)}%` }} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};

/** The turns of a variation with who plays them. */
const turnsOf = (
  from: Position,
  variation: Variation,
): readonly { readonly seat: Seat; readonly steps: readonly string[] }[] => {
  const position = from.copy();
  let at = 0;
  return variation.turns.map(steps => {
    let seat: Seat = -1;
    for (const _ of steps) {
      if (seat < 0) seat = position.actor;
      const action = variation.actions[at++];
      if (action !== undefined) position.make(action);
    }
    return { seat, steps };
  });
};
