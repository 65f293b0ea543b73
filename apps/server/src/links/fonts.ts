import { createRequire } from 'node:module';

/** The fonts of the app in the weights that pictures use: the rasteriser reads neither packed files nor variable ones. */
const FONTS = [
  'figtree/400Regular/Figtree_400Regular.ttf',
  'figtree/600SemiBold/Figtree_600SemiBold.ttf',
  'figtree/700Bold/Figtree_700Bold.ttf',
  'bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
];

/** Their files. */
export const fontFiles = (): string[] => {
  const { resolve } = createRequire(import.meta.url);
  return FONTS.map(font => resolve(`@expo-google-fonts/${font}`));
};

/** Whether the fonts have every letter of a text. */
export const isDrawable = (text: string): boolean =>
  /^[ -~\u00a0-\u017f\u2010-\u2026\u202f\u20ac]*$/.test(text.normalize('NFC'));
