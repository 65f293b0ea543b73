import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button } from '../ui/index.ts';
import { Curve } from './Curve.tsx';
import { standsOf, turningPoints } from './evaluation.ts';
import type { Sitting } from './seats.ts';
import type { Thinker } from './thinker.ts';
import { historyAt, mainLine, type NodeId, ROOT } from './tree.ts';
import type { Workbench } from './workbench.ts';
import './curve.css';

interface CurvePanelProps {
  readonly bench: Workbench;
  readonly thinker: Thinker;
  readonly seats: readonly Sitting[];
  readonly onGo: (id: NodeId) => void;
}

/** The curve of the main line; nothing is thought about until it is asked for. */
export const CurvePanel = ({ bench, thinker, seats, onGo }: CurvePanelProps): JSX.Element | null => {
  const { words, speak } = useWords();
  const { curve } = words.analysis;
  const [asked, setAsked] = useState(false);
  const { study, at } = bench.opened.value;
  const line = [ROOT, ...mainLine(study)];
  const key = line.join(' ');
  const positions = useMemo(() => standsOf(historyAt(study, line.at(-1)!)), [bench, study.start, key]);
  useEffect(() => {
    if (asked)
      thinker.draw(
        bench.game.id,
        positions.flatMap(({ text, shares }) => (shares ? [] : [text])),
      );
  }, [asked, thinker, bench, positions]);
  if (line.length < 2) return null;
  const known = thinker.known.value;
  const values = positions.map(({ text, shares }) => shares ?? known.get(text)?.values);
  const turned = turningPoints(values).length;
  const ahead = thinker.ahead.value;
  const place = line.indexOf(at);
  const note = ahead > 0 ? speak(curve.ahead, { n: ahead }) : turned > 0 ? speak(curve.points, { n: turned }) : '';
  return (
    <section class={asked ? 'card panel curve-panel' : 'card panel curve-panel curve-panel-closed'}>
      <div class="beside panel-head">
        <h2>{seats.length === 2 ? speak(curve.two, { name: seats[0]!.name }) : speak(curve.more)}</h2>
        {asked ? (
          <span class="panel-note panel-note-end">{note}</span>
        ) : (
          <Button icon="chart" onClick={() => setAsked(true)}>
            {speak(curve.draw)}
          </Button>
        )}
      </div>
      {asked && (
        <Curve
          values={values}
          seats={seats}
          now={place < 0 ? undefined : place}
          onTurn={turn => onGo(line[turn] ?? ROOT)}
        />
      )}
    </section>
  );
};
