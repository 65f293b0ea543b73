import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type OwnPuzzle, reviewStore } from '../../review/reviewStore.ts';
import { IconButton } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { useReviewWords } from './reviewWords.ts';
import './ownPuzzles.css';

/** The turning points of a game that somebody has kept; nothing where there are none. */
export const OwnPuzzles = ({ game }: { readonly game: string }): JSX.Element | null => {
  const { speak, said } = useReviewWords();
  const [puzzles, setPuzzles] = useState<readonly OwnPuzzle[]>([]);
  useEffect(() => {
    let left = false;
    void reviewStore.puzzles().then(all => left || setPuzzles(all.filter(each => each.game === game)));
    return () => {
      left = true;
    };
  }, [game]);
  if (puzzles.length === 0) return null;
  const drop = async (puzzle: OwnPuzzle): Promise<void> => {
    await reviewStore.drop(puzzle);
    setPuzzles(puzzles.filter(each => each !== puzzle));
  };
  return (
    <section class="card review-own" aria-label={speak(said.kept)}>
      <h2>{speak(said.keptLead, { n: puzzles.length })}</h2>
      <ul>
        {puzzles.map(puzzle => (
          <li key={`${puzzle.id} ${puzzle.turn}`} class="beside">
            <Link to={{ page: 'review', id: puzzle.id, seat: puzzle.seat, turn: puzzle.turn + 1 }} class="learn-way">
              <span class="learn-way-icon">
                <Icon name="bulb" />
              </span>
              <span class="words">
                <span class="name">{speak(said.turn, { turn: puzzle.turn + 1 })}</span>
                <span class="small learn-way-text">{speak.date(puzzle.kept)}</span>
              </span>
            </Link>
            <IconButton icon="trash" label={speak(said.remove)} onClick={() => void drop(puzzle)} />
          </li>
        ))}
      </ul>
    </section>
  );
};
