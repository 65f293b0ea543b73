import { paletteOf, type Scene } from '@threefold/stage';
import { shownTheme } from '../state/settings.ts';
import { pngPicture, svgPicture } from './picture.ts';

/** A scene as a file, in the colours of the page. Loaded when somebody shares one: colours are all that a flat board does not need. */
export const svgShown = (scene: Scene, title: string): Blob =>
  new Blob([draw(scene, title)], { type: 'image/svg+xml' });

/** Undefined where the browser cannot make one. */
export const pngShown = (scene: Scene, title: string): Promise<Blob | undefined> => pngPicture(draw(scene, title));

const draw = (scene: Scene, title: string): string => {
  const { theme, contrast } = shownTheme();
  return svgPicture(scene, paletteOf(theme, contrast), title);
};
