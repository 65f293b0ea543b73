import { cssName, drawScene, FONT_STACK, paletteOf, type Scene, type Token } from '@threefold-games/stage';
import { patch } from '@threefold-games/stage/dom';
import type { BoardTheme, Showing } from '../plan.ts';
import { boxOf, makeSvg } from './dom.ts';

/** Pixels in the width that least sizes are meant for. */
const WIDTH = 480;

/** A scene as an SVG document of its own, in the colours of a theme. */
export const svgOf = (scene: Scene, title: string, theme: BoardTheme, { coordinates }: Showing): string => {
  const { bounds, backdrop } = scene;
  const contrast = theme.startsWith('contrast');
  const drawn = makeSvg('g');
  patch(drawn, drawScene(scene, { scale: WIDTH / bounds.width, contrast, coordinates: coordinates !== 'never' }));
  const name = makeSvg('title');
  name.textContent = title;
  const ground = makeSvg('rect', { ...bounds, fill: `var(${cssName(backdrop)})` });
  const svg = makeSvg('svg', { viewBox: boxOf(bounds), 'font-family': FONT_STACK, role: 'img' }, name, ground, drawn);
  const palette = paletteOf(theme.endsWith('dark') ? 'dark' : 'light', contrast);
  const colours = new Map((Object.keys(palette) as Token[]).map(token => [cssName(token), palette[token]]));
  return new XMLSerializer()
    .serializeToString(svg)
    .replace(/var\((--[\w-]+)\)/g, (all, token: string) => colours.get(token) ?? all);
};
