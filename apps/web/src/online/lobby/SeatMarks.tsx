import type { Face } from '@threefold-games/stage';
import type { RowSeat } from '@threefold-games/wire';
import type { JSX } from 'preact';
import { FigureView } from '../../board/index.ts';
import './seatMarks.css';

/** A seat on which nobody sits: a dashed ring. */
export const EmptyMark = ({ size }: { readonly size: number }): JSX.Element => (
  <svg class="seat-empty" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="10.6" />
  </svg>
);

/** Who has sat down, as the tokens of the game. The row's name says it in words. */
export const SeatMarks = ({
  face,
  seats,
  size = 22,
}: {
  readonly face: Face;
  readonly seats: readonly RowSeat[];
  readonly size?: number;
}): JSX.Element => (
  <span class="beside seat-marks" aria-hidden="true">
    {seats.map((seat, at) =>
      seat.kind === 'empty' ? (
        <EmptyMark key={at} size={size} />
      ) : (
        <FigureView key={at} figure={face.token(at, seats.length)} size={size} />
      ),
    )}
  </span>
);
