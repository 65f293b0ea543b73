import { Surface, type SurfaceView } from '@threefold-games/board/surface';
import { animate } from '@threefold-games/stage/animate';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../shell/controls.tsx';
import { useWords } from '../state/language.ts';
import type { BoardProps } from './boardProps.ts';
import { backdrop, useDrawing } from './drawing.ts';

/** The flat board. */
export const Board2d = (
  props: Omit<BoardProps, 'view' | 'turns'> & { readonly children?: ComponentChildren },
): JSX.Element => {
  const { scene, label, zoomable = false, tools } = props;
  const { words, speak } = useWords();
  const { draw, moves } = useDrawing(props.named ?? false);
  const keys = useId();
  const host = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const drawn = useRef<SVGGElement>(null);
  const over = useRef<SVGGElement>(null);
  const layer = useRef<HTMLFieldSetElement>(null);
  const surface = useRef<Surface | undefined>(undefined);
  const [view, setView] = useState<SurfaceView>({ fitted: true, hidden: undefined });

  useLayoutEffect(() => {
    const now = { ...props, zoomable, draw, moves, onView: setView };
    if (surface.current) surface.current.update(now);
    else
      surface.current = new Surface(
        {
          host: host.current!,
          world: world.current!,
          svg: svg.current!,
          scene: drawn.current!,
          over: over.current!,
          layer: layer.current!,
        },
        now,
        animate,
      );
  });
  useLayoutEffect(
    () => () => {
      surface.current?.destroy();
      surface.current = undefined;
    },
    [],
  );

  return (
    <div class="board" style={{ background: backdrop(scene) }}>
      <div class={`board-host${zoomable ? ' board-zoomable' : props.onSwipe ? ' board-swiped' : ''}`} ref={host}>
        <div class="board-world" ref={world}>
          <svg class="board-svg" ref={svg} aria-hidden="true">
            <g ref={drawn} />
            <g ref={over} />
          </svg>
          <fieldset
            class={`board-cells${props.onFocusCell ? '' : ' board-cells-ringed'}`}
            ref={layer}
            aria-label={label}
            aria-describedby={keys}
          />
        </div>
      </div>
      <p class="unseen" id={keys}>
        {speak(words.board.keys)}
      </p>
      {(zoomable || tools) && (
        <div class="board-tools">
          {zoomable && (
            <IconButton
              kind="edged"
              icon={view.fitted ? 'zoomIn' : 'fit'}
              label={speak(view.fitted ? words.board.zoomIn : words.board.zoomOut)}
              onClick={() => surface.current?.toggleZoom()}
            />
          )}
          {tools}
        </div>
      )}
      {view.hidden !== undefined && <OutOfSight angle={view.hidden} onClick={() => surface.current?.showAll()} />}
      {props.children}
    </div>
  );
};

/** An arrow at the edge of the board towards what is out of sight; it shows everything. */
const OutOfSight = ({ angle, onClick }: { readonly angle: number; readonly onClick: () => void }): JSX.Element => {
  const { words, speak } = useWords();
  const [x, y] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  // From the middle to the edge of the board, whatever its form.
  const far = 50 / Math.max(Math.abs(x), Math.abs(y));
  const place = { left: `${50 + far * x}%`, top: `${50 + far * y}%`, '--towards': `${angle}deg` };
  return (
    <div class="board-edge">
      <span class="board-towards" style={place}>
        <IconButton kind="edged" icon="towards" label={speak(words.board.outOfSight)} onClick={onClick} />
      </span>
    </div>
  );
};
