import type { ThemePictures } from '../../definition.ts';

/** A picture of each theme. */
export const pictures: ThemePictures = {};
