import { drawScene, type Rect, type Scene } from '@threefold-games/stage';
import { patch } from '@threefold-games/stage/dom';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { backdrop, useDrawing } from './drawing.ts';
import './board.css';

interface SceneViewProps {
  readonly scene: Scene;
  /** What the picture shows; empty where a text beside it says so. */
  readonly label: string;
  /** `contain` shows all of it, `cover` fills the place. */
  readonly fit?: 'contain' | 'cover';
}

/** A scene as a still picture; it fills its parent. */
export const SceneView = ({ scene, label, fit = 'contain' }: SceneViewProps): JSX.Element => {
  const { draw } = useDrawing();
  const svg = useRef<SVGSVGElement>(null);
  const group = useRef<SVGGElement>(null);
  // As the browser has told it: to ask for it would make it lay out the page at once.
  const size = useRef<{ readonly width: number; readonly height: number } | undefined>(undefined);
  useLayoutEffect(() => {
    let drawn = 0;
    const redraw = (): void => {
      const { width = 0, height = 0 } = size.current ?? {};
      const scales = [width / scene.bounds.width, height / scene.bounds.height];
      const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales);
      // Not laid out yet, or hardly another size: least sizes of strokes would not differ to the eye.
      if (scale === 0 || Math.abs(scale / drawn - 1) < 0.02) return;
      drawn = scale;
      patch(group.current!, drawScene(scene, { ...draw, scale }));
    };
    redraw();
    const resizes = new ResizeObserver(([entry]) => {
      size.current = entry!.contentRect;
      redraw();
    });
    resizes.observe(svg.current!);
    return () => resizes.disconnect();
  }, [scene, fit, draw.contrast, draw.strong, draw.coordinates]);
  return (
    <svg
      class="scene-view"
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
      ref={svg}
      viewBox={box(scene.bounds)}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      style={{ background: backdrop(scene) }}
    >
      <g ref={group} />
    </svg>
  );
};

export const box = ({ x, y, width, height }: Rect): string => `${x} ${y} ${width} ${height}`;
