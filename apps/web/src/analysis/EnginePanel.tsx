import { showStep, showSteps } from '@threefold-games/board-core/compose';
import { type Game, moverOf, type Position, type Seat } from '@threefold-games/core';
import type { Variation } from '@threefold-games/search';
import type { Face } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { FigureView } from '../board/index.ts';
import { sayFault, useWords } from '../i18n/index.ts';
import { Button, IconButton, Switch } from '../ui/index.ts';
import { type Evaluation, verdictOf } from './evaluation.ts';
import { StackedBar } from './ShareBar.tsx';
import type { Sitting } from './seats.ts';
import type { Thinker } from './thinker.ts';
import './engine.css';

const MOST = 5;

interface EngineProps {
  readonly thinker: Thinker;
}

/** What the engine is doing, in a few words. */
const useEngineState = ({ on, failed, found, busy }: Thinker): string => {
  const { words, speak } = useWords();
  const { engine } = words.analysis;
  const n = found.value?.thought.report.simulations;
  if (!on.value || failed.value) return speak(engine.device);
  if (n !== undefined) return speak(engine.simulations, { n });
  return busy.value ? speak(engine.thinking) : speak(engine.device);
};

/** The head of the engine's panel, with its switch. */
export const EngineHead = ({ thinker }: EngineProps): JSX.Element => {
  const { words, speak } = useWords();
  const state = useEngineState(thinker);
  return (
    <div class="beside panel-head">
      <h2>{speak(words.analysis.engine.title)}</h2>
      <span class="quiet clip panel-note">{state}</span>
      <EngineSwitch thinker={thinker} />
    </div>
  );
};

export const EngineSwitch = ({ thinker }: EngineProps): JSX.Element => {
  const { words, speak } = useWords();
  return (
    <Switch
      label={speak(words.analysis.engine.title)}
      on={thinker.on.value}
      onChange={on => {
        thinker.on.value = on;
      }}
    />
  );
};

interface EngineVariationsProps extends EngineProps {
  readonly game: Game;
  readonly face: Face;
  /** The position from which they start. */
  readonly position: Position;
  readonly seats: readonly Sitting[];
  readonly onPlay: (turns: readonly (readonly string[])[]) => void;
}

/** The variations of the position, or why there are none. */
export const EngineVariations = (props: EngineVariationsProps): JSX.Element => {
  const { thinker, game, face, position, seats, onPlay } = props;
  const { words, speak } = useWords();
  const { engine } = words.analysis;
  const failed = thinker.failed.value;
  const found = thinker.found.value;
  const count = thinker.count.value;
  const setCount = (to: number): void => {
    thinker.count.value = to;
  };
  const asked = found?.position === position.encode() ? found : undefined;
  if (position.outcome()) return <p class="quiet">{speak(engine.over)}</p>;
  if (failed)
    return (
      <div class="engine-failed" role="alert">
        <p class="engine-failed-title">{speak(engine.failedTitle)}</p>
        <p class="quiet">{speak(engine.failedText)}</p>
        {failed.code !== 'engine.crashed' && <p class="quiet">{sayFault(failed, words, speak)}</p>}
        <Button icon="reset" onClick={() => thinker.restart()}>
          {speak(engine.restart)}
        </Button>
      </div>
    );
  return (
    <>
      {thinker.handEvaluator.value && <p class="quiet">{speak(engine.byHand)}</p>}
      {asked ? (
        <VariationList
          game={game}
          face={face}
          position={position}
          variations={asked.thought.report.variations}
          seats={seats}
          onPlay={onPlay}
        />
      ) : (
        <Waiting count={count}>{speak(engine.thinking)}</Waiting>
      )}
      <div class="quiet lines-count">
        <span>{speak(engine.lines)}</span>
        <IconButton
          icon="minus"
          label={speak(engine.fewer)}
          disabled={count <= 1}
          onClick={() => setCount(count - 1)}
        />
        <span class="lines-number">{speak.number(count)}</span>
        <IconButton
          icon="plus"
          label={speak(engine.more)}
          disabled={count >= MOST}
          onClick={() => setCount(count + 1)}
        />
      </div>
    </>
  );
};

/** Still rows of the same height, so that nothing jumps when they come. */
const Waiting = ({
  count,
  children,
}: {
  readonly count: number;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class="lines lines-waiting">
    {Array.from({ length: count }, (_, i) => (
      <div key={i} class="line">
        {i === 0 && <span class="quiet">{children}</span>}
      </div>
    ))}
  </div>
);

interface VariationListProps {
  readonly game: Game;
  readonly face: Face;
  /** The position from which they start. */
  readonly position: Position;
  readonly variations: readonly Variation[];
  readonly seats: readonly Sitting[];
  /** Plays these turns from here; the last may be unfinished. */
  readonly onPlay: (turns: readonly (readonly string[])[]) => void;
}

/** What a proven value means, in words. */
const useVerdict = (seats: readonly Sitting[]): ((value: Evaluation | Variation) => string | undefined) => {
  const { words, speak } = useWords();
  const { engine } = words.analysis;
  return value => {
    const verdict = verdictOf(value);
    if (!verdict) return undefined;
    if (verdict.kind === 'even') return speak(engine.even);
    const { name } = seats[verdict.seat]!;
    return value.solvedIn === undefined
      ? speak(engine.wins, { name })
      : speak(engine.winsIn, { name, n: value.solvedIn });
  };
};

/** The best variations: number, moves, share and bar. The numbers are those of the arrows on the board. */
const VariationList = ({ game, face, position, variations, seats, onPlay }: VariationListProps): JSX.Element => {
  const { words, speak } = useWords();
  const verdict = useVerdict(seats);
  const mover = moverOf(game, position);
  return (
    <ol class="lines">
      {variations.map((variation, index) => {
        const proven = verdict(variation);
        const percent = speak.percent(variation.values[mover] ?? 0);
        const whose = turnsOf(position, variation).slice(0, seats.length);
        return (
          <li
            key={variation.turns[0]?.join(' ')}
            class={index === 0 ? 'line line-best' : 'line'}
            aria-label={speak(words.analysis.engine.line, { rank: index + 1, verdict: proven ?? percent })}
          >
            <span class={index === 0 ? 'line-rank line-rank-best' : 'line-rank'}>{index + 1}</span>
            <span class="line-moves">
              {whose.map(({ seat, steps }, i) => (
                <button
                  key={`${i} ${steps.join(' ')}`}
                  type="button"
                  class={i === 0 ? 'line-turn line-first' : 'line-turn'}
                  onClick={() => onPlay(variation.turns.slice(0, i + 1))}
                >
                  <span class="unseen">{speak(words.analysis.engine.playTo, { moves: showSteps(steps) })}</span>
                  {i > 0 && seats.length > 2 && seat >= 0 && (
                    <FigureView figure={face.token(seat, seats.length)} size={18} />
                  )}
                  {steps.map((step, s) => (
                    <span key={`${s} ${step}`} aria-hidden="true">
                      {showStep(step)}
                    </span>
                  ))}
                </button>
              ))}
            </span>
            <span class={proven ? 'line-verdict' : 'line-percent'}>{proven ?? percent}</span>
            {seats.length > 2 ? (
              <span class="line-bar">
                <StackedBar values={variation.values} seats={seats} numbers />
              </span>
            ) : (
              <span class="line-bar line-track" aria-hidden="true">
                <span class="line-fill" style={{ width: `${100 * (variation.values[mover] ?? 0)}%` }} />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};

/** The turns of a variation with who plays them. */
const turnsOf = (
  from: Position,
  variation: Variation,
): readonly { readonly seat: Seat; readonly steps: readonly string[] }[] => {
  const position = from.copy();
  let at = 0;
  return variation.turns.map(steps => {
    let seat: Seat = -1;
    for (const _ of steps) {
      if (seat < 0) seat = position.actor;
      const action = variation.actions[at++];
      if (action !== undefined) position.make(action);
    }
    return { seat, steps };
  });
};
