import { Surface, type SurfaceProps, type SurfaceView } from '@threefold-games/board-core/surface';
import { animate } from '@threefold-games/stage/animate';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { IconButton, later } from '../ui/index.ts';
import { backdrop, useDrawing } from './drawing.ts';

const BoardNotices = later(async () => (await import('./BoardNotices.tsx')).BoardNotices);

/** What a board shows, and the handlers of what happens on it. */
export interface BoardProps extends Omit<SurfaceProps, 'draw' | 'moves' | 'zoomable' | 'pans' | 'onView'> {
  /** What the board is called. */
  readonly label: string;
  /** Whether notation is spoken of, so that fields are to be told by their names. */
  readonly named?: boolean;
  /** Whether the board can be moved and zoomed; else all of it is always seen. */
  readonly zoomable?: boolean;
  /** Buttons of the page, in a row with those of the board. */
  readonly tools?: ComponentChildren;
}

/** The flat board; `unable` says that it cannot be shown in three dimensions. */
export const Board2d = (props: BoardProps & { readonly unable: boolean }): JSX.Element => {
  const { scene, label, zoomable = false, tools, unable } = props;
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
      {(unable || view.hidden !== undefined) && (
        <BoardNotices unable={unable} hidden={view.hidden} onShowAll={() => surface.current?.showAll()} />
      )}
    </div>
  );
};
