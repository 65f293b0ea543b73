import type { Difficulty } from '@threefold-games/learn';
import type { JSX } from 'preact';
import { usePuzzlesWords } from '../puzzleWords.ts';
import './hexagons.css';

const hexagon = (i: number): string => `M${7 + 16.5 * i} 1.4l5.2 3v6l-5.2 3-5.2-3v-6z`;

/** How hard something is: three hexagons, and in words for those who listen; never a number. */
export const Hexagons = ({ difficulty }: { readonly difficulty: Difficulty }): JSX.Element => {
  const { speak, said } = usePuzzlesWords();
  return (
    <span class="hexagons">
      <svg width={47} height={15} viewBox="0 0 47 15" aria-hidden="true">
        {[0, 1, 2].map(i => (
          <path key={i} class={i < difficulty ? 'hexagon hexagon-on' : 'hexagon'} d={hexagon(i)} />
        ))}
      </svg>
      <span class="unseen">{speak(said.difficultyOf, { n: difficulty })}</span>
    </span>
  );
};

interface DifficultyFilterProps {
  readonly value: Difficulty | undefined;
  onChange(to: Difficulty | undefined): void;
}

/** Which difficulty is wanted: all, or one of three. */
export const DifficultyFilter = ({ value, onChange }: DifficultyFilterProps): JSX.Element => {
  const { speak, said } = usePuzzlesWords();
  return (
    <div class="segments" role="radiogroup" aria-label={speak(said.difficulty)}>
      {([undefined, 1, 2, 3] as const).map(n => (
        <label key={n ?? 0} class="segment">
          <input
            class="cover"
            type="radio"
            name="difficulty"
            aria-label={n === undefined ? speak(said.all) : speak(said.difficultyOf, { n })}
            checked={n === value}
            onChange={() => onChange(n)}
          />
          <span>
            {n === undefined ? (
              speak(said.all)
            ) : (
              <svg width={16.5 * n - 2} height={15} viewBox={`0 0 ${16.5 * n - 2} 15`} aria-hidden="true">
                {Array.from({ length: n }, (_, i) => (
                  <path key={i} class="hexagon-plain" d={hexagon(i)} />
                ))}
              </svg>
            )}
          </span>
        </label>
      ))}
    </div>
  );
};
