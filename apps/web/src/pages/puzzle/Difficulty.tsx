import { difficultyOf } from '@threefold-games/learn';
import type { JSX } from 'preact';
import { usePuzzleWords } from './puzzleWords.ts';

/** How hard a puzzle is: three hexagons, and in words for those who listen; never a number. */
export const Difficulty = ({ rating }: { readonly rating: number }): JSX.Element => {
  const { speak, said } = usePuzzleWords();
  const n = difficultyOf(rating);
  return (
    <span class="beside puzzle-difficulty">
      <svg width={52} height={18} viewBox="0 0 52 18" aria-hidden="true">
        {[0, 1, 2].map(i => (
          <path
            key={i}
            class={i < n ? 'puzzle-hexagon-on' : 'puzzle-hexagon'}
            d={`M${9 + 17 * i} 2.5l5.6 3.25v6.5L${9 + 17 * i} 15.5l-5.6-3.25v-6.5z`}
          />
        ))}
      </svg>
      <span class="small" aria-hidden="true">
        {speak(said.ofThree, { n })}
      </span>
      <span class="unseen">{speak(said.difficultyOf, { n })}</span>
    </span>
  );
};
