import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/help.ts';

/** What this game says to those who play with help, in French. */
export const words = translation<typeof english>()('fr')({
  last: {
    now: {
      tzaar: 'Ton dernier Tzaar en {cell} peut être pris.',
      tzarra: 'Ta dernière Tzarra en {cell} peut être prise.',
      tott: 'Ton dernier Tott en {cell} peut être pris.',
    },
    after: {
      tzaar: '{who} peut prendre ton dernier Tzaar en {cell}.',
      tzarra: '{who} peut prendre ta dernière Tzarra en {cell}.',
      tott: '{who} peut prendre ton dernier Tott en {cell}.',
    },
  },
  two: {
    now: {
      tzaar: 'Tes deux derniers Tzaars peuvent être pris en un tour.',
      tzarra: 'Tes deux dernières Tzarras peuvent être prises en un tour.',
      tott: 'Tes deux derniers Totts peuvent être pris en un tour.',
    },
    after: {
      tzaar: '{who} peut prendre tes deux derniers Tzaars en un tour.',
      tzarra: '{who} peut prendre tes deux dernières Tzarras en un tour.',
      tott: '{who} peut prendre tes deux derniers Totts en un tour.',
    },
  },
  few: {
    now: {
      tzaar: 'Ton Tzaar en {cell} peut être pris, et tu n’en as que deux.',
      tzarra: 'Ta Tzarra en {cell} peut être prise, et tu n’en as que deux.',
      tott: 'Ton Tott en {cell} peut être pris, et tu n’en as que deux.',
    },
    after: {
      tzaar: '{who} peut prendre ton Tzaar en {cell}, et tu n’en as que deux.',
      tzarra: '{who} peut prendre ta Tzarra en {cell}, et tu n’en as que deux.',
      tott: '{who} peut prendre ton Tott en {cell}, et tu n’en as que deux.',
    },
  },
  stack: {
    now: 'Ta pile de hauteur {height} en {cell} peut être prise.',
    after: '{who} peut prendre ta pile de hauteur {height} en {cell}.',
  },
  stuck: {
    now: 'Bientôt, tu n’auras peut-être plus rien à prendre.',
    after: 'Après ce tour, tu n’as plus rien à prendre.',
  },
  buried: {
    tzaar: 'Ce tour recouvre ton dernier Tzaar.',
    tzarra: 'Ce tour recouvre ta dernière Tzarra.',
    tott: 'Ce tour recouvre ton dernier Tott.',
  },
});
