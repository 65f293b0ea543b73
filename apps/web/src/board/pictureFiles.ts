import { drawScene, paint, paletteOf, type Scene, type SvgNode, writeSvg } from '@threefold-games/stage';
import { shownTheme } from '../settings/index.ts';
import { download } from '../ui/index.ts';

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

/** The width of a shared picture in pixels. */
const WIDTH = 1200;

/** A scene as an SVG file in the colours of the page: it needs nothing but itself. */
const svgText = (scene: Scene, title: string): string => {
  const { theme, contrast } = shownTheme();
  const palette = paletteOf(theme, contrast);
  const { x, y, width, height } = scene.bounds;
  const margin = 0.04 * Math.max(width, height);
  const bounds = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const ground: SvgNode = { tag: 'rect', attrs: { ...bounds, fill: paint(scene.backdrop) }, kids: [] };
  const drawn = drawScene(scene, { scale: WIDTH / bounds.width });
  return writeSvg({ tag: 'g', attrs: {}, kids: [ground, drawn] }, bounds, { palette, width: WIDTH, title });
};

const svgPicture = (scene: Scene, title: string): Blob => new Blob([svgText(scene, title)], { type: 'image/svg+xml' });

/** The same as a picture of points; undefined where the browser cannot make one. */
const pngPicture = async (scene: Scene, title: string): Promise<Blob | undefined> => {
  const url = URL.createObjectURL(svgPicture(scene, title));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')!.drawImage(image, 0, 0);
    return await new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/png'));
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
};
