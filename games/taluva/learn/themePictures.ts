import type { ThemePictures } from '../../definition.ts';

/** By theme: an island with the turn that shows it. */
export const pictures: ThemePictures = {};
