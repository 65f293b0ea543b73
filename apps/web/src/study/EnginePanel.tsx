import type { Game, Position } from '@threefold/core';
import type { Face } from '@threefold/stage';
import type { ComponentChildren, JSX } from 'preact';
import { Button, IconButton, Switch } from '../shell/controls.tsx';
import { sayFault } from '../state/faults.ts';
import { useWords } from '../state/language.ts';
import { LineList } from './LineList.tsx';
import type { Sitting } from './seats.ts';
import type { Thinker } from './thinker.ts';
import './engine.css';

const MOST_LINES = 5;

interface EngineProps {
  readonly thinker: Thinker;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** What the engine is doing, in a few words. */
const useEngineState = ({ thinker, on }: Pick<EngineProps, 'thinker' | 'on'>): string => {
  const { words, speak } = useWords();
  const { engine } = words.analysis;
  const n = thinker.lines.value?.thought.report.simulations;
  if (!on || thinker.failed.value) return speak(engine.device);
  if (n !== undefined) return speak(engine.simulations, { n });
  return thinker.busy.value ? speak(engine.thinking) : speak(engine.device);
};

/** The head of the engine's panel, with its switch. */
export const EngineHead = (props: EngineProps): JSX.Element => {
  const { words, speak } = useWords();
  const state = useEngineState(props);
  return (
    <div class="panel-head">
      <h2>{speak(words.analysis.engine.title)}</h2>
      <span class="panel-note">{state}</span>
      <Switch label={speak(words.analysis.engine.title)} on={props.on} onChange={props.onSwitch} />
    </div>
  );
};

interface EngineLinesProps {
  readonly thinker: Thinker;
  readonly game: Game;
  readonly face: Face;
  /** Where the lines begin. */
  readonly position: Position;
  readonly seats: readonly Sitting[];
  /** How many lines are wanted. */
  readonly count: number;
  readonly onCount: (count: number) => void;
  readonly onPlay: (turns: readonly (readonly string[])[]) => void;
}

/** The lines of the position, or why there are none. */
export const EngineLines = (props: EngineLinesProps): JSX.Element => {
  const { thinker, game, face, position, seats, count, onCount, onPlay } = props;
  const { words, speak } = useWords();
  const { engine } = words.analysis;
  const failed = thinker.failed.value;
  const found = thinker.lines.value;
  const asked = found?.position === position.encode() ? found : undefined;
  if (position.outcome()) return <p class="panel-text">{speak(engine.over)}</p>;
  if (failed)
    return (
      <div class="engine-failed" role="alert">
        <p class="engine-failed-title">{speak(engine.failedTitle)}</p>
        <p class="panel-text">{speak(engine.failedText)}</p>
        {failed.code !== 'engine.crashed' && <p class="panel-text">{sayFault(failed, words, speak)}</p>}
        <Button icon="reset" onClick={() => thinker.restart()}>
          {speak(engine.restart)}
        </Button>
      </div>
    );
  return (
    <>
      {thinker.handEvaluator.value && <p class="panel-text">{speak(engine.byHand)}</p>}
      {asked ? (
        <LineList
          game={game}
          face={face}
          position={position}
          lines={asked.thought.report.variations}
          seats={seats}
          onPlay={onPlay}
        />
      ) : (
        <Waiting count={count}>{speak(engine.thinking)}</Waiting>
      )}
      <div class="lines-count">
        <span>{speak(engine.lines)}</span>
        <IconButton
          icon="minus"
          label={speak(engine.fewer)}
          disabled={count <= 1}
          onClick={() => onCount(Math.max(1, count - 1))}
        />
        <span class="lines-number">{speak.number(count)}</span>
        <IconButton
          icon="plus"
          label={speak(engine.more)}
          disabled={count >= MOST_LINES}
          onClick={() => onCount(Math.min(MOST_LINES, count + 1))}
        />
      </div>
    </>
  );
};

/** Still rows of the same height, so that nothing jumps when the lines come. */
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
        {i === 0 && <span class="panel-text">{children}</span>}
      </div>
    ))}
  </div>
);
