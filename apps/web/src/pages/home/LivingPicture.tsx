import { whenIdle } from '@threefold-games/board/surface';
import { loadDemo } from '@threefold-games/catalogue/load';
import type { GameHead } from '@threefold-games/core';
import { cssName, type Face, type Rect, STILL } from '@threefold-games/stage';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SceneView } from '../../board/SceneView.tsx';
import { useSeen } from '../../board/useSeen.ts';
import { loadFace } from '../../state/face.ts';
import { loadGame } from '../../state/games.ts';
import { narrow } from '../../state/narrow.ts';
import { moving } from '../../state/settings.ts';
import type { Card } from './cards.ts';
import { type DemoLoop, openDemo } from './demoLoop.ts';
import { asPicture } from './picture.ts';

const PACE = 2500;

/** A demo that goes on, and what draws it. */
interface Living {
  readonly face: Face;
  readonly loop: DemoLoop;
}

const load = async ({ id }: GameHead): Promise<Living | undefined> => {
  const [game, demo, face] = await Promise.all([loadGame(id), loadDemo(id), loadFace(id)]);
  return game && demo && { face, loop: openDemo(game, demo) };
};

/** The middle of a rectangle. */
const nearer = ({ x, y, width, height }: Rect, zoom: number): Rect => ({
  x: x + (width - width / zoom) / 2,
  y: y + (height - height / zoom) / 2,
  width: width / zoom,
  height: height / zoom,
});

interface LivingPictureProps {
  readonly game: GameHead;
  readonly card: Card;
  readonly paused: boolean;
}

/** A still picture of a real game, which goes on slowly while it is seen: once the page has nothing else to do, and where things may move. */
export const LivingPicture = ({ game, card, paused }: LivingPictureProps): JSX.Element => {
  const place = useRef<HTMLDivElement>(null);
  const seen = useSeen(place);
  const [living, setLiving] = useState<Living | undefined>(undefined);
  const [frame, setFrame] = useState<DemoLoop['frame'] | undefined>(undefined);
  const runs = seen && !paused && moving();
  useEffect(() => {
    if (!runs || living) return undefined;
    // Without its code the picture stays still.
    return whenIdle(() => void load(game).then(setLiving, () => undefined));
  }, [runs, living, game]);
  useEffect(() => {
    if (!runs || !living) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      living.loop.advance();
      setFrame(living.loop.frame);
    }, PACE);
    return () => clearInterval(timer);
  }, [runs, living]);
  const zoom = narrow.value ? card.zoomSmall : card.zoom;
  const scene = useMemo(() => {
    const shown = living && frame ? living.face.scene(frame.view, { ...STILL, last: frame.steps }) : card.scene;
    // The frame of the first picture stays, so that the camera does not wander as a board grows.
    return { ...asPicture(shown), bounds: nearer(card.scene.bounds, zoom) };
  }, [living, frame, card, zoom]);
  return (
    <div ref={place} class="living" style={{ background: `var(${cssName(scene.backdrop)})` }}>
      <SceneView scene={scene} label="" />
    </div>
  );
};
