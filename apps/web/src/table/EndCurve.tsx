import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Curve, sittings } from '../analysis/index.ts';
import type { TableController } from '../board/index.ts';
import { useWords } from '../i18n/index.ts';
import { openReview, useSight } from '../review/index.ts';

export interface EndCurveProps {
  readonly controller: TableController;
  /** By seat, as they stand in sentences. */
  readonly called: readonly string[];
}

/** How the chances went in a game that is over: the beginning of its review, worked on as long as somebody stays to see it. */
export const EndCurve = ({ controller, called }: EndCurveProps): JSX.Element => {
  const { words, speak } = useWords();
  const { curve } = words.analysis;
  const { history, seats } = controller.model;
  const people = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]));
  const review = useMemo(() => openReview(history, people.length > 0 ? people : undefined), [history]);
  useSight(review);
  const own = seats.findIndex(({ kind }) => kind === 'me');
  const isOwn = own >= 0;
  const title = (): string => {
    if (isOwn) return speak(seats.length === 2 ? curve.own : curve.ownMore);
    return seats.length === 2 ? speak(curve.two, { name: called[0] ?? '' }) : speak(curve.more);
  };
  const { values, points } = review.review.value;
  const shown = points.filter(({ seat }) => !isOwn || seat === own);
  const { stage, done, all } = review.progress.value;
  const isReady = stage !== 'first' && stage !== 'usual';
  const ahead = Math.ceil((history.length * (all - done)) / all);
  const note = isReady
    ? shown.length > 0 && speak(curve.points, { n: shown.length })
    : speak(curve.ahead, { n: ahead });
  return (
    <>
      <p class="table-end-chance">
        <b>{title()}</b>
        <span>{note}</span>
      </p>
      <Curve
        values={values}
        seats={sittings(controller.face.value, seats.length, called)}
        {...(isOwn && { lowest: own })}
        now={controller.back.value ?? history.length}
        onTurn={turn => controller.board.lookBack(turn)}
        marks={shown.map(({ turn }) => ({ turn, kind: 'point', text: '' }))}
      />
    </>
  );
};
