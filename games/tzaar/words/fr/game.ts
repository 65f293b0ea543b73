import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/game.ts';

/** What this game says, in French. */
export const words = translation<typeof english>()('fr')({
  title: 'TZAAR',
  tagline: 'Prends, puis empile ou prends encore. Ne perds jamais la dernière pièce d’un type.',
  seats: { white: 'Blanc', black: 'Noir' },
  types: { tzaar: 'Tzaar', tzarra: 'Tzarra', tott: 'Tott' },

  pieces: {
    white: { tzaar: 'Tzaar blanc', tzarra: 'Tzarra blanche', tott: 'Tott blanc' },
    black: { tzaar: 'Tzaar noir', tzarra: 'Tzarra noire', tott: 'Tott noir' },
  },

  options: {
    setup: {
      name: 'Mise en place',
      about: 'Comment les 60 pièces arrivent sur le plateau.',
      values: { random: 'Aléatoire', fixed: 'Comme dans le livret', tournament: 'Pose en alternance' },
    },
  },

  say: {
    empty: '{cell}, vide',
    stack: '{cell}, {piece}, hauteur {height}',
    picked: 'case choisie',
    canMove: 'peut jouer',
    mayCapture: 'tu peux prendre ici',
    mayStack: 'tu peux empiler ici',
    mayPlace: 'tu peux poser ici',
    lastFrom: 'case quittée au dernier tour',
    lastTo: 'case atteinte au dernier tour',
    stepFrom: 'case quittée à ce tour',
    stepTo: 'case atteinte à ce tour',
    refused: 'case refusée',
  },

  tell: {
    capture: {
      tzaar: '{who} prend en {to} depuis {from} avec un Tzaar de hauteur {height}.',
      tzarra: '{who} prend en {to} depuis {from} avec une Tzarra de hauteur {height}.',
      tott: '{who} prend en {to} depuis {from} avec un Tott de hauteur {height}.',
    },
    taken: 'Prise : {piece}, hauteur {height}.',
    stack: {
      tzaar: '{who} empile un Tzaar depuis {from} sur {to}, hauteur {height} maintenant.',
      tzarra: '{who} empile une Tzarra depuis {from} sur {to}, hauteur {height} maintenant.',
      tott: '{who} empile un Tott depuis {from} sur {to}, hauteur {height} maintenant.',
    },
    place: {
      tzaar: '{who} pose un Tzaar en {to}.',
      tzarra: '{who} pose une Tzarra en {to}.',
      tott: '{who} pose un Tott en {to}.',
    },
    pass: '{who} passe.',
    unknown: '{who} joue {step}.',
  },

  advise: {
    capture: 'Prends en {to} ({type}) avec {from} : {who} en a encore {n}.',
    captureLast: 'Avec {from}, prends en {to} la dernière pièce de ce type ({type}) : tu gagnes.',
    stack: 'Empile {from} sur {to} : hauteur {height}.',
    place: 'Pose en {to} : {type}.',
    pass: 'Passe.',
  },

  prompt: {
    placing: { title: 'Pose une pièce', short: 'Pose une pièce', what: 'Choisis un type, puis une case libre.' },
    opening: { title: 'Ouverture : une prise', short: 'Ouverture', what: 'Une prise' },
    first: { title: 'Coup 1 sur 2 : prends', short: 'Coup 1 sur 2', what: 'Prends' },
    second: {
      title: 'Coup 2 sur 2 : prends, empile ou passe',
      short: 'Coup 2 sur 2',
      what: 'Prends, empile ou passe',
    },
    choosePiece: 'Choisis une pièce qui peut prendre.',
    chooseSecond: 'Choisis une pièce, ou passe.',
    onlyPass: 'Tu ne peux ni prendre ni empiler. Passe pour finir ton tour.',
    picked: '{cell} est choisie, hauteur {height}. Choisis une case marquée.',
    typeChosen: {
      tzaar: 'Tu poses un Tzaar. Choisis une case libre.',
      tzarra: 'Tu poses une Tzarra. Choisis une case libre.',
      tott: 'Tu poses un Tott. Choisis une case libre.',
    },
    buries: {
      tzaar: 'Si tu empiles sur {cell}, tu recouvres ton dernier Tzaar et tu perds.',
      tzarra: 'Si tu empiles sur {cell}, tu recouvres ta dernière Tzarra et tu perds.',
      tott: 'Si tu empiles sur {cell}, tu recouvres ton dernier Tott et tu perds.',
    },
    complete: { title: 'Ton tour est complet', text: '{steps}. Valide-le ou reviens en arrière.' },
    over: { title: 'La partie est terminée', text: 'Plus rien ne se joue.' },
  },
  pass: 'Passer',

  why: {
    noSpace: 'Cette case n’existe pas sur le plateau.',
    stillPlacing: 'On pose encore des pièces : mets-en une sur une case libre.',
    chooseType: 'Choisis d’abord un type, puis une case libre.',
    occupied: '{cell} est occupée. Choisis une case libre.',
    noneInHand: {
      tzaar: 'Tous tes Tzaars sont posés.',
      tzarra: 'Toutes tes Tzarras sont posées.',
      tott: 'Tous tes Totts sont posés.',
    },
    notPlacing: 'On ne pose des pièces qu’avant la première prise.',
    openingCaptures: 'Blanc commence par une seule prise.',
    openingOwn: '{cell} est à toi. Blanc commence par une seule prise.',
    turnLength: 'Un tour compte deux coups : tu prends, puis tu prends encore, tu empiles ou tu passes.',
    firstCaptures: 'Le premier coup d’un tour est toujours une prise.',
    firstOwn: '{cell} est à toi. Le premier coup d’un tour est toujours une prise.',
    nothingToMove: 'Il n’y a rien en {cell}.',
    notYours: '{cell} est à {owner}. Joue tes propres pièces.',
    noLine: 'Aucune ligne droite ne mène de {from} à {to}.',
    nothingInReach: '{cell} n’a rien à prendre : aucune pièce n’est à portée.',
    nothingLower: '{cell} n’a rien à prendre : toutes les piles à portée sont plus hautes.',
    nothingButOwn: '{cell} n’a rien à prendre : seules tes propres pièces sont à portée.',
    emptyTarget: '{cell} est vide. On ne va que sur une autre pièce.',
    inTheWay: '{to} est hors de portée : {cell} barre le chemin.',
    hole: 'Le trou est entre {from} et {to}. Rien ne le traverse.',
    taller: '{to} est plus haute : hauteur {target} contre {own}.',
    ownPiece: '{cell} est à toi. Prends une pièce de {enemy}.',
    stackOnEnemy: '{cell} est à {owner}. Empile seulement sur tes propres pièces.',
    over: 'La partie est terminée.',
    notation: 'Un coup s’écrit D3xC3, B6+B5, - ou A@E1.',
    notHere: 'Les règles ne le permettent pas ici.',
  },

  counts: {
    few: 'peu',
    tzaar: { one: '{n} Tzaar restant', other: '{n} Tzaars restants' },
    tzarra: { one: '{n} Tzarra restante', other: '{n} Tzarras restantes' },
    tott: { one: '{n} Tott restant', other: '{n} Totts restants' },
    fewTzaar: { one: 'plus que {n} Tzaar', other: 'plus que {n} Tzaars' },
    fewTzarra: { one: 'plus que {n} Tzarra', other: 'plus que {n} Tzarras' },
    fewTott: { one: 'plus que {n} Tott', other: 'plus que {n} Totts' },
  },
  toPlace: { one: '{n} pièce à poser', other: '{n} pièces à poser' },

  ending: {
    noneLeft: {
      tzaar: '{who} n’a plus de Tzaar.',
      tzarra: '{who} n’a plus de Tzarra.',
      tott: '{who} n’a plus de Tott.',
    },
    buried: {
      tzaar: '{who} a recouvert son propre dernier Tzaar.',
      tzarra: '{who} a recouvert sa propre dernière Tzarra.',
      tott: '{who} a recouvert son propre dernier Tott.',
    },
    cannotCapture: '{who} ne peut pas prendre au début de son tour.',
  },

  figures: {
    hole: 'Le centre est un trou. Les lignes s’y arrêtent.',
    types: 'De gauche à droite : Tzaar, Tzarra et Tott, de Blanc puis de Noir.',
    firstCapture: 'Au premier coup, tu prends : ces pièces sont à portée.',
    secondStep: 'Au deuxième coup, tu peux prendre ou empiler.',
    straight: 'Sur chaque ligne, la première pièce est à portée.',
    emptySpace: 'On ne va jamais sur une case vide.',
    overEmpty: 'Au-dessus des cases vides, mais pas de la pièce sur le chemin.',
    acrossHole: 'Pas à travers le trou.',
    tooTall: 'La hauteur 3 prend jusqu’à la hauteur 3 ; la hauteur 4 est trop haute.',
    stacking: 'Un Tzaar empilé sur deux pièces : un Tzaar de hauteur 3.',
    lastTaken: 'La dernière Tzarra noire est à portée : qui la prend gagne.',
    noCapture: 'Blanc n’atteint que des piles plus hautes : Blanc a perdu.',
    buried: 'Empiler ici, c’est recouvrir le dernier Tzaar blanc : Blanc perd.',
  },

  editor: {
    white: 'Pièces blanches',
    black: 'Pièces noires',
    tools: 'Outils',
    eraser: 'Enlever',
    seat: 'À qui de jouer',
    step: 'Coup',
    steps: { placing: 'Pose', opening: 'Ouverture', first: '1 sur 2', second: '2 sur 2' },
    flaws: {
      pieces: '{seat} a plus de 30 pièces.',
      type: '{seat} montre plus de pièces d’un type qu’il n’y en a.',
      missing: 'Chaque camp doit montrer les trois types, sinon la partie est terminée.',
      captured: 'Trop peu de pièces ont été prises pour en arriver à ce tour.',
      opening: 'Blanc commence avec les 60 pièces sur le plateau.',
      stacks: 'Il n’y a pas de piles tant qu’on pose des pièces.',
      placing: 'Blanc et Noir posent à tour de rôle ; le nombre de leurs pièces ne va pas.',
    },
  },
});
