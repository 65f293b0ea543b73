import type { Scene } from '../scene.ts';
import { type DrawOptions, drawScene } from '../svg/draw.ts';
import type { Stage } from './cast.ts';
import { patch } from './patch.ts';

/** Draws a scene without any way there. */
export const show = (stage: Stage, scene: Scene, draw: DrawOptions): void => patch(stage.scene, drawScene(scene, draw));
