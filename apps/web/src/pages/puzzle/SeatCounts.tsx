import type { Seat } from '@threefold-games/core';
import type { JSX } from 'preact';
import { FigureView } from '../../board/FigureView.tsx';
import { useWords } from '../../state/language.ts';
import { Counts, HeadlineView, SmallCounts } from '../table/Counts.tsx';
import type { PuzzleController } from './puzzleController.ts';

interface SeatsProps {
  readonly controller: PuzzleController;
  readonly seats: readonly Seat[];
}

/** All seats, oneself first. */
export const seatsOf = ({ source, model }: PuzzleController): readonly Seat[] =>
  model.seats.map((_, i, { length }) => (source.seat + i) % length);

/** What counts for each seat, as rows of a card. */
export const SeatRows = ({ controller, seats }: SeatsProps): JSX.Element => {
  const { words, speak } = useWords();
  const face = controller.face.value;
  const view = controller.view.value;
  const count = controller.model.seats.length;
  return (
    <ul class="puzzle-seats" aria-label={speak(words.table.players)}>
      {seats.map(seat => {
        const counts = face.counts(view, seat);
        const all = face.headline(view, seat);
        // What is the same for everybody all the time is no news here.
        const headline = all?.value === undefined ? undefined : all;
        return (
          <li key={seat} class="puzzle-seat">
            <span class="beside puzzle-seat-head">
              <FigureView figure={face.token(seat, count)} size={24} />
              <span class={headline ? 'name clip' : 'unseen'}>{controller.seatName(seat)}</span>
              {headline && <HeadlineView headline={headline} />}
            </span>
            {counts.length > 0 && <Counts counts={counts} />}
          </li>
        );
      })}
    </ul>
  );
};

/** The same on phones: a card each, beside each other where there are more than one. */
export const SeatCards = ({ controller, seats }: SeatsProps): JSX.Element => {
  const { words, speak } = useWords();
  const face = controller.face.value;
  const view = controller.view.value;
  const size = seats.length > 1 ? 'small' : 'line';
  const count = controller.model.seats.length;
  return (
    <ul class="table-cards-top" aria-label={speak(words.table.players)}>
      {seats.map(seat => {
        const headline = face.headline(view, seat);
        const counts = <SmallCounts counts={face.counts(view, seat)} />;
        return (
          <li key={seat} class={`table-card card table-card-${size}`}>
            <div class="beside table-card-head">
              <FigureView figure={face.token(seat, count)} size={size === 'line' ? 28 : 20} />
              <span class="words">
                <span class="clip table-card-name">{controller.seatName(seat)}</span>
              </span>
              {size === 'line' && counts}
              {headline?.value !== undefined && <b class="table-headline-value">{headline.value}</b>}
            </div>
            {size === 'small' && counts}
          </li>
        );
      })}
    </ul>
  );
};
