import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/puzzles.ts';

/** What the puzzles of this game say, in French. */
export const words = translation<typeof english>()('fr')({
  themes: {
    winTempleHuts: {
      name: 'Temples et huttes',
      about: 'Gagne aussitôt avec ton dernier temple ou tes dernières huttes.',
      done: 'Tous tes temples et toutes tes huttes sont construits, et cela suffit pour gagner.',
    },
    winTowers: {
      name: 'Toutes les tours',
      about: 'Gagne aussitôt avec toutes tes tours et tous tes bâtiments d’une autre sorte.',
      done: 'Toutes tes tours et tous tes bâtiments d’une autre sorte sont construits, et cela suffit pour gagner.',
    },
    guard: {
      name: 'Parer la menace',
      about: 'Quelqu’un va gagner. Empêche-le, et construis des huttes dans le même tour.',
      ask: {
        one: 'Construis {n} hutte pour que personne d’autre ne puisse gagner au tour suivant',
        other: 'Construis {n} huttes pour que personne d’autre ne puisse gagner au tour suivant',
      },
      done: 'Sur l’île telle qu’elle est, aucune tuile ne fait gagner quelqu’un d’autre.',
    },
    rareTower: {
      name: 'Prendre de la hauteur',
      about: 'Une tour demande le niveau 3. C’est à ta tuile de le créer.',
      ask: 'Construis une tour',
      done: 'La tuile a donné la hauteur, et la tour se dresse dessus.',
    },
    rareTemple: {
      name: 'Couper pour un temple',
      about: 'Coupe un de tes villages pour qu’une partie puisse recevoir un temple.',
      ask: 'Construis un temple',
      done: 'L’éruption a coupé un village, et une de ses parties a reçu le temple.',
    },
    templeAndCut: {
      name: 'Ton temple d’abord',
      about: 'Construis ton temple, et empêche ceux des autres.',
      ask: 'Construis un temple et ne laisse personne d’autre prêt pour le sien',
      done: 'Ton temple est construit, et personne d’autre n’a de village prêt pour un temple.',
    },
    readyAndCut: {
      name: 'Toi et personne d’autre',
      about: 'Prépare ton temple, et empêche ceux des autres.',
      ask: {
        one: 'Prépare un village pour un temple et ne laisse personne d’autre prêt pour le sien',
        other: 'Termine avec {n} villages prêts pour un temple et ne laisse personne d’autre prêt pour le sien',
      },
      done: 'Tu as un village prêt pour un temple, et personne d’autre n’en a.',
    },
    cutOff: {
      name: 'Réduire un village',
      about: 'Par une éruption, laisse à quelqu’un moins que les trois cases qu’il faut pour un temple.',
      ask: {
        one: 'Construis {n} hutte et ne laisse personne d’autre prêt pour un temple',
        other: 'Construis {n} huttes et ne laisse personne d’autre prêt pour un temple',
      },
      done: 'Un village était prêt pour un temple ; après l’éruption, plus aucune de ses parties n’a trois cases.',
    },
    shutIn: {
      name: 'Enfermer',
      about: 'Ne laisse à quelqu’un aucune case libre pour un temple.',
      ask: {
        one: 'Construis {n} hutte et ne laisse personne d’autre prêt pour un temple',
        other: 'Construis {n} huttes et ne laisse personne d’autre prêt pour un temple',
      },
      done: 'Un village était prêt pour un temple ; il n’a plus de case libre à côté de lui.',
    },
    lastHuts: {
      name: 'Les dernières huttes',
      about: 'Épuise tes huttes, mais garde un temple à construire.',
      ask: {
        one: 'Construis ta dernière hutte, avec un village prêt pour un temple',
        other: 'Construis tes {n} dernières huttes, avec un village prêt pour un temple',
      },
      done: 'Toutes tes huttes sont construites, et il te reste un temple à construire ensuite.',
    },
    bury: {
      name: 'Sous la lave',
      about: 'Recouvre beaucoup de huttes d’un coup, et construis-en beaucoup.',
      ask: {
        one: 'Construis au moins {n} hutte, et recouvre au moins {n} hutte adverse',
        other: 'Construis au moins {n} huttes, et recouvre au moins {n} huttes adverses',
      },
      done: 'En hauteur, une case porte plusieurs huttes : une seule tuile a pu en recouvrir autant.',
    },
    shelter: {
      name: 'À l’abri de la lave',
      about: 'Les huttes que la lave n’atteint pas seront là quand viendra leur temple.',
      ask: {
        one: 'Construis {n} hutte pour qu’aucune éruption ne puisse recouvrir tes villages sans temple',
        other: 'Construis {n} huttes pour qu’aucune éruption ne puisse recouvrir tes villages sans temple',
      },
      done: 'Sur l’île telle qu’elle est, aucune éruption ne peut recouvrir de hutte dans tes villages sans temple.',
    },
    bigExpand: {
      name: 'Grand agrandissement',
      about: 'Construis autant de huttes d’un coup que tu peux.',
      ask: { one: 'Construis {n} hutte', other: 'Construis {n} huttes' },
      done: 'Un agrandissement prend toutes les cases libres de son terrain, avec autant de huttes que leur niveau.',
    },
    twoReady: {
      name: 'Deux à la fois',
      about: 'Des villages qui restent séparés peuvent recevoir un temple chacun.',
      ask: {
        one: 'Termine avec {n} village prêt pour un temple',
        other: 'Termine avec {n} villages prêts pour un temple',
      },
      done: 'Tant que ces villages restent séparés, chacun peut recevoir un temple.',
    },
    joinThree: {
      name: 'Réunir',
      about: 'Réunis des villages pour atteindre les trois cases qu’il faut pour un temple.',
      ask: 'Prépare un village pour un temple',
      done: 'Des villages n’en forment plus qu’un, et celui-ci est prêt pour un temple.',
    },
    splitReady: {
      name: 'Détacher une partie',
      about: 'Une partie détachée d’un village peut recevoir son propre temple.',
      ask: 'Prépare un village pour un temple',
      done: 'L’éruption a coupé un village, et une de ses parties est prête pour un temple.',
    },
    readyTemple: {
      name: 'Préparer un temple',
      about: 'Un temple demande un village de trois cases qui n’en a pas encore, et une case libre à côté.',
      ask: 'Prépare un village pour un temple',
      done: 'Le village a au moins trois cases, pas de temple, et une case libre à côté de lui.',
    },
  },
});
