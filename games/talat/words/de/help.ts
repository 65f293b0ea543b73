import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in German. */
export const words = translation<typeof english>()('de')({
  freezes: {
    other: 'Brett {board} friert ein, und {name} liegt vorn.',
    you: 'Brett {board} friert ein, und du liegst vorn.',
    level: 'Brett {board} friert ein, und es steht nach Punkten gleich.',
  },
  win: '{name} kann Brett {board} einfrieren und gewinnen.',
  tower: {
    now: 'Dein {tower} auf {cell} kann geschlagen werden.',
    after: '{name} kann deinen {tower} auf {cell} schlagen.',
  },
});
