import { english, type Lang, type Shape, translation } from '@threefold-games/speech';

/** What the house rules of this game are called, in every language; nobody needs it before a form or a table asks. */
const en = english({
  komi: {
    name: 'Komi',
    about:
      'House rule: extra points for Ebony at the end, because the first seat has the better chances. With {fair} points strong play is even.',
    none: 'None',
  },
  swap: {
    name: 'Swap',
    about: 'House rule: one player sets up both sides and makes the first move, the other chooses a side.',
    values: { on: 'On', off: 'Off' },
  },
  odds: {
    name: 'Odds',
    about: 'House rule: the weaker player begins with points.',
    none: 'None',
    points: '{points} points',
    you: 'You begin with {points} points.',
    other: '{name} begins with {points} points.',
  },
});

const de = translation<typeof en>()('de')({
  komi: {
    name: 'Komi',
    about:
      'Hausregel: Ebenholz bekommt am Ende Zusatzpunkte, weil der erste Platz die besseren Chancen hat. Mit {fair} Punkten ist starkes Spiel ausgeglichen.',
    none: 'Keine',
  },
  swap: {
    name: 'Seitenwahl',
    about: 'Hausregel: Eine Person stellt beide Seiten auf und macht den ersten Zug, die andere wählt eine Seite.',
    values: { on: 'An', off: 'Aus' },
  },
  odds: {
    name: 'Vorgabe',
    about: 'Hausregel: Wer schwächer ist, beginnt mit Punkten.',
    none: 'Keine',
    points: '{points} Punkte',
    you: 'Du beginnst mit {points} Punkten.',
    other: '{name} beginnt mit {points} Punkten.',
  },
});

const fr = translation<typeof en>()('fr')({
  komi: {
    name: 'Komi',
    about:
      'Règle maison : des points en plus pour Ébène à la fin, car la première place a de meilleures chances. Avec {fair} points, les chances de joueurs forts sont égales.',
    none: 'Aucun',
  },
  swap: {
    name: 'Choix du camp',
    about: 'Règle maison : l’un installe les deux camps et joue le premier coup, l’autre choisit son camp.',
    values: { on: 'Oui', off: 'Non' },
  },
  odds: {
    name: 'Avantage',
    about: 'Règle maison : la personne la moins forte commence avec des points.',
    none: 'Aucun',
    points: '{points} points',
    you: 'Tu commences avec {points} points.',
    other: '{name} commence avec {points} points.',
  },
});

const nl = translation<typeof en>()('nl')({
  komi: {
    name: 'Komi',
    about:
      'Huisregel: extra punten voor Ebbenhout aan het eind, omdat de eerste plaats betere kansen heeft. Met {fair} punten is sterk spel in evenwicht.',
    none: 'Geen',
  },
  swap: {
    name: 'Kant kiezen',
    about: 'Huisregel: de een zet beide kanten op en doet de eerste zet, de ander kiest een kant.',
    values: { on: 'Aan', off: 'Uit' },
  },
  odds: {
    name: 'Voorgift',
    about: 'Huisregel: de zwakste speler begint met punten.',
    none: 'Geen',
    points: '{points} punten',
    you: 'Je begint met {points} punten.',
    other: '{name} begint met {points} punten.',
  },
});

const it = translation<typeof en>()('it')({
  komi: {
    name: 'Komi',
    about:
      'Regola della casa: punti in più per Ebano alla fine, perché il primo posto ha più probabilità di vincere. Con {fair} punti il gioco forte è in equilibrio.',
    none: 'Nessuno',
  },
  swap: {
    name: 'Scelta del lato',
    about: 'Regola della casa: uno dispone entrambi i lati e fa la prima mossa, l’altro sceglie il lato.',
    values: { on: 'Sì', off: 'No' },
  },
  odds: {
    name: 'Vantaggio',
    about: 'Regola della casa: chi è più debole comincia con dei punti.',
    none: 'Nessuno',
    points: '{points} punti',
    you: 'Cominci con {points} punti.',
    other: '{name} comincia con {points} punti.',
  },
});

const es = translation<typeof en>()('es')({
  komi: {
    name: 'Komi',
    about:
      'Regla de la casa: puntos adicionales para Ébano al final, porque el primer puesto tiene más posibilidades. Con {fair} puntos, el juego fuerte está igualado.',
    none: 'Ninguno',
  },
  swap: {
    name: 'Elección de lado',
    about: 'Regla de la casa: uno prepara los dos lados y hace el primer movimiento, el otro elige lado.',
    values: { on: 'Sí', off: 'No' },
  },
  odds: {
    name: 'Ventaja',
    about: 'Regla de la casa: quien juega peor empieza con puntos.',
    none: 'Ninguno',
    points: '{points} puntos',
    you: 'Empiezas con {points} puntos.',
    other: '{name} empieza con {points} puntos.',
  },
});

const pl = translation<typeof en>()('pl')({
  komi: {
    name: 'Komi',
    about:
      'Zasada domowa: dodatkowe punkty dla Hebanu na koniec, bo pierwsze miejsce ma większe szanse. Przy {fair} punktu silna gra jest wyrównana.',
    none: 'Brak',
  },
  swap: {
    name: 'Wybór strony',
    about: 'Zasada domowa: jedna osoba rozstawia obie strony i wykonuje pierwszy ruch, druga wybiera stronę.',
    values: { on: 'Tak', off: 'Nie' },
  },
  odds: {
    name: 'Fory',
    about: 'Zasada domowa: słabszy gracz zaczyna z punktami.',
    none: 'Brak',
    points: '{points} punktów',
    you: 'Zaczynasz z {points} punktami.',
    other: '{name} zaczyna z {points} punktami.',
  },
});

export type HouseWords = Shape<typeof en>;

export const house: Readonly<Record<Lang, HouseWords>> = { de, en, es, fr, it, nl, pl };
