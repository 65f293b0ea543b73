import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type OwnPuzzle, reviewStore } from '../../review/reviewStore.ts';
import { IconButton } from '../../shell/controls.tsx';
import { Icon } from '../../shell/icons.tsx';
import { Link } from '../../shell/Link.tsx';
import { ownPuzzlePlace } from '../puzzle/ownPuzzle.ts';
import { usePuzzlesWords } from './puzzlesWords.ts';
import './ownPuzzles.css';

/** The turning points of a game that somebody has kept from its reviews, as puzzles; nothing where there are none. */
export const OwnPuzzles = ({ game }: { readonly game: string }): JSX.Element | null => {
  const { speak, said } = usePuzzlesWords();
  const [all, setAll] = useState<readonly OwnPuzzle[]>([]);
  useEffect(() => {
    let left = false;
    void reviewStore.puzzles().then(read => left || setAll(read));
    return () => {
      left = true;
    };
  }, []);
  const own = all.filter(each => each.game === game);
  if (own.length === 0) return null;
  const drop = async (puzzle: OwnPuzzle): Promise<void> => {
    await reviewStore.drop(puzzle);
    setAll(all.filter(each => each !== puzzle));
  };
  return (
    <section class="own-puzzles" aria-labelledby="own-puzzles">
      <div class="hub-line">
        <h2 id="own-puzzles">{speak(said.own)}</h2>
        <p class="quiet">{speak(said.ownLead)}</p>
      </div>
      <ul class="card card-list">
        {own.map(puzzle => {
          const name = speak(said.fromTurn, { turn: puzzle.turn + 1 });
          const day = speak.date(puzzle.kept);
          return (
            <li key={`${puzzle.id} ${puzzle.turn}`} class="own-puzzle">
              <Icon name="bulb" />
              <span class="words">
                <Link to={ownPuzzlePlace(puzzle)} class="row-link">
                  {name}
                </Link>
                <span class="small">{day}</span>
              </span>
              <span class="own-puzzle-remove">
                <IconButton
                  icon="trash"
                  label={`${speak(said.remove)}: ${name}, ${day}`}
                  onClick={() => void drop(puzzle)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
