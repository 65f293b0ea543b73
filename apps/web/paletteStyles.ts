import { DARK, LIGHT, type Palette } from '../../packages/stage/src/palette.ts';

const cssName = (token: string): string => `--${token.replace(/([A-Z]|\d+)/g, '-$1').toLowerCase()}`;
const block = (selector: string, palette: Palette): string =>
  `${selector}{${Object.entries(palette)
    .map(([token, colour]) => `${cssName(token)}:${colour}`)
    .join(';')}}`;

export const paletteStyles = (): string =>
  [
    block(':root', LIGHT),
    `@media (prefers-color-scheme: dark){${block(':root:not([data-theme=light])', DARK)}}`,
    block(':root[data-theme=dark]', DARK),
  ].join('\n');
