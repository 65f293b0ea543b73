import { english, type Lang, type Shape, translation } from '@threefold-games/speech';

/** What the house rules of this game are called, in every language; nobody needs it before a form or a table asks. */
const en = english({
  odds: {
    name: 'Odds',
    about: 'House rule: some pieces of the weaker player count as built from the start.',
    none: 'None',
    both: 'Both',
    you: 'Counted as built for you from the start: {pieces}.',
    other: 'Counted as built for {name} from the start: {pieces}.',
  },
});

const de = translation<typeof en>()('de')({
  odds: {
    name: 'Vorgabe',
    about: 'Hausregel: Wer schwächer ist, hat von Anfang an Gebäude, die als gebaut gelten.',
    none: 'Keine',
    both: 'Beides',
    you: 'Für dich gilt von Anfang an als gebaut: {pieces}.',
    other: 'Für {name} gilt von Anfang an als gebaut: {pieces}.',
  },
});

const fr = translation<typeof en>()('fr')({
  odds: {
    name: 'Avantage',
    about: 'Règle maison : des bâtiments de la personne la moins forte comptent comme construits dès le début.',
    none: 'Aucun',
    both: 'Les deux',
    you: 'Compte comme construit pour toi dès le début : {pieces}.',
    other: 'Compte comme construit pour {name} dès le début : {pieces}.',
  },
});

const nl = translation<typeof en>()('nl')({
  odds: {
    name: 'Voorgift',
    about: 'Huisregel: bij de zwakste speler tellen gebouwen vanaf het begin als gebouwd.',
    none: 'Geen',
    both: 'Beide',
    you: 'Telt voor jou vanaf het begin als gebouwd: {pieces}.',
    other: 'Telt voor {name} vanaf het begin als gebouwd: {pieces}.',
  },
});

const it = translation<typeof en>()('it')({
  odds: {
    name: 'Vantaggio',
    about: 'Regola della casa: alcuni edifici di chi è più debole contano come costruiti fin dall’inizio.',
    none: 'Nessuno',
    both: 'Entrambi',
    you: 'Per te conta come costruito fin dall’inizio: {pieces}.',
    other: 'Per {name} conta come costruito fin dall’inizio: {pieces}.',
  },
});

const es = translation<typeof en>()('es')({
  odds: {
    name: 'Ventaja',
    about: 'Regla de la casa: algunos edificios de quien juega peor cuentan como construidos desde el principio.',
    none: 'Ninguna',
    both: 'Ambos',
    you: 'Para ti cuenta como construido desde el principio: {pieces}.',
    other: 'Para {name} cuenta como construido desde el principio: {pieces}.',
  },
});

const pl = translation<typeof en>()('pl')({
  odds: {
    name: 'Fory',
    about: 'Zasada domowa: część budowli słabszego gracza od początku liczy się jako zbudowana.',
    none: 'Brak',
    both: 'Oba',
    you: 'Od początku liczy się jako zbudowane dla ciebie: {pieces}.',
    other: '{name}: od początku liczy się jako zbudowane: {pieces}.',
  },
});

export type HouseWords = Shape<typeof en>;

export const house: Readonly<Record<Lang, HouseWords>> = { de, en, es, fr, it, nl, pl };
