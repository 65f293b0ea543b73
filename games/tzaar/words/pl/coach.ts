import { translation } from '@threefold-games/speech';
import type { words as english } from '../en/coach.ts';

/** What the coach of this game says, in Polish. "You" is who had the choice; names stay in the nominative. */
export const words = translation<typeof english>()('pl')({
  reasons: {
    takesLast: {
      title: 'Ostatni pion rodzaju',
      text: {
        tzaar: '{step} wygrywa: {who} traci ostatni pion Tzaar.',
        tzarra: '{step} wygrywa: {who} traci ostatni pion Tzarra.',
        tott: '{step} wygrywa: {who} traci ostatni pion Tott.',
      },
    },
    leavesNothing: { title: 'Nie ma czego przejąć', text: 'Wygrywasz turą {turn}: {who} nie ma już czego przejąć.' },
    buriesLast: {
      title: 'Ostatni pion przykryty',
      text: {
        tzaar: '{step} przykrywa twój ostatni pion Tzaar: przegrywasz.',
        tzarra: '{step} przykrywa twój ostatni pion Tzarra: przegrywasz.',
        tott: '{step} przykrywa twój ostatni pion Tott: przegrywasz.',
      },
    },
    losesLast: {
      title: 'Utrata całego rodzaju',
      text: {
        tzaar: '{step} przejmuje twój ostatni pion Tzaar.',
        tzarra: '{step} przejmuje twój ostatni pion Tzarra.',
        tott: '{step} przejmuje twój ostatni pion Tott.',
      },
      two: {
        tzaar: '{who} przejmuje twoje ostatnie dwa piony Tzaar w jednej turze.',
        tzarra: '{who} przejmuje twoje ostatnie dwa piony Tzarra w jednej turze.',
        tott: '{who} przejmuje twoje ostatnie dwa piony Tott w jednej turze.',
      },
    },
    leftNothing: { title: 'Nie ma czego przejąć', text: '{who} nie zostawia ci niczego do przejęcia.' },

    losesTwoStacks: { title: 'Dwa stosy przejęte', text: '{step} i {next} przejmują dwa twoje stosy.' },
    losesStack: { title: 'Stos przejęty', text: '{step} przejmuje twój stos o wysokości {height}.' },
    takesStack: { title: 'Stos do przejęcia', text: '{who} traci przez {step} stos o wysokości {height}.' },
    movesAway: {
      title: 'Poza zasięgiem',
      stack: 'Po {step} twój stos o wysokości {height} jest poza zasięgiem.',
      type: {
        tzaar: {
          one: 'Po {step} twój ostatni pion Tzaar jest poza zasięgiem.',
          few: 'Po {step} twój pion Tzaar jest poza zasięgiem, a masz tylko {n}.',
          many: 'Po {step} twój pion Tzaar jest poza zasięgiem, a masz tylko {n}.',
          other: 'Po {step} twój pion Tzaar jest poza zasięgiem, a masz tylko {n}.',
        },
        tzarra: {
          one: 'Po {step} twój ostatni pion Tzarra jest poza zasięgiem.',
          few: 'Po {step} twój pion Tzarra jest poza zasięgiem, a masz tylko {n}.',
          many: 'Po {step} twój pion Tzarra jest poza zasięgiem, a masz tylko {n}.',
          other: 'Po {step} twój pion Tzarra jest poza zasięgiem, a masz tylko {n}.',
        },
        tott: {
          one: 'Po {step} twój ostatni pion Tott jest poza zasięgiem.',
          few: 'Po {step} twój pion Tott jest poza zasięgiem, a masz tylko {n}.',
          many: 'Po {step} twój pion Tott jest poza zasięgiem, a masz tylko {n}.',
          other: 'Po {step} twój pion Tott jest poza zasięgiem, a masz tylko {n}.',
        },
      },
    },
    takesAttacker: {
      title: 'Atakujący do przejęcia',
      stack: '{step} przejmuje to, co atakuje twój stos o wysokości {height} na {cell}.',
      type: {
        tzaar: {
          one: '{step} przejmuje to, co atakuje twój ostatni pion Tzaar.',
          few: '{step} przejmuje to, co atakuje twój pion Tzaar na {cell}, a masz tylko {n}.',
          many: '{step} przejmuje to, co atakuje twój pion Tzaar na {cell}, a masz tylko {n}.',
          other: '{step} przejmuje to, co atakuje twój pion Tzaar na {cell}, a masz tylko {n}.',
        },
        tzarra: {
          one: '{step} przejmuje to, co atakuje twój ostatni pion Tzarra.',
          few: '{step} przejmuje to, co atakuje twój pion Tzarra na {cell}, a masz tylko {n}.',
          many: '{step} przejmuje to, co atakuje twój pion Tzarra na {cell}, a masz tylko {n}.',
          other: '{step} przejmuje to, co atakuje twój pion Tzarra na {cell}, a masz tylko {n}.',
        },
        tott: {
          one: '{step} przejmuje to, co atakuje twój ostatni pion Tott.',
          few: '{step} przejmuje to, co atakuje twój pion Tott na {cell}, a masz tylko {n}.',
          many: '{step} przejmuje to, co atakuje twój pion Tott na {cell}, a masz tylko {n}.',
          other: '{step} przejmuje to, co atakuje twój pion Tott na {cell}, a masz tylko {n}.',
        },
      },
    },
    growsTallest: {
      title: 'Najwyższy stos',
      text: {
        tzaar: 'Po {step} masz pion Tzaar o wysokości {height}, a {who} nie ma tak wysokiego stosu.',
        tzarra: 'Po {step} masz pion Tzarra o wysokości {height}, a {who} nie ma tak wysokiego stosu.',
        tott: 'Po {step} masz pion Tott o wysokości {height}, a {who} nie ma tak wysokiego stosu.',
      },
    },
    stacksInstead: {
      title: 'Przejęcie, potem nałożenie',
      text: {
        tzaar: {
          one: 'Po dwóch przejęciach nie masz żadnego stosu; {step} daje pion Tzaar o wysokości {height}.',
          few: 'Dwa przejęcia nie podwyższają twoich stosów; {step} daje pion Tzaar o wysokości {height}.',
          many: 'Dwa przejęcia nie podwyższają twoich stosów; {step} daje pion Tzaar o wysokości {height}.',
          other: 'Dwa przejęcia nie podwyższają twoich stosów; {step} daje pion Tzaar o wysokości {height}.',
        },
        tzarra: {
          one: 'Po dwóch przejęciach nie masz żadnego stosu; {step} daje pion Tzarra o wysokości {height}.',
          few: 'Dwa przejęcia nie podwyższają twoich stosów; {step} daje pion Tzarra o wysokości {height}.',
          many: 'Dwa przejęcia nie podwyższają twoich stosów; {step} daje pion Tzarra o wysokości {height}.',
          other: 'Dwa przejęcia nie podwyższają twoich stosów; {step} daje pion Tzarra o wysokości {height}.',
        },
        tott: {
          one: 'Po dwóch przejęciach nie masz żadnego stosu; {step} daje pion Tott o wysokości {height}.',
          few: 'Dwa przejęcia nie podwyższają twoich stosów; {step} daje pion Tott o wysokości {height}.',
          many: 'Dwa przejęcia nie podwyższają twoich stosów; {step} daje pion Tott o wysokości {height}.',
          other: 'Dwa przejęcia nie podwyższają twoich stosów; {step} daje pion Tott o wysokości {height}.',
        },
      },
    },
    drawsLevel: {
      title: 'Równie wysoki stos',
      text: {
        tzaar: 'Po {step} masz pion Tzaar o wysokości {height}, a {who} nie ma wyższego stosu.',
        tzarra: 'Po {step} masz pion Tzarra o wysokości {height}, a {who} nie ma wyższego stosu.',
        tott: 'Po {step} masz pion Tott o wysokości {height}, a {who} nie ma wyższego stosu.',
      },
    },
    outgrown: {
      title: 'Twoje stosy są niższe',
      text: {
        one: 'Po odpowiedzi {who} ma stos o wysokości {height}, a ty nie masz żadnego.',
        few: 'Po odpowiedzi {who} ma stos o wysokości {height}, a twój najwyższy ma {n}: nie możesz go przejąć.',
        many: 'Po odpowiedzi {who} ma stos o wysokości {height}, a twój najwyższy ma {n}: nie możesz go przejąć.',
        other: 'Po odpowiedzi {who} ma stos o wysokości {height}, a twój najwyższy ma {n}: nie możesz go przejąć.',
      },
    },

    losesScarce: {
      title: 'Rzadkich pionów ubywa',
      text: {
        tzaar: {
          one: '{step} przejmuje twój pion Tzaar i zostaje ci jeden.',
          few: '{step} przejmuje twój pion Tzaar i zostają ci {n}.',
          many: '{step} przejmuje twój pion Tzaar i zostaje ci {n}.',
          other: '{step} przejmuje twój pion Tzaar i zostaje ci {n}.',
        },
        tzarra: {
          one: '{step} przejmuje twój pion Tzarra i zostaje ci jeden.',
          few: '{step} przejmuje twój pion Tzarra i zostają ci {n}.',
          many: '{step} przejmuje twój pion Tzarra i zostaje ci {n}.',
          other: '{step} przejmuje twój pion Tzarra i zostaje ci {n}.',
        },
        tott: {
          one: '{step} przejmuje twój pion Tott i zostaje ci jeden.',
          few: '{step} przejmuje twój pion Tott i zostają ci {n}.',
          many: '{step} przejmuje twój pion Tott i zostaje ci {n}.',
          other: '{step} przejmuje twój pion Tott i zostaje ci {n}.',
        },
      },
    },
    takesScarce: {
      title: 'Rzadki pion do przejęcia',
      text: {
        tzaar: {
          one: '{step} przejmuje pion Tzaar i {who} ma już tylko jeden.',
          few: '{step} przejmuje pion Tzaar i {who} ma już tylko {n}.',
          many: '{step} przejmuje pion Tzaar i {who} ma już tylko {n}.',
          other: '{step} przejmuje pion Tzaar i {who} ma już tylko {n}.',
        },
        tzarra: {
          one: '{step} przejmuje pion Tzarra i {who} ma już tylko jeden.',
          few: '{step} przejmuje pion Tzarra i {who} ma już tylko {n}.',
          many: '{step} przejmuje pion Tzarra i {who} ma już tylko {n}.',
          other: '{step} przejmuje pion Tzarra i {who} ma już tylko {n}.',
        },
        tott: {
          one: '{step} przejmuje pion Tott i {who} ma już tylko jeden.',
          few: '{step} przejmuje pion Tott i {who} ma już tylko {n}.',
          many: '{step} przejmuje pion Tott i {who} ma już tylko {n}.',
          other: '{step} przejmuje pion Tott i {who} ma już tylko {n}.',
        },
      },
    },
    scarceInReach: {
      title: 'Rzadki pion w zasięgu',
      text: {
        tzaar: {
          one: 'Twój ostatni pion Tzaar może zostać przejęty.',
          few: 'Masz jeszcze {n} piony Tzaar, w tym {k} do przejęcia.',
          many: 'Masz jeszcze {n} pionów Tzaar, w tym {k} do przejęcia.',
          other: 'Masz jeszcze {n} piona Tzaar, w tym {k} do przejęcia.',
        },
        tzarra: {
          one: 'Twój ostatni pion Tzarra może zostać przejęty.',
          few: 'Masz jeszcze {n} piony Tzarra, w tym {k} do przejęcia.',
          many: 'Masz jeszcze {n} pionów Tzarra, w tym {k} do przejęcia.',
          other: 'Masz jeszcze {n} piona Tzarra, w tym {k} do przejęcia.',
        },
        tott: {
          one: 'Twój ostatni pion Tott może zostać przejęty.',
          few: 'Masz jeszcze {n} piony Tott, w tym {k} do przejęcia.',
          many: 'Masz jeszcze {n} pionów Tott, w tym {k} do przejęcia.',
          other: 'Masz jeszcze {n} piona Tott, w tym {k} do przejęcia.',
        },
      },
    },
    safeType: {
      title: 'Rodzaj staje się bezpieczny',
      text: {
        tzaar: {
          one: 'Po odpowiedzi {who} ma jeden pion Tzaar, i to dla ciebie za wysoki: wysokość {height}.',
          few: 'Po odpowiedzi {who} ma {n} piony Tzaar, w tym jeden dla ciebie za wysoki: wysokość {height}.',
          many: 'Po odpowiedzi {who} ma {n} pionów Tzaar, w tym jeden dla ciebie za wysoki: wysokość {height}.',
          other: 'Po odpowiedzi {who} ma {n} piona Tzaar, w tym jeden dla ciebie za wysoki: wysokość {height}.',
        },
        tzarra: {
          one: 'Po odpowiedzi {who} ma jeden pion Tzarra, i to dla ciebie za wysoki: wysokość {height}.',
          few: 'Po odpowiedzi {who} ma {n} piony Tzarra, w tym jeden dla ciebie za wysoki: wysokość {height}.',
          many: 'Po odpowiedzi {who} ma {n} pionów Tzarra, w tym jeden dla ciebie za wysoki: wysokość {height}.',
          other: 'Po odpowiedzi {who} ma {n} piona Tzarra, w tym jeden dla ciebie za wysoki: wysokość {height}.',
        },
        tott: {
          one: 'Po odpowiedzi {who} ma jeden pion Tott, i to dla ciebie za wysoki: wysokość {height}.',
          few: 'Po odpowiedzi {who} ma {n} piony Tott, w tym jeden dla ciebie za wysoki: wysokość {height}.',
          many: 'Po odpowiedzi {who} ma {n} pionów Tott, w tym jeden dla ciebie za wysoki: wysokość {height}.',
          other: 'Po odpowiedzi {who} ma {n} piona Tott, w tym jeden dla ciebie za wysoki: wysokość {height}.',
        },
      },
    },
    covers: {
      title: 'Potrzebny pion przykryty',
      text: {
        tzaar: {
          one: '{step} przykrywa pion Tzaar: widoczny zostaje jeden.',
          few: '{step} przykrywa pion Tzaar: widoczne zostają {n}.',
          many: '{step} przykrywa pion Tzaar: widocznych zostaje {n}.',
          other: '{step} przykrywa pion Tzaar: widoczne zostaje {n}.',
        },
        tzarra: {
          one: '{step} przykrywa pion Tzarra: widoczny zostaje jeden.',
          few: '{step} przykrywa pion Tzarra: widoczne zostają {n}.',
          many: '{step} przykrywa pion Tzarra: widocznych zostaje {n}.',
          other: '{step} przykrywa pion Tzarra: widoczne zostaje {n}.',
        },
        tott: {
          one: '{step} przykrywa pion Tott: widoczny zostaje jeden.',
          few: '{step} przykrywa pion Tott: widoczne zostają {n}.',
          many: '{step} przykrywa pion Tott: widocznych zostaje {n}.',
          other: '{step} przykrywa pion Tott: widoczne zostaje {n}.',
        },
      },
    },
    rarerTop: {
      title: 'Rzadszy rodzaj na wierzchu',
      tzaarNotTzarra: 'Po {step} na wierzchu jest Tzaar, po {other} Tzarra.',
      tzaarNotTott: 'Po {step} na wierzchu jest Tzaar, po {other} Tott.',
      tzarraNotTott: 'Po {step} na wierzchu jest Tzarra, po {other} Tott.',
    },
    growsType: {
      title: 'Rzadki pion rośnie',
      text: {
        tzaar: {
          one: 'Po {step} twój ostatni pion Tzaar ma wysokość {height}.',
          few: 'Masz jeszcze {n} piony Tzaar, a po {step} jeden z nich ma wysokość {height}.',
          many: 'Masz jeszcze {n} pionów Tzaar, a po {step} jeden z nich ma wysokość {height}.',
          other: 'Masz jeszcze {n} piona Tzaar, a po {step} jeden z nich ma wysokość {height}.',
        },
        tzarra: {
          one: 'Po {step} twój ostatni pion Tzarra ma wysokość {height}.',
          few: 'Masz jeszcze {n} piony Tzarra, a po {step} jeden z nich ma wysokość {height}.',
          many: 'Masz jeszcze {n} pionów Tzarra, a po {step} jeden z nich ma wysokość {height}.',
          other: 'Masz jeszcze {n} piona Tzarra, a po {step} jeden z nich ma wysokość {height}.',
        },
        tott: {
          one: 'Po {step} twój ostatni pion Tott ma wysokość {height}.',
          few: 'Masz jeszcze {n} piony Tott, a po {step} jeden z nich ma wysokość {height}.',
          many: 'Masz jeszcze {n} pionów Tott, a po {step} jeden z nich ma wysokość {height}.',
          other: 'Masz jeszcze {n} piona Tott, a po {step} jeden z nich ma wysokość {height}.',
        },
      },
    },
    takesTzaar: {
      title: 'Tzaar do przejęcia',
      text: {
        one: '{step} przejmuje pion Tzaar i {who} ma już tylko jeden.',
        few: '{step} przejmuje pion Tzaar i {who} ma jeszcze {n}.',
        many: '{step} przejmuje pion Tzaar i {who} ma jeszcze {n}.',
        other: '{step} przejmuje pion Tzaar i {who} ma jeszcze {n}.',
      },
    },

    fewCaptures: {
      title: 'Pozostałe przejęcia',
      text: 'Pozostałe przejęcia: ty {n}, {who} {m}; po lepszej turze ty {n2}, {who} {m2}.',
    },
    stuckTallest: { title: 'Stos bez celu', text: 'Twój najwyższy stos, teraz na {cell}, nie ma czego przejąć.' },
    threatened: {
      title: 'Odpowiedź stwarza groźbę',
      stack: 'Po odpowiedzi twój stos o wysokości {height} na {cell} może zostać przejęty.',
      type: {
        tzaar: {
          one: 'Po odpowiedzi twój ostatni pion Tzaar na {cell} może zostać przejęty.',
          few: 'Po odpowiedzi twój pion Tzaar na {cell} może zostać przejęty, a masz tylko {n}.',
          many: 'Po odpowiedzi twój pion Tzaar na {cell} może zostać przejęty, a masz tylko {n}.',
          other: 'Po odpowiedzi twój pion Tzaar na {cell} może zostać przejęty, a masz tylko {n}.',
        },
        tzarra: {
          one: 'Po odpowiedzi twój ostatni pion Tzarra na {cell} może zostać przejęty.',
          few: 'Po odpowiedzi twój pion Tzarra na {cell} może zostać przejęty, a masz tylko {n}.',
          many: 'Po odpowiedzi twój pion Tzarra na {cell} może zostać przejęty, a masz tylko {n}.',
          other: 'Po odpowiedzi twój pion Tzarra na {cell} może zostać przejęty, a masz tylko {n}.',
        },
        tott: {
          one: 'Po odpowiedzi twój ostatni pion Tott na {cell} może zostać przejęty.',
          few: 'Po odpowiedzi twój pion Tott na {cell} może zostać przejęty, a masz tylko {n}.',
          many: 'Po odpowiedzi twój pion Tott na {cell} może zostać przejęty, a masz tylko {n}.',
          other: 'Po odpowiedzi twój pion Tott na {cell} może zostać przejęty, a masz tylko {n}.',
        },
      },
    },
    attacks: {
      title: 'Nowa groźba',
      stack: 'Po {step} {who} ma zagrożony stos o wysokości {height} na {cell}.',
      type: {
        tzaar: {
          one: 'Po {step} {who} ma zagrożony ostatni pion Tzaar na {cell}.',
          few: 'Po {step} {who} ma zagrożony pion Tzaar na {cell}, a ma ich tylko {n}.',
          many: 'Po {step} {who} ma zagrożony pion Tzaar na {cell}, a ma ich tylko {n}.',
          other: 'Po {step} {who} ma zagrożony pion Tzaar na {cell}, a ma ich tylko {n}.',
        },
        tzarra: {
          one: 'Po {step} {who} ma zagrożony ostatni pion Tzarra na {cell}.',
          few: 'Po {step} {who} ma zagrożony pion Tzarra na {cell}, a ma ich tylko {n}.',
          many: 'Po {step} {who} ma zagrożony pion Tzarra na {cell}, a ma ich tylko {n}.',
          other: 'Po {step} {who} ma zagrożony pion Tzarra na {cell}, a ma ich tylko {n}.',
        },
        tott: {
          one: 'Po {step} {who} ma zagrożony ostatni pion Tott na {cell}.',
          few: 'Po {step} {who} ma zagrożony pion Tott na {cell}, a ma ich tylko {n}.',
          many: 'Po {step} {who} ma zagrożony pion Tott na {cell}, a ma ich tylko {n}.',
          other: 'Po {step} {who} ma zagrożony pion Tott na {cell}, a ma ich tylko {n}.',
        },
      },
    },
  },

  /** Beside a turn in a list, in a few words and without a subject. */
  remarks: {
    takesLast: {
      tzaar: 'przejmuje ostatni pion Tzaar: wygrana',
      tzarra: 'przejmuje ostatni pion Tzarra: wygrana',
      tott: 'przejmuje ostatni pion Tott: wygrana',
    },
    leavesNothing: 'nie zostawia nic do przejęcia: wygrana',
    buriesLast: {
      tzaar: 'przykrywa ostatni pion Tzaar: przegrana',
      tzarra: 'przykrywa ostatni pion Tzarra: przegrana',
      tott: 'przykrywa ostatni pion Tott: przegrana',
    },
    takes: {
      tzaar: {
        one: 'przejmuje przedostatni pion Tzaar',
        few: 'przejmuje pion Tzaar, zostają {n}',
        many: 'przejmuje pion Tzaar, zostaje {n}',
        other: 'przejmuje pion Tzaar, zostaje {n}',
      },
      tzarra: {
        one: 'przejmuje przedostatni pion Tzarra',
        few: 'przejmuje pion Tzarra, zostają {n}',
        many: 'przejmuje pion Tzarra, zostaje {n}',
        other: 'przejmuje pion Tzarra, zostaje {n}',
      },
      tott: {
        one: 'przejmuje przedostatni pion Tott',
        few: 'przejmuje pion Tott, zostają {n}',
        many: 'przejmuje pion Tott, zostaje {n}',
        other: 'przejmuje pion Tott, zostaje {n}',
      },
    },
    covers: {
      tzaar: 'przykrywa przedostatni pion Tzaar',
      tzarra: 'przykrywa przedostatni pion Tzarra',
      tott: 'przykrywa przedostatni pion Tott',
    },
    takesTwoStacks: 'przejmuje dwa stosy',
    takesStack: 'przejmuje stos o wysokości {height}',
    growsTallest: 'tworzy najwyższy stos: {height}',
  },
});
