import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useWords } from '../../state/language.ts';
import { Curve } from '../../study/Curve.tsx';
import { standsOf, turningPoints } from '../../study/evaluation.ts';
import { sittings } from '../../study/seats.ts';
import { useThinker } from '../../study/useThinker.ts';
import type { TableController } from '../../table/controller.ts';
import '../../study/study.css';

export interface EndCurveProps {
  readonly controller: TableController;
  /** By seat, as they stand in sentences. */
  readonly called: readonly string[];
}

/** How the chances went in a game that is over; thought out as long as somebody stays to see it. */
export const EndCurve = ({ controller, called }: EndCurveProps): JSX.Element => {
  const { words, speak } = useWords();
  const { curve } = words.analysis;
  const { history, seats } = controller.model;
  const { game, position } = history;
  const outcome = position.outcome();
  const thinker = useThinker();
  const positions = useMemo(() => standsOf(history).map(({ text }) => text), [history]);
  useEffect(() => {
    thinker.draw(game.id, outcome ? positions.slice(0, -1) : positions);
    return () => thinker.leaveCurve();
  }, [thinker, positions]);
  const known = thinker.known.value;
  const values = positions.map((text, turn) =>
    outcome && turn === history.length ? outcome.shares : known.get(text)?.values,
  );
  const own = seats.findIndex(({ kind }) => kind === 'me');
  const isOwn = own >= 0;
  const title = (): string => {
    if (isOwn) return speak(seats.length === 2 ? curve.own : curve.ownMore);
    return seats.length === 2 ? speak(curve.two, { name: called[0] ?? '' }) : speak(curve.more);
  };
  const points = turningPoints(values).length;
  const ahead = thinker.ahead.value;
  return (
    <>
      <p class="table-end-chance">
        <b>{title()}</b>
        <span>{ahead > 0 ? speak(curve.ahead, { n: ahead }) : points > 0 && speak(curve.points, { n: points })}</span>
      </p>
      <Curve
        values={values}
        seats={sittings(controller.face.value, seats.length, called)}
        {...(isOwn && { lowest: own })}
        now={controller.back.value ?? history.length}
        onTurn={turn => controller.lookBack(turn)}
      />
    </>
  );
};
