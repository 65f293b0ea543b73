import { FONT_STACK, paletteCss } from '@threefold/stage';
import { STYLE } from './styleText.ts';

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow the style of all boards. A sheet that is made in script is no inline style: strict policies allow it. */
export const adoptStyle = (shadow: ShadowRoot): void => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`${paletteCss()}:host{--font:${FONT_STACK}}${STYLE}`);
  }
  shadow.adoptedStyleSheets = [sheet];
};
