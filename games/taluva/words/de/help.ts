import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in German. */
export const words = translation<typeof english>()('de')({
  win: {
    temple: '{name} kann den letzten Tempel bauen und gewinnen.',
    tower: '{name} kann den letzten Turm bauen und gewinnen.',
    hut: '{name} kann die letzten Hütten bauen und gewinnen.',
  },
  split: 'Dieser Ausbruch teilt deine Siedlung.',
  shrink: {
    one: 'Dieser Ausbruch lässt deiner Siedlung {n} Feld; ein Tempel braucht drei.',
    other: 'Dieser Ausbruch lässt deiner Siedlung {n} Felder; ein Tempel braucht drei.',
  },
  out: 'Nach diesem Plättchen kannst du nichts bauen: Du scheidest aus.',
  stuck: 'Im nächsten Zug kannst du vielleicht nichts bauen.',
  tiles: 'Die Plättchen gehen aus, und {name} hat mehr gebaut.',
  lastTile: '{name} legt das letzte Plättchen und kann vorn liegen.',
});
