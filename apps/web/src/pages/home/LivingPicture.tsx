import type { Game } from '@threefold/core';
import { type Demo, loadDemo } from '@threefold/games';
import { cssName, type Rect, type Scene, STILL } from '@threefold/stage';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SceneView } from '../../board/SceneView.tsx';
import { useFace } from '../../state/face.ts';
import { narrow } from '../../state/narrow.ts';
import { moving } from '../../state/settings.ts';
import { type DemoLoop, openDemo } from './demoLoop.ts';
import { asPicture } from './picture.ts';

const PACE = 2500;

/** Whether somebody can see an element now. */
const useSeen = (element: { readonly current: Element | null }): boolean => {
  const [seen, set] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => set(entry?.isIntersecting ?? false));
    watcher.observe(element.current!);
    return () => watcher.disconnect();
  }, []);
  return seen;
};

interface Shown {
  readonly loop: DemoLoop;
  readonly demo: Demo;
  readonly frame: DemoLoop['frame'];
}

const load = async (game: Game): Promise<Shown | undefined> => {
  const demo = await loadDemo(game.id);
  if (!demo) return undefined;
  const loop = openDemo(game, demo);
  return { loop, demo, frame: loop.frame };
};

/** The middle of a rectangle. */
const nearer = ({ x, y, width, height }: Rect, zoom: number): Rect => ({
  x: x + (width - width / zoom) / 2,
  y: y + (height - height / zoom) / 2,
  width: width / zoom,
  height: height / zoom,
});

/** A real game that is replayed slowly while it is seen; it stands still where nothing may move. */
export const LivingPicture = ({ game, paused }: { readonly game: Game; readonly paused: boolean }): JSX.Element => {
  const face = useFace(game.id);
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const [shown, set] = useState<Shown>();
  /** The frame of the first picture stays, so that the camera does not wander as a board grows. */
  const bounds = useRef<Rect>(undefined);
  const small = narrow.value;
  useEffect(() => {
    void load(game).then(set);
  }, [game]);
  const runs = seen && !paused && moving() && shown !== undefined;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      shown.loop.advance();
      set({ ...shown, frame: shown.loop.frame });
    }, PACE);
    return () => clearInterval(timer);
  }, [runs, shown?.loop]);
  let scene: Scene | undefined;
  if (face && shown) {
    const drawn = asPicture(face.scene(shown.frame.view, { ...STILL, last: shown.frame.steps }));
    bounds.current ??= drawn.bounds;
    const near = nearer(bounds.current, small ? shown.demo.zoomSmall : shown.demo.zoom);
    scene = { ...drawn, bounds: near };
  }
  return (
    <div ref={place} class="living" style={scene && { background: `var(${cssName(scene.backdrop)})` }}>
      {scene && <SceneView scene={scene} label="" />}
    </div>
  );
};
