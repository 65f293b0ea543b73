import { english, type Lang, type Shape, translation } from '@threefold-games/speech';

/** What the house rules of this game are called, in every language; nobody needs it before a form or a table asks. */
const en = english({
  odds: {
    name: 'Odds',
    about: 'House rule: the weaker player begins with ready-made stacks.',
    none: 'None',
    count: { one: '{n} stack', other: '{n} stacks' },
    stacks: {
      1: 'a Tzaar of height 3',
      2: 'a Tzaar and a Tzarra of height 3',
      3: 'a Tzaar of height 4, a Tzarra and a Tott of height 3',
    },
    you: 'You begin with {stacks}.',
    other: '{name} begins with {stacks}.',
  },
});

const de = translation<typeof en>()('de')({
  odds: {
    name: 'Vorgabe',
    about: 'Hausregel: Wer schwächer ist, beginnt mit fertigen Stapeln.',
    none: 'Keine',
    count: { one: '{n} Stapel', other: '{n} Stapel' },
    stacks: {
      1: 'einem Tzaar der Höhe 3',
      2: 'einem Tzaar und einem Tzarra der Höhe 3',
      3: 'einem Tzaar der Höhe 4, einem Tzarra und einem Tott der Höhe 3',
    },
    you: 'Du beginnst mit {stacks}.',
    other: '{name} beginnt mit {stacks}.',
  },
});

const fr = translation<typeof en>()('fr')({
  odds: {
    name: 'Avantage',
    about: 'Règle maison : la personne la moins forte commence avec des piles toutes faites.',
    none: 'Aucun',
    count: { one: '{n} pile', other: '{n} piles' },
    stacks: {
      1: 'un Tzaar de hauteur 3',
      2: 'un Tzaar et une Tzarra de hauteur 3',
      3: 'un Tzaar de hauteur 4, une Tzarra et un Tott de hauteur 3',
    },
    you: 'Tu commences avec {stacks}.',
    other: '{name} commence avec {stacks}.',
  },
});

const nl = translation<typeof en>()('nl')({
  odds: {
    name: 'Voorgift',
    about: 'Huisregel: de zwakste speler begint met kant-en-klare stapels.',
    none: 'Geen',
    count: { one: '{n} stapel', other: '{n} stapels' },
    stacks: {
      1: 'een Tzaar van hoogte 3',
      2: 'een Tzaar en een Tzarra van hoogte 3',
      3: 'een Tzaar van hoogte 4, een Tzarra en een Tott van hoogte 3',
    },
    you: 'Je begint met {stacks}.',
    other: '{name} begint met {stacks}.',
  },
});

const it = translation<typeof en>()('it')({
  odds: {
    name: 'Vantaggio',
    about: 'Regola della casa: chi è più debole comincia con colonne già fatte.',
    none: 'Nessuno',
    count: { one: '{n} colonna', other: '{n} colonne' },
    stacks: {
      1: 'uno Tzaar di altezza 3',
      2: 'uno Tzaar e una Tzarra di altezza 3',
      3: 'uno Tzaar di altezza 4, una Tzarra e un Tott di altezza 3',
    },
    you: 'Cominci con {stacks}.',
    other: '{name} comincia con {stacks}.',
  },
});

const es = translation<typeof en>()('es')({
  odds: {
    name: 'Ventaja',
    about: 'Regla de la casa: quien juega peor empieza con montones ya hechos.',
    none: 'Ninguna',
    count: { one: '{n} montón', other: '{n} montones' },
    stacks: {
      1: 'una Tzaar de altura 3',
      2: 'una Tzaar y una Tzarra de altura 3',
      3: 'una Tzaar de altura 4, una Tzarra y una Tott de altura 3',
    },
    you: 'Empiezas con {stacks}.',
    other: '{name} empieza con {stacks}.',
  },
});

const pl = translation<typeof en>()('pl')({
  odds: {
    name: 'Fory',
    about: 'Zasada domowa: słabszy gracz zaczyna z gotowymi stosami.',
    none: 'Brak',
    count: {
      one: '{n} stos',
      few: '{n} stosy',
      many: '{n} stosów',
      other: '{n} stosu',
    },
    stacks: {
      1: 'pionem Tzaar o wysokości 3',
      2: 'pionami Tzaar i Tzarra o wysokości 3',
      3: 'pionem Tzaar o wysokości 4 oraz pionami Tzarra i Tott o wysokości 3',
    },
    you: 'Zaczynasz z {stacks}.',
    other: '{name} zaczyna z {stacks}.',
  },
});

export type HouseWords = Shape<typeof en>;

export const house: Readonly<Record<Lang, HouseWords>> = { de, en, es, fr, it, nl, pl };
