import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in German. */
export const words = translation<typeof english>()('de')({
  last: {
    now: {
      tzaar: 'Dein letzter Tzaar auf {cell} kann geschlagen werden.',
      tzarra: 'Dein letzter Tzarra auf {cell} kann geschlagen werden.',
      tott: 'Dein letzter Tott auf {cell} kann geschlagen werden.',
    },
    after: {
      tzaar: '{who} kann deinen letzten Tzaar auf {cell} schlagen.',
      tzarra: '{who} kann deinen letzten Tzarra auf {cell} schlagen.',
      tott: '{who} kann deinen letzten Tott auf {cell} schlagen.',
    },
  },
  two: {
    now: {
      tzaar: 'Deine letzten zwei Tzaars können in einem Zug geschlagen werden.',
      tzarra: 'Deine letzten zwei Tzarras können in einem Zug geschlagen werden.',
      tott: 'Deine letzten zwei Totts können in einem Zug geschlagen werden.',
    },
    after: {
      tzaar: '{who} kann deine letzten zwei Tzaars in einem Zug schlagen.',
      tzarra: '{who} kann deine letzten zwei Tzarras in einem Zug schlagen.',
      tott: '{who} kann deine letzten zwei Totts in einem Zug schlagen.',
    },
  },
  few: {
    now: {
      tzaar: 'Dein Tzaar auf {cell} kann geschlagen werden, und du hast nur zwei.',
      tzarra: 'Dein Tzarra auf {cell} kann geschlagen werden, und du hast nur zwei.',
      tott: 'Dein Tott auf {cell} kann geschlagen werden, und du hast nur zwei.',
    },
    after: {
      tzaar: '{who} kann deinen Tzaar auf {cell} schlagen, und du hast nur zwei.',
      tzarra: '{who} kann deinen Tzarra auf {cell} schlagen, und du hast nur zwei.',
      tott: '{who} kann deinen Tott auf {cell} schlagen, und du hast nur zwei.',
    },
  },
  stack: {
    now: 'Dein Stapel der Höhe {height} auf {cell} kann geschlagen werden.',
    after: '{who} kann deinen Stapel der Höhe {height} auf {cell} schlagen.',
  },
  stuck: {
    now: 'Bald hast du vielleicht nichts mehr zu schlagen.',
    after: 'Damit hast du nichts mehr zu schlagen.',
  },
  buried: {
    tzaar: 'Das verdeckt deinen letzten Tzaar.',
    tzarra: 'Das verdeckt deinen letzten Tzarra.',
    tott: 'Das verdeckt deinen letzten Tott.',
  },
});
