import { difficultyOf } from '@threefold-games/learn';
import { goalTitle } from '@threefold-games/words';
import type { JSX } from 'preact';
import { Miniature } from '../../board/Miniature.tsx';
import type { TriedPuzzle } from '../../puzzles/progress.ts';
import { usePuzzleSight } from '../../puzzles/puzzleSight.ts';
import { Link } from '../../shell/Link.tsx';
import { useFace } from '../../state/face.ts';
import { Hexagons } from './Hexagons.tsx';
import { usePuzzlesWords } from './puzzlesWords.ts';
import { useWent } from './went.ts';

/** A puzzle that one did not find: what it looks like, what was to be done, when it was. */
export const MissedRow = ({ tried }: { readonly tried: TriedPuzzle }): JSX.Element => {
  const { speak, said } = usePuzzlesWords();
  const sight = usePuzzleSight(tried.id);
  const game = useFace(tried.game)?.title ?? '';
  const sayWent = useWent();
  return (
    <li class="row missed-row">
      <div class="missed-picture">{sight && <Miniature scene={sight.scene} />}</div>
      <div class="words">
        <Link
          to={{ page: 'puzzle', id: tried.id, query: { by: 'missed' } }}
          class="row-link"
          {...(!sight && { label: game })}
        >
          {sight ? goalTitle(sight.puzzle, sight.seats, said, sight.words, speak) : game}
        </Link>
        <span class="small missed-about">
          {sight === null ? speak(said.failed) : game}
          {sight && <Hexagons difficulty={difficultyOf(sight.puzzle.start.rating)} />}
        </span>
      </div>
      <span class="small missed-went">
        <span>{sayWent(tried)}</span>
        <span>{speak.date(tried.at, { day: 'numeric', month: 'short' })}</span>
      </span>
    </li>
  );
};
