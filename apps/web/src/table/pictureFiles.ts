import type { Scene } from '@threefold-games/stage';
import { download } from '../state/files.ts';
import { pngPicture, svgPicture } from './picture.ts';

/** A board that is shared as a file of this name. */
export interface Shared {
  readonly scene: Scene;
  readonly title: string;
  readonly name: string;
}

export const savePng = async ({ scene, title, name }: Shared): Promise<void> => {
  const picture = await pngPicture(scene, title);
  if (!picture) throw new Error('there is no picture');
  download(`${name}.png`, picture);
};

export const saveSvg = ({ scene, title, name }: Shared): void => download(`${name}.svg`, svgPicture(scene, title));

/** Hands the picture and the record to another app, as the system offers it. */
export const shareWith = async ({ scene, title, name }: Shared, text: string): Promise<void> => {
  try {
    const picture = await pngPicture(scene, title);
    const files = picture ? [new File([picture], `${name}.png`, { type: 'image/png' })] : [];
    const all = { title, text, files };
    await navigator.share(navigator.canShare?.(all) ? all : { title, text });
  } catch (error) {
    // Whoever has thought better of it knows that.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
};
