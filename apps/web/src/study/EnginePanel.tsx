import type { Game, Position } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';
import type { ComponentChildren, JSX } from 'preact';
import { Button, IconButton, Switch } from '../shell/controls.tsx';
import { sayFault } from '../state/faults.ts';
import { useWords } from '../state/language.ts';
import type { Sitting } from './seats.ts';
import type { Thinker } from './thinker.ts';
import { VariationList } from './VariationList.tsx';
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
  /** Where they begin. */
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
