import { showSteps } from '@threefold-games/board-core/compose';
import type { JSX } from 'preact';
import { useWords } from '../../i18n/index.ts';
import type { Replaying } from './useReplay.ts';
import './turnSlider.css';

interface TurnSliderProps {
  readonly replaying: Replaying;
  /** The turns worth finding again. */
  readonly notable: ReadonlySet<number>;
}

/** The way through the game: a line a turn, of the first seat above, of the second below; gold for what is notable. */
export const TurnSlider = ({ replaying, notable }: TurnSliderProps): JSX.Element => {
  const { words, speak } = useWords();
  const { watched, seats, turn, walk } = replaying;
  const turns = watched.history.length;
  const at = watched.history.turns[turn - 1];
  const say = (): string => {
    if (!at) return speak(words.replay.sliderStart, { turns });
    const given = { turn, turns, name: seats[at.seat]?.name ?? '', moves: showSteps(at.steps) };
    return speak(notable.has(turn) ? words.replay.sliderNotable : words.replay.sliderTurn, given);
  };
  // Three and four would crowd the line: a mark at the end of each round.
  const marked = watched.history.turns
    .map(({ seat }, index) => ({ seat, index }))
    .filter(({ index }) => seats.length === 2 || index % seats.length === seats.length - 1);
  const left = (index: number): string => `${(100 * index) / Math.max(1, turns)}%`;
  return (
    <div class="turn-slider">
      <div class="turn-slider-marks" aria-hidden="true">
        <span class="turn-slider-track" />
        <span class="turn-slider-done" style={{ width: left(turn) }} />
        {marked.map(({ seat, index }) => (
          <span
            key={index}
            class={`turn-mark ${seats[seat]?.tone ?? ''}${seats.length === 2 && seat === 1 ? ' turn-mark-below' : ''}`}
            style={{ left: left(index + 1) }}
          />
        ))}
        {[...notable].map(each => (
          <span key={each} class="turn-gold" style={{ left: left(each) }} />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={turns}
        step={1}
        value={turn}
        aria-label={speak(words.replay.slider)}
        aria-valuetext={say()}
        onInput={event => walk.goTo(Number(event.currentTarget.value))}
      />
    </div>
  );
};
