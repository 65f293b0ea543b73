import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What the coach of this game says, in French. A name follows “de” nowhere, for it may begin with a vowel. */
export const words = translation<typeof english>()('fr')({
  reasons: {
    takesLast: {
      title: 'La dernière pièce d’un type',
      text: {
        tzaar: '{step} prend à {who} son dernier Tzaar et gagne.',
        tzarra: '{step} prend à {who} sa dernière Tzarra et gagne.',
        tott: '{step} prend à {who} son dernier Tott et gagne.',
      },
    },
    leavesNothing: {
      title: 'Plus rien à prendre',
      text: 'Avec {turn}, tu gagnes : {who} n’a plus rien à prendre.',
    },
    buriesLast: {
      title: 'Ta dernière pièce recouverte',
      text: {
        tzaar: '{step} recouvre ton dernier Tzaar, et tu perds.',
        tzarra: '{step} recouvre ta dernière Tzarra, et tu perds.',
        tott: '{step} recouvre ton dernier Tott, et tu perds.',
      },
    },
    losesLast: {
      title: 'Un type perdu',
      text: {
        tzaar: '{step} prend ton dernier Tzaar.',
        tzarra: '{step} prend ta dernière Tzarra.',
        tott: '{step} prend ton dernier Tott.',
      },
      two: {
        tzaar: '{who} prend tes deux derniers Tzaars en un tour.',
        tzarra: '{who} prend tes deux dernières Tzarras en un tour.',
        tott: '{who} prend tes deux derniers Totts en un tour.',
      },
    },
    leftNothing: {
      title: 'Plus rien à prendre',
      text: '{who} ne te laisse rien à prendre.',
    },

    losesTwoStacks: {
      title: 'Deux piles prises',
      text: '{step} et {next} prennent deux de tes piles.',
    },
    losesStack: {
      title: 'Une pile prise',
      text: '{step} prend ta pile de hauteur {height}.',
    },
    takesStack: {
      title: 'Une pile à prendre',
      text: '{step} prend à {who} une pile de hauteur {height}.',
    },
    movesAway: {
      title: 'Hors de portée',
      stack: '{step} met ta pile de hauteur {height} hors de portée.',
      type: {
        tzaar: {
          one: '{step} met ton dernier Tzaar hors de portée.',
          other: '{step} met un Tzaar hors de portée, et tu n’en as que {n}.',
        },
        tzarra: {
          one: '{step} met ta dernière Tzarra hors de portée.',
          other: '{step} met une Tzarra hors de portée, et tu n’en as que {n}.',
        },
        tott: {
          one: '{step} met ton dernier Tott hors de portée.',
          other: '{step} met un Tott hors de portée, et tu n’en as que {n}.',
        },
      },
    },
    takesAttacker: {
      title: 'Un attaquant à prendre',
      stack: '{step} prend ce qui attaque ta pile de hauteur {height} en {cell}.',
      type: {
        tzaar: {
          one: '{step} prend ce qui attaque ton dernier Tzaar.',
          other: '{step} prend ce qui attaque ton Tzaar en {cell} ; tu n’en as que {n}.',
        },
        tzarra: {
          one: '{step} prend ce qui attaque ta dernière Tzarra.',
          other: '{step} prend ce qui attaque ta Tzarra en {cell} ; tu n’en as que {n}.',
        },
        tott: {
          one: '{step} prend ce qui attaque ton dernier Tott.',
          other: '{step} prend ce qui attaque ton Tott en {cell} ; tu n’en as que {n}.',
        },
      },
    },
    growsTallest: {
      title: 'La pile la plus haute',
      text: {
        tzaar: '{step} forme un Tzaar de hauteur {height} : {who} n’a pas de pile aussi haute.',
        tzarra: '{step} forme une Tzarra de hauteur {height} : {who} n’a pas de pile aussi haute.',
        tott: '{step} forme un Tott de hauteur {height} : {who} n’a pas de pile aussi haute.',
      },
    },
    stacksInstead: {
      title: 'Prendre, puis empiler',
      text: {
        tzaar: {
          one: 'Deux prises te laissent sans pile ; {step} forme un Tzaar de hauteur {height}.',
          other: 'Deux prises ne font pas grandir tes piles ; {step} forme un Tzaar de hauteur {height}.',
        },
        tzarra: {
          one: 'Deux prises te laissent sans pile ; {step} forme une Tzarra de hauteur {height}.',
          other: 'Deux prises ne font pas grandir tes piles ; {step} forme une Tzarra de hauteur {height}.',
        },
        tott: {
          one: 'Deux prises te laissent sans pile ; {step} forme un Tott de hauteur {height}.',
          other: 'Deux prises ne font pas grandir tes piles ; {step} forme un Tott de hauteur {height}.',
        },
      },
    },
    drawsLevel: {
      title: 'Une pile aussi haute',
      text: {
        tzaar: '{step} forme un Tzaar de hauteur {height} : {who} n’a rien de plus haut.',
        tzarra: '{step} forme une Tzarra de hauteur {height} : {who} n’a rien de plus haut.',
        tott: '{step} forme un Tott de hauteur {height} : {who} n’a rien de plus haut.',
      },
    },
    outgrown: {
      title: 'Tes piles sont plus basses',
      text: {
        one: 'Après la réponse, {who} a une pile de hauteur {height}, et toi aucune.',
        other:
          'Après la réponse, {who} a une pile de hauteur {height} : ta plus haute, de hauteur {n}, ne peut pas la prendre.',
      },
    },

    losesScarce: {
      title: 'Un type se fait rare',
      text: {
        tzaar: {
          one: '{step} te prend un Tzaar : il t’en reste un.',
          other: '{step} te prend un Tzaar : il t’en reste {n}.',
        },
        tzarra: {
          one: '{step} te prend une Tzarra : il t’en reste une.',
          other: '{step} te prend une Tzarra : il t’en reste {n}.',
        },
        tott: {
          one: '{step} te prend un Tott : il t’en reste un.',
          other: '{step} te prend un Tott : il t’en reste {n}.',
        },
      },
    },
    takesScarce: {
      title: 'Un type rare à prendre',
      text: {
        tzaar: {
          one: '{step} prend un Tzaar : il en reste un à {who}.',
          other: '{step} prend un Tzaar : il en reste {n} à {who}.',
        },
        tzarra: {
          one: '{step} prend une Tzarra : il en reste une à {who}.',
          other: '{step} prend une Tzarra : il en reste {n} à {who}.',
        },
        tott: {
          one: '{step} prend un Tott : il en reste un à {who}.',
          other: '{step} prend un Tott : il en reste {n} à {who}.',
        },
      },
    },
    scarceInReach: {
      title: 'Un type rare à portée',
      text: {
        tzaar: {
          one: 'Ton dernier Tzaar peut être pris.',
          other: 'Sur tes {n} derniers Tzaars, on peut t’en prendre {k}.',
        },
        tzarra: {
          one: 'Ta dernière Tzarra peut être prise.',
          other: 'Sur tes {n} dernières Tzarras, on peut t’en prendre {k}.',
        },
        tott: {
          one: 'Ton dernier Tott peut être pris.',
          other: 'Sur tes {n} derniers Totts, on peut t’en prendre {k}.',
        },
      },
    },
    safeType: {
      title: 'Un type à l’abri',
      text: {
        tzaar: {
          one: 'Après la réponse, {who} a son dernier Tzaar à la hauteur {height} : trop haut pour toi.',
          other: 'Après la réponse, {who} a un de ses {n} derniers Tzaars à la hauteur {height} : trop haut pour toi.',
        },
        tzarra: {
          one: 'Après la réponse, {who} a sa dernière Tzarra à la hauteur {height} : trop haute pour toi.',
          other:
            'Après la réponse, {who} a une de ses {n} dernières Tzarras à la hauteur {height} : trop haute pour toi.',
        },
        tott: {
          one: 'Après la réponse, {who} a son dernier Tott à la hauteur {height} : trop haut pour toi.',
          other: 'Après la réponse, {who} a un de ses {n} derniers Totts à la hauteur {height} : trop haut pour toi.',
        },
      },
    },
    covers: {
      title: 'Une pièce utile recouverte',
      text: {
        tzaar: {
          one: '{step} recouvre un Tzaar : il t’en reste un visible.',
          other: '{step} recouvre un Tzaar : il t’en reste {n} visibles.',
        },
        tzarra: {
          one: '{step} recouvre une Tzarra : il t’en reste une visible.',
          other: '{step} recouvre une Tzarra : il t’en reste {n} visibles.',
        },
        tott: {
          one: '{step} recouvre un Tott : il t’en reste un visible.',
          other: '{step} recouvre un Tott : il t’en reste {n} visibles.',
        },
      },
    },
    rarerTop: {
      title: 'Le type le plus rare dessus',
      tzaarNotTzarra: '{step} met un Tzaar dessus, {other} une Tzarra.',
      tzaarNotTott: '{step} met un Tzaar dessus, {other} un Tott.',
      tzarraNotTott: '{step} met une Tzarra dessus, {other} un Tott.',
    },
    growsType: {
      title: 'Un type rare grandit',
      text: {
        tzaar: {
          one: '{step} porte ton dernier Tzaar à la hauteur {height}.',
          other: 'Il te reste {n} Tzaars, et {step} en porte un à la hauteur {height}.',
        },
        tzarra: {
          one: '{step} porte ta dernière Tzarra à la hauteur {height}.',
          other: 'Il te reste {n} Tzarras, et {step} en porte une à la hauteur {height}.',
        },
        tott: {
          one: '{step} porte ton dernier Tott à la hauteur {height}.',
          other: 'Il te reste {n} Totts, et {step} en porte un à la hauteur {height}.',
        },
      },
    },
    takesTzaar: {
      title: 'Un Tzaar à prendre',
      text: {
        one: '{step} prend un Tzaar : il en reste un à {who}.',
        other: '{step} prend un Tzaar : il en reste {n} à {who}.',
      },
    },

    fewCaptures: {
      title: 'Les prises qui restent',
      text: 'Prises possibles : toi {n}, {who} {m} ; après le meilleur tour, toi {n2}, {who} {m2}.',
    },
    stuckTallest: {
      title: 'Une pile sans cible',
      text: 'Ta pile la plus haute, maintenant en {cell}, n’a rien à prendre.',
    },
    threatened: {
      title: 'La réponse est une menace',
      stack: 'Après la réponse, ta pile de hauteur {height} en {cell} peut être prise.',
      type: {
        tzaar: {
          one: 'Après la réponse, ton dernier Tzaar, en {cell}, peut être pris.',
          other: 'Après la réponse, un de tes {n} derniers Tzaars, en {cell}, peut être pris.',
        },
        tzarra: {
          one: 'Après la réponse, ta dernière Tzarra, en {cell}, peut être prise.',
          other: 'Après la réponse, une de tes {n} dernières Tzarras, en {cell}, peut être prise.',
        },
        tott: {
          one: 'Après la réponse, ton dernier Tott, en {cell}, peut être pris.',
          other: 'Après la réponse, un de tes {n} derniers Totts, en {cell}, peut être pris.',
        },
      },
    },
    attacks: {
      title: 'Une nouvelle menace',
      stack: '{step} attaque {who} en {cell} : une pile de hauteur {height}.',
      type: {
        tzaar: {
          one: '{step} attaque {who} en {cell} : son dernier Tzaar.',
          other: '{step} attaque {who} en {cell} : un de ses {n} derniers Tzaars.',
        },
        tzarra: {
          one: '{step} attaque {who} en {cell} : sa dernière Tzarra.',
          other: '{step} attaque {who} en {cell} : une de ses {n} dernières Tzarras.',
        },
        tott: {
          one: '{step} attaque {who} en {cell} : son dernier Tott.',
          other: '{step} attaque {who} en {cell} : un de ses {n} derniers Totts.',
        },
      },
    },
  },

  remarks: {
    takesLast: {
      tzaar: 'prend le dernier Tzaar et gagne',
      tzarra: 'prend la dernière Tzarra et gagne',
      tott: 'prend le dernier Tott et gagne',
    },
    leavesNothing: 'ne laisse rien à prendre et gagne',
    buriesLast: {
      tzaar: 'recouvre son dernier Tzaar et perd',
      tzarra: 'recouvre sa dernière Tzarra et perd',
      tott: 'recouvre son dernier Tott et perd',
    },
    takes: {
      tzaar: {
        one: 'prend l’avant-dernier Tzaar',
        other: 'prend un Tzaar, il en reste {n}',
      },
      tzarra: {
        one: 'prend l’avant-dernière Tzarra',
        other: 'prend une Tzarra, il en reste {n}',
      },
      tott: {
        one: 'prend l’avant-dernier Tott',
        other: 'prend un Tott, il en reste {n}',
      },
    },
    covers: {
      tzaar: 'recouvre son avant-dernier Tzaar',
      tzarra: 'recouvre son avant-dernière Tzarra',
      tott: 'recouvre son avant-dernier Tott',
    },
    takesTwoStacks: 'prend deux piles',
    takesStack: 'prend une pile de hauteur {height}',
    growsTallest: 'forme la pile la plus haute : {height}',
  },
});
