import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../shell/controls.tsx';
import { useWords } from '../state/language.ts';
import type { BoardProps } from './boardProps.ts';
import { backdrop, useDrawing } from './drawing.ts';
import { Surface } from './surface.ts';

/** The flat board. */
export const Board2d = (
  props: Omit<BoardProps, 'view' | 'turns'> & { readonly children?: ComponentChildren },
): JSX.Element => {
  const { scene, label, zoomable = false, tools } = props;
  const { words, speak } = useWords();
  const { draw, moves } = useDrawing();
  const keys = useId();
  const host = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const drawn = useRef<SVGGElement>(null);
  const over = useRef<SVGGElement>(null);
  const layer = useRef<HTMLFieldSetElement>(null);
  const surface = useRef<Surface | undefined>(undefined);
  const [close, setClose] = useState(false);

  useLayoutEffect(() => {
    const now = { ...props, zoomable, draw, moves, onClose: setClose };
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
              icon={close ? 'fit' : 'zoomIn'}
              label={speak(close ? words.board.zoomOut : words.board.zoomIn)}
              onClick={() => surface.current?.toggleZoom()}
            />
          )}
          {tools}
        </div>
      )}
      {props.children}
    </div>
  );
};
