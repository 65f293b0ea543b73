import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in French. */
export const words = translation<typeof english>()('fr')({
  win: {
    temple: '{name} peut construire son dernier temple et gagner.',
    tower: '{name} peut construire sa dernière tour et gagner.',
    hut: '{name} peut construire ses dernières huttes et gagner.',
  },
  split: 'Cette éruption coupe ton village en deux.',
  shrink: {
    one: 'Cette éruption laisse {n} case à ton village ; un temple en demande trois.',
    other: 'Cette éruption laisse {n} cases à ton village ; un temple en demande trois.',
  },
  out: 'Après cette tuile, tu ne peux rien construire : tu es hors jeu.',
  stuck: 'Au prochain tour, tu ne pourras peut-être rien construire.',
  tiles: 'Il n’y a plus de tuiles, et {name} a construit davantage.',
  lastTile: '{name} pose la dernière tuile et peut passer devant.',
});
