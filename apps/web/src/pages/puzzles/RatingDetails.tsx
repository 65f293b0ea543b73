import type { JSX } from 'preact';
import { progress } from '../../puzzles/progress.ts';
import { useFace } from '../../state/face.ts';
import { usePuzzlesWords } from './puzzlesWords.ts';

/** How well one solves the puzzles of a game, as a number, for who asks; nothing before the first rated try. */
export const RatingDetails = ({ game }: { readonly game: string }): JSX.Element | null => {
  const { speak, said } = usePuzzlesWords();
  const title = useFace(game)?.title ?? '';
  const solver = progress.value?.skills.get(game);
  if (!solver) return null;
  const { skill, tries } = solver;
  const [rating, doubt] = [Math.round(skill.mean), Math.round(skill.deviation)];
  return (
    <details class="hub-details">
      <summary>{speak(said.details)}</summary>
      <p class="quiet">
        {speak(said.rating, { n: tries, game: title, rating: String(rating), doubt: String(doubt) })}{' '}
        {speak(said.ratingWhy)}
      </p>
    </details>
  );
};
