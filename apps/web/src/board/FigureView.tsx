import { drawFigure, type Figure } from '@threefold-games/stage';
import { patch } from '@threefold-games/stage/dom';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useDrawing } from './drawing.ts';
import { box } from './SceneView.tsx';

/** One piece beside a text that says what it is; `size` is its height in pixels. */
export const FigureView = ({ figure, size }: { readonly figure: Figure; readonly size: number }): JSX.Element => {
  const { draw } = useDrawing();
  const group = useRef<SVGGElement>(null);
  const { shape, tone, sides, layers, mark, marks, label, count, facing, faint } = figure;
  const { contrast, strong } = draw;
  const { node, bounds } = useMemo(() => {
    const scale = size / drawFigure(figure, { ...draw, scale: size }).bounds.height;
    return drawFigure(figure, { ...draw, scale });
    // A figure is made anew whenever it is asked for: it is drawn when it is another one.
  }, [shape, tone, sides, layers, mark, marks, label, count, facing, faint, size, contrast, strong]);
  useLayoutEffect(() => patch(group.current!, node), [node]);
  const width = Math.round((size * bounds.width) / bounds.height);
  return (
    <svg class="figure-view" width={width} height={size} viewBox={box(bounds)} aria-hidden="true">
      <g ref={group} />
    </svg>
  );
};
