import type { Face } from '@threefold/stage';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { useWords } from '../../state/language.ts';
import { Curve } from '../../study/Curve.tsx';
import { standsOf, turningPoints } from '../../study/evaluation.ts';
import { sittings } from '../../study/seats.ts';
import { useThinker } from '../../study/useThinker.ts';
import type { Standing } from '../../table/tableSession.ts';
import '../../study/study.css';

export interface EndCurveProps {
  readonly standing: Standing;
  readonly face: Face;
  /** By seat, as they stand in sentences. */
  readonly called: readonly string[];
  /** The turn after which one looks back. */
  readonly back: number | undefined;
  readonly onBack: (turn: number) => void;
}

/** How the chances went in a game that is over; thought out as long as somebody stays to see it. */
export const EndCurve = ({ standing, face, called, back, onBack }: EndCurveProps): JSX.Element => {
  const { words, speak } = useWords();
  const { curve } = words.analysis;
  const { game, setup, turns, outcome, position } = standing;
  const { thinker } = useThinker(game.id, position);
  const positions = useMemo(() => standsOf(standing.history).map(({ text }) => text), [standing.history]);
  useEffect(() => {
    thinker.draw(game.id, outcome ? positions.slice(0, -1) : positions);
    return () => thinker.leaveCurve();
  }, [thinker, positions]);
  const known = thinker.known.value;
  const values = positions.map((text, turn) =>
    outcome && turn === turns.length ? outcome.shares : known.get(text)?.values,
  );
  const points = turningPoints(values).length;
  const ahead = thinker.ahead.value;
  return (
    <>
      <p class="table-end-chance">
        <b>{setup.seats === 2 ? speak(curve.two, { name: called[0] ?? '' }) : speak(curve.more)}</b>
        <span>{ahead > 0 ? speak(curve.ahead, { n: ahead }) : points > 0 && speak(curve.points, { n: points })}</span>
      </p>
      <Curve values={values} seats={sittings(face, setup.seats, called)} now={back ?? turns.length} onTurn={onBack} />
    </>
  );
};
