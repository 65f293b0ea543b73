import { cssName, type Face } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { FigureView } from './FigureView.tsx';
import './board.css';

/** The share of a badge that a piece takes. */
const PIECE = 0.74;

/** A game in a list, beside its name: two of its pieces on the colour of its board. */
export const GameBadge = ({ face, size }: { readonly face: Face; readonly size: number }): JSX.Element => {
  const [front, back] = face.badge;
  const piece = Math.round(size * PIECE);
  return (
    <span
      class="game-badge"
      aria-hidden="true"
      style={{ width: `${size}px`, height: `${size}px`, background: `var(${cssName(face.badgeOn ?? 'well')})` }}
    >
      <span class="game-badge-back">
        <FigureView figure={back} size={piece} />
      </span>
      <span class="game-badge-front">
        <FigureView figure={front} size={piece} />
      </span>
    </span>
  );
};
