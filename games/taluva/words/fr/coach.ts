import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What Taluva’s coach says, in French. A name follows “de” nowhere, for it may begin with a vowel. */
export const words = translation<typeof english>()('fr')({
  reasons: {
    winNowTempleTower: {
      title: 'Une victoire dès ce tour',
      text: 'Tu peux finir de construire tes temples et tes tours, et gagner aussitôt.',
    },
    winNowTempleHut: {
      title: 'Une victoire dès ce tour',
      text: 'Tu peux finir de construire tes temples et tes huttes, et gagner aussitôt.',
    },
    winNowTowerHut: {
      title: 'Une victoire dès ce tour',
      text: 'Tu peux finir de construire tes tours et tes huttes, et gagner aussitôt.',
    },
    out: { title: 'Rien à construire', text: 'Après ta tuile, tu ne peux rien construire : tu es hors jeu.' },
    tilesOutTemple: {
      title: 'Les tuiles sont épuisées',
      text: 'Il ne reste aucune tuile, et {who} a construit plus de temples : {most} contre {fewer}.',
    },
    tilesOutTower: {
      title: 'Les tuiles sont épuisées',
      text: 'Il ne reste aucune tuile ; à égalité de temples, {who} a construit plus de tours : {most} contre {fewer}.',
    },
    tilesOutHut: {
      title: 'Les tuiles sont épuisées',
      text: 'Il ne reste aucune tuile ; temples et tours à égalité, {who} a construit plus de huttes : {most} contre {fewer}.',
    },
    lastTileTemple: {
      title: 'La dernière tuile',
      text: 'Cette tuile est la dernière, et tu peux finir devant par les temples : {most} contre {fewer}.',
    },
    lastTileTower: {
      title: 'La dernière tuile',
      text: 'Cette tuile est la dernière, et tu peux finir devant par les tours : {most} contre {fewer}.',
    },
    lastTileHut: {
      title: 'La dernière tuile',
      text: 'Cette tuile est la dernière, et tu peux finir devant par les huttes : {most} contre {fewer}.',
    },
    replyWinsTemple: { title: 'Une réponse qui gagne', text: '{who} répond par son dernier temple et gagne.' },
    replyWinsTower: { title: 'Une réponse qui gagne', text: '{who} répond par sa dernière tour et gagne.' },
    replyWinsHut: { title: 'Une réponse qui gagne', text: '{who} répond par ses dernières huttes et gagne.' },
    replyStuck: {
      title: 'Rien à construire',
      text: '{who} répond : sans huttes, tu ne peux rien construire au tour suivant si l’île reste ainsi.',
    },
    winNext: {
      title: 'Une victoire au tour suivant',
      text: {
        one: 'Sur l’île telle qu’elle est, {who} peut gagner avec {n} tuile sur {of} pas encore vues ; après le meilleur tour, avec {instead}.',
        other:
          'Sur l’île telle qu’elle est, {who} peut gagner avec {n} tuiles sur {of} pas encore vues ; après le meilleur tour, avec {instead}.',
      },
    },
    winNextOnly: {
      title: 'Une victoire au tour suivant',
      text: {
        one: 'Sur l’île telle qu’elle est, {who} peut gagner avec {n} tuile sur {of} pas encore vues ; après le meilleur tour, aucune.',
        other:
          'Sur l’île telle qu’elle est, {who} peut gagner avec {n} tuiles sur {of} pas encore vues ; après le meilleur tour, aucune.',
      },
    },
    winOwn: {
      title: 'Ta victoire au tour suivant',
      text: {
        one: 'Après le meilleur tour, si l’île reste ainsi, {n} tuile sur {of} pas encore vues te fait gagner ; après le tien, {instead}.',
        other:
          'Après le meilleur tour, si l’île reste ainsi, {n} tuiles sur {of} pas encore vues te font gagner ; après le tien, {instead}.',
      },
    },
    winOwnOnly: {
      title: 'Ta victoire au tour suivant',
      text: {
        one: 'Après le meilleur tour, si l’île reste ainsi, {n} tuile sur {of} pas encore vues te fait gagner ; après le tien, aucune.',
        other:
          'Après le meilleur tour, si l’île reste ainsi, {n} tuiles sur {of} pas encore vues te font gagner ; après le tien, aucune.',
      },
    },
    huts: {
      title: 'Peu de huttes en réserve',
      text: {
        one: 'Il te reste {n} hutte, et si l’île reste ainsi, tu ne peux construire ni temple ni tour au tour suivant.',
        other:
          'Il te reste {n} huttes, et si l’île reste ainsi, tu ne peux construire ni temple ni tour au tour suivant.',
      },
    },
    hutsNone: {
      title: 'Aucune hutte en réserve',
      text: 'Tu n’as plus de huttes ; si l’île reste ainsi, tu ne peux rien construire au tour suivant : tu es hors jeu.',
    },
    temple: {
      title: 'Un temple à construire',
      text: {
        one: 'Tu peux construire un temple en {cell} : le village à côté a {n} case et pas de temple.',
        other: 'Tu peux construire un temple en {cell} : le village à côté a {n} cases et pas de temple.',
      },
    },
    templeLast: { title: 'Le dernier temple', text: 'Tu peux construire ton dernier temple en {cell}.' },
    templeSplit: {
      title: 'Couper pour un temple',
      text: 'L’éruption coupe ton village, et la partie sans temple peut en recevoir un en {cell}.',
    },
    tower: {
      title: 'Une tour à construire',
      text: 'Tu peux construire une tour en {cell} : la case est au niveau {n}, à côté de ton village.',
    },
    towerMade: {
      title: 'Une tour à construire',
      text: 'La tuile amène le niveau {n} à côté de ton village : tu peux construire une tour en {cell}.',
    },
    towerLast: { title: 'La dernière tour', text: 'Tu peux construire ta dernière tour en {cell}.' },
    expand: {
      title: 'Beaucoup de huttes d’un coup',
      text: {
        one: 'Tu peux construire {n} hutte d’un coup en agrandissant le village en {cell}.',
        other: 'Tu peux construire {n} huttes d’un coup en agrandissant le village en {cell}.',
      },
    },
    expandMore: {
      title: 'Davantage de huttes d’un coup',
      text: {
        one: 'Tu peux construire {n} hutte en agrandissant le village en {cell} ; ton tour en construit {instead}.',
        other: 'Tu peux construire {n} huttes en agrandissant le village en {cell} ; ton tour en construit {instead}.',
      },
    },
    templeWaits: {
      title: 'Le temple peut attendre',
      text: 'Après le meilleur tour et la réponse, ton village en {cell} peut encore recevoir un temple.',
    },
    ready: {
      title: 'Prêt pour un temple',
      text: {
        one: 'Ton village en {cell} est alors prêt pour un temple : {n} case, et une case libre à côté.',
        other: 'Ton village en {cell} est alors prêt pour un temple : {n} cases, et une case libre à côté.',
      },
    },
    nextTemple: {
      title: 'Un temple au tour suivant',
      text: 'Après le meilleur tour, si l’île reste ainsi, tu peux construire un temple au tour suivant ; après le tien, non.',
    },
    nextTower: {
      title: 'Une tour au tour suivant',
      text: 'Après le meilleur tour, si l’île reste ainsi, tu peux construire une tour au tour suivant ; après le tien, non.',
    },
    joined: {
      title: 'Deux villages réunis',
      text: 'Ton tour réunit deux de tes villages : ils n’en forment plus qu’un, qui ne peut recevoir qu’un temple.',
    },
    joinedServed: {
      title: 'Deux villages réunis',
      text: 'Ton tour relie le village en {cell} à un village qui a déjà un temple : il ne peut plus recevoir le sien.',
    },
    newSettlement: {
      title: 'Un village de plus',
      text: {
        one: 'Une hutte en {cell} fonde un village de plus ; il te reste {n} temple à construire.',
        other: 'Une hutte en {cell} fonde un village de plus ; il te reste {n} temples à construire.',
      },
    },
    expandNext: {
      title: 'De la place pour s’agrandir',
      text: {
        one: 'Après le meilleur tour, tu peux ensuite agrandir un village avec {n} hutte ; après le tien, avec {instead}.',
        other:
          'Après le meilleur tour, tu peux ensuite agrandir un village avec {n} huttes ; après le tien, avec {instead}.',
      },
    },
    exposed: {
      title: 'Exposé à une éruption',
      text: 'Une éruption peut recouvrir une partie de ton village en {cell} ; après le meilleur tour, aucune ne le peut.',
    },
    high: {
      title: 'Des cases plus hautes',
      text: {
        one: 'Après le meilleur tour, {n} case libre à côté de tes villages est au niveau 2 ou plus ; après le tien, {instead}.',
        other:
          'Après le meilleur tour, {n} cases libres à côté de tes villages sont au niveau 2 ou plus ; après le tien, {instead}.',
      },
    },
    ownTile: {
      title: 'Sur la nouvelle tuile',
      text: 'Le meilleur tour construit sur la tuile qu’il pose, en {cell} ; le tien, non.',
    },
    denied: {
      title: 'Pas de place pour un temple',
      text: '{who} n’a alors plus de case libre pour un temple à côté de son village en {cell}.',
    },
    deniedCut: {
      title: 'Trop petit pour un temple',
      text: {
        one: 'L’éruption laisse à {who} un village de {n} case : trop petit pour un temple.',
        other: 'L’éruption laisse à {who} un village de {n} cases : trop petit pour un temple.',
      },
    },
    replyTemple: { title: 'Un temple en réponse', text: '{who} répond par un temple en {cell}.' },
    replyTempleOnly: {
      title: 'Un temple en réponse',
      text: '{who} répond par un temple en {cell} ; après le meilleur tour, aucun n’est possible.',
    },
    replyTower: { title: 'Une tour en réponse', text: '{who} répond par une tour en {cell}.' },
    replyTowerOnly: {
      title: 'Une tour en réponse',
      text: '{who} répond par une tour en {cell} ; après le meilleur tour, aucune n’est possible.',
    },
    replyCuts: {
      title: 'Pas de place pour ton temple',
      text: '{who} répond, et ton village en {cell} n’a plus de case libre pour un temple.',
    },
    replyCutsCut: {
      title: 'Trop petit pour ton temple',
      text: {
        one: '{who} répond par une éruption qui laisse {n} case à ton village en {cell} : pas de temple possible.',
        other: '{who} répond par une éruption qui laisse {n} cases à ton village en {cell} : pas de temple possible.',
      },
    },
    replyCutsNext: {
      title: 'Pas de temple au tour suivant',
      text: '{who} répond, et tu ne peux pas construire de temple au tour suivant ; après le meilleur tour, si.',
    },
    replyReady: {
      title: 'Un village se prépare',
      text: {
        one: '{who} répond et a un village de {n} case prêt pour un temple.',
        other: '{who} répond et a un village de {n} cases prêt pour un temple.',
      },
    },
    replyExpands: {
      title: 'Beaucoup de huttes en réponse',
      text: {
        one: '{who} répond par un agrandissement de {n} hutte.',
        other: '{who} répond par un agrandissement de {n} huttes.',
      },
    },
    replyCovers: {
      title: 'Des huttes à toi recouvertes',
      text: {
        one: '{who} répond par une éruption qui recouvre {n} de tes huttes.',
        other: '{who} répond par une éruption qui recouvre {n} de tes huttes.',
      },
    },
    covers: {
      title: 'Des huttes à recouvrir',
      text: {
        one: 'L’éruption recouvre {n} hutte là où {who} n’a pas encore de temple.',
        other: 'L’éruption recouvre {n} huttes là où {who} n’a pas encore de temple.',
      },
    },
    crowds: {
      title: 'Une case occupée',
      text: 'Construire en {cell} prend à {who} une case libre à côté d’un village encore sans temple.',
    },
    volcano: {
      title: 'Un volcan qui gêne',
      text: 'Le volcan de la tuile prend à {who} une place à côté d’un village : rien ne peut y être construit.',
    },
    otherTemple: {
      title: 'Un temple pour {who}',
      text: 'Sur l’île telle qu’elle est, {who} peut construire un temple au tour suivant ; après le meilleur tour, non.',
    },
    otherTower: {
      title: 'Une tour pour {who}',
      text: 'Sur l’île telle qu’elle est, {who} peut construire une tour au tour suivant ; après le meilleur tour, non.',
    },
    otherTowerMade: {
      title: 'Une case pour une tour',
      text: 'Ta tuile met {cell} au niveau {n}, et {who} peut y construire une tour.',
    },
  },
  remarks: {
    wins: 'gagne',
    out: 'est hors jeu',
    tilesOut: 'pose la dernière tuile',
    temple: { one: 'construit un temple, il en reste {n}', other: 'construit un temple, il en reste {n}' },
    templeLast: 'construit son dernier temple',
    tower: { one: 'construit une tour, il en reste {n}', other: 'construit une tour, il en reste {n}' },
    towerLast: 'construit sa dernière tour',
    cut: { one: 'réduit un village ({who}) à {n} case', other: 'réduit un village ({who}) à {n} cases' },
    splits: 'coupe un village ({who})',
    hutsLast: 'construit ses dernières huttes',
    expands: { one: 'agrandit de {n} hutte', other: 'agrandit de {n} huttes' },
    covers: { one: 'recouvre {n} hutte ({who})', other: 'recouvre {n} huttes ({who})' },
    splitsOwn: 'coupe son propre village',
  },
});
