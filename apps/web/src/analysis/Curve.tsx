import type { Seat } from '@threefold-games/core';
import type { JSX } from 'preact';
import { useWords } from '../i18n/index.ts';
import { type Band, bands, type CurvePoint, turningPoints, wholePercents } from './evaluation.ts';
import type { Sitting } from './seats.ts';
import './curve.css';
import './study.css';

interface CurveProps {
  /** By turn, the first before any: the shares of the seats, undefined where they are not known. */
  readonly values: readonly (readonly number[] | undefined)[];
  readonly seats: readonly Sitting[];
  /** Whose share is drawn from below: the reader's own, else that of the first. */
  readonly lowest?: Seat;
  /** The turn that is shown now; undefined where it is none of these. */
  readonly now: number | undefined;
  readonly onTurn: (turn: number) => void;
  /** What is marked, and where; the turns that changed most unless told. */
  readonly marks?: readonly CurveMark[];
}

/** A mark on a curve. */
export interface CurveMark {
  /** After so many turns. */
  readonly turn: number;
  /** A turning point with its number, or a choice between others. */
  readonly kind: 'point' | 'choice';
  readonly text: string;
}

const WIDTH = 1000;
const HEIGHT = 100;

/** How the shares went, turn by turn, stacked from below. Gold where it turned; a slider to walk along. */
export const Curve = ({ values, seats, lowest = 0, now, onTurn, marks }: CurveProps): JSX.Element => {
  const { words, speak } = useWords();
  const { curve } = words.analysis;
  const turns = values.length - 1;
  const marked = marks ?? turningPoints(values).map((turn): CurveMark => ({ turn, kind: 'point', text: '' }));
  const turned = marked.flatMap(({ turn, kind }) => (kind === 'point' ? [turn] : []));
  const stacked = bands(values, seats.length, lowest);
  const say = (turn: number): string => {
    const shares = values[turn];
    if (!shares) return speak(curve.unknown, { turn, turns });
    const percents = wholePercents(shares);
    const list = seats.map(({ seat, name }) =>
      speak(words.analysis.engine.share, { name, percent: speak.percent((percents[seat] ?? 0) / 100) }),
    );
    return speak(turned.includes(turn) ? curve.turning : curve.value, { turn, turns, shares: speak.list(list) });
  };
  const left = (turn: number): string => `${(100 * turn) / Math.max(1, turns)}%`;
  return (
    <div class="curve">
      <svg class="curve-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {stacked.toReversed().map(band => (
          <path key={band.seat} class={`curve-band ${seats[band.seat]!.tone}`} d={area(band)} />
        ))}
        {stacked.slice(0, -1).map(band => (
          <path key={band.seat} class={seats.length === 2 ? 'curve-line' : 'curve-edge'} d={line(band)} />
        ))}
        {seats.length === 2 && <path class="curve-even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />}
      </svg>
      {marked.map(({ turn, kind, text }) => (
        <span
          key={`${kind} ${turn}`}
          class={`curve-mark curve-${kind}${text === '' ? '' : ' curve-numbered'}`}
          style={{ left: left(turn), top: `${100 - 100 * (values[turn]?.[lowest] ?? 0.5)}%` }}
          aria-hidden="true"
        >
          {text}
        </span>
      ))}
      {now !== undefined && <span class="curve-now" style={{ left: left(now) }} />}
      <input
        class="curve-slider"
        type="range"
        min={0}
        max={turns}
        step={1}
        value={now ?? turns}
        aria-label={speak(curve.slider)}
        aria-valuetext={say(now ?? turns)}
        onInput={event => onTurn(Number(event.currentTarget.value))}
      />
    </div>
  );
};

const place = ({ x, y }: CurvePoint): string => `${(x * WIDTH).toFixed(1)} ${(HEIGHT - y * HEIGHT).toFixed(2)}`;

const runLine = (run: readonly CurvePoint[]): string => `M${run.map(place).join('L')}`;

const line = ({ runs }: Band): string => runs.map(runLine).join('');

/** All below the upper edge of a band, as far as it is known: the bands above are painted first. */
const area = ({ runs }: Band): string =>
  runs
    .map(run => {
      const x = (point: CurvePoint | undefined): string => ((point?.x ?? 0) * WIDTH).toFixed(1);
      return `${runLine(run)}L${x(run.at(-1))} ${HEIGHT}L${x(run[0])} ${HEIGHT}Z`;
    })
    .join('');
