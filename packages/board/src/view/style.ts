import { FONT_STACK, paletteCss } from '@threefold-games/stage';
import { BAR_STYLE } from './barStyle.ts';
import { BOARD_STYLE } from './boardStyle.ts';

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow the style of all boards. A sheet that is made in script is no inline style: strict policies allow it. */
export const adoptStyle = (shadow: ShadowRoot): void => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(`${paletteCss()}:host{--font:${FONT_STACK}}${BOARD_STYLE}${BAR_STYLE}`);
  }
  shadow.adoptedStyleSheets = [sheet];
};
